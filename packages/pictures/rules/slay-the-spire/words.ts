/** What a card does, read from its effects as data. */
import type { ContentItem } from '@three-spires/kernel';

/** A word for each kind of effect that a picture can tell. */
export type Fact =
  | 'hit'
  | 'heavy'
  | 'many'
  | 'all'
  | 'block'
  | 'draw'
  | 'energy'
  | 'strength'
  | 'poison'
  | 'weak'
  | 'vulnerable'
  | 'shiv'
  | 'lightning'
  | 'frost'
  | 'dark'
  | 'orbs'
  | 'wrath'
  | 'calm'
  | 'neutral'
  | 'miracle'
  | 'scry'
  | 'exhaust'
  | 'discard'
  | 'again'
  | 'blood'
  | 'heal'
  | 'x';

type Data = { readonly [field: string]: unknown };

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The facts that follow from the name of an effect alone. */
const BY_NAME: Readonly<Record<string, readonly Fact[]>> = {
  block: ['block'],
  doubleBlock: ['block'],
  limitHpLoss: ['block'],
  clearDebuffs: ['heal'],
  heal: ['heal'],
  draw: ['draw'],
  drawUpTo: ['draw'],
  searchDraw: ['draw'],
  takeTopDiscard: ['draw'],
  takeZeroCostDiscards: ['draw'],
  playDrawnCard: ['draw'],
  playDrawnCards: ['draw'],
  moveCard: ['draw'],
  retainCards: ['draw'],
  energy: ['energy'],
  doubleEnergy: ['energy'],
  exhaustForEnergy: ['energy'],
  nextCardFree: ['energy'],
  handCostsZero: ['energy'],
  retainedCostLess: ['energy'],
  doubleStrength: ['strength'],
  multiplyPoison: ['poison'],
  shiv: ['shiv'],
  useAllShivs: ['shiv', 'many'],
  evoke: ['orbs'],
  evokeAll: ['orbs'],
  orbAgain: ['orbs'],
  removeOrbs: ['orbs'],
  miracle: ['miracle'],
  scry: ['scry'],
  exhaust: ['exhaust'],
  exhaustDrawPile: ['exhaust'],
  discard: ['discard'],
  playTwice: ['again'],
  playFromDraw: ['again'],
  copyLastCard: ['again'],
  copyLastAttack: ['again'],
  loseHp: ['blood'],
  judge: ['hit', 'heavy'],
};

/** What a card that stays in play changes. */
const BY_MODIFIER: Readonly<Record<string, readonly Fact[]>> = {
  keepBlock: ['block'],
  blockPerIcon: ['block'],
  hpLossLimit: ['block'],
  cancelHpLoss: ['block'],
  freeSkills: ['exhaust'],
  exhaustSkills: ['exhaust'],
  shivDamage: ['shiv'],
  poisonPerHit: ['poison'],
  orbSlots: ['orbs'],
  evokeBonus: ['orbs'],
  orbBonus: ['orbs'],
  darkEvokeBonus: ['orbs', 'dark'],
  lightningHitsRow: ['lightning'],
  lightningBonus: ['lightning'],
  wrathDamage: ['wrath'],
  starterStrikeDamagePerCube: ['strength'],
  starterStrikeDamage: ['strength'],
  starterDefendBlock: ['block'],
};

/** When an ability happens, and what it counts. */
const BY_OCCASION: Readonly<Record<string, readonly Fact[]>> = {
  onExhaust: ['exhaust'],
  onGainBlock: ['block'],
  onScry: ['scry'],
  onEnterWrath: ['wrath'],
  onDiscardEffect: ['discard'],
  onDrawStatus: ['exhaust'],
  miracles: ['miracle'],
  orbs: ['orbs'],
  orbTypes: ['orbs'],
  frostOrbs: ['frost'],
  lightningOrbs: ['lightning'],
  block: ['block'],
};

const ALL = new Set(['row', 'all']);
const HEAVY = 4;

const factsOfHit = ({ amount, times, at }: Data): Fact[] => {
  const facts: Fact[] = [];
  if (at === 'self') return facts;
  facts.push('hit');
  if (typeof amount === 'number' && amount >= HEAVY) facts.push('heavy');
  if (times !== undefined && times !== 1) facts.push('many');
  if (at === 'anyEnemyEachTime' || at === 'oneOrTwoEnemies') facts.push('many');
  if (typeof at === 'string' && ALL.has(at)) facts.push('all');
  return facts;
};

const factsOfEffect = (effect: Data): readonly Fact[] => {
  const { do: name, token, orb, stance, on } = effect;
  if (name === 'hit' || name === 'damage') return factsOfHit(effect);
  if (name === 'token') return [token as Fact, ...(on === 'row' ? (['all'] as const) : [])];
  if (name === 'channel') return [orb as Fact];
  if (name === 'stance') return [stance as Fact];
  return typeof name === 'string' ? (BY_NAME[name] ?? []) : [];
};

/** Every fact of the item's first face, in the order in which it is printed. */
export const factsOf = ({ faces }: Pick<ContentItem, 'faces'>): ReadonlySet<Fact> => {
  const facts = new Set<Fact>();
  const add = (list: readonly Fact[]): void => {
    for (const fact of list) facts.add(fact);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isData(value)) return;
    add(factsOfEffect(value));
    const { on, per, modifiers } = value;
    if (typeof on === 'string' && 'does' in value) add(BY_OCCASION[on] ?? []);
    if (typeof per === 'string') add(BY_OCCASION[per] ?? []);
    if (isData(modifiers)) for (const name of Object.keys(modifiers)) add(BY_MODIFIER[name] ?? []);
    for (const field of Object.values(value)) walk(field);
  };
  const [face] = faces;
  if (face?.cost === 'X') facts.add('x');
  walk(face?.effects);
  return facts;
};
