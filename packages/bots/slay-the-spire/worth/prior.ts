/**
 * The estimated worth of a card or relic, from its printed effects. Training starts from these figures and
 * corrects them; a card that never occurs in training keeps them.
 */
import {
  CARD_TYPES,
  type Effect,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  type ItemEntry,
} from '@three-spires/slay-the-spire/for-bots';

type Amount = Extract<Effect, { do: 'hit' }>['amount'];

/** A counted amount is assumed to count two. */
const numberOf = (amount: Amount): number =>
  typeof amount === 'number' ? amount : amount.base + 2 * amount.each;

const AREA: Readonly<Record<string, number>> = { row: 1.5, all: 1.7 };
const TOKENS: Readonly<Record<string, number>> = { strength: 3.5, vulnerable: 1.4, weak: 1.2, poison: 1.4 };
const ORBS: Readonly<Record<string, number>> = { lightning: 2.2, frost: 2, dark: 2.4 };
const STANCES: Readonly<Record<string, number>> = { wrath: 0.8, calm: 1.6, neutral: 0.3 };
/** The worth of one unit of an effect. */
const PER_UNIT: Readonly<Record<string, number>> = {
  block: 1,
  draw: 0.9,
  energy: 1.5,
  heal: 1.5,
  loseHp: -1.5,
  shiv: 1.1,
  miracle: 1.4,
  scry: 0.3,
  evoke: 1.4,
  daze: -1,
  searchDraw: 1.2,
  separateAttacks: 1,
  gainGold: 0.7,
  gainPotion: 2,
};
/** The worth of an effect without an amount. */
const PLAIN: Readonly<Record<string, number>> = {
  doubleStrength: 3,
  doubleBlock: 2.5,
  doubleEnergy: 3,
  evokeAll: 3,
  orbAgain: 1.5,
  handCostsZero: 3,
  playTwice: 2,
  nextCardFree: 1.5,
  playDrawnCard: 1.5,
  copyLastCard: 1.5,
  copyLastAttack: 1.5,
  multiplyPoison: 3,
  limitHpLoss: 3,
  judge: 2,
  exhaustForEnergy: 1.5,
  moveCard: 0.6,
  takeTopDiscard: 0.6,
  takeZeroCostDiscards: 1.5,
  retainCards: 0.5,
  noMoreCards: -1,
  noMoreDraws: -0.3,
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const worthOfAll = (effects: readonly Effect[]): number => sum(effects.map(worthOfEffect));

const worthOfEffect = (effect: Effect): number => {
  switch (effect.do) {
    case 'hit':
      return numberOf(effect.amount) * numberOf(effect.times) * (AREA[effect.at] ?? 1);
    case 'damage':
      return numberOf(effect.amount) * (effect.at === 'self' ? -1.5 : (AREA[effect.at] ?? 1));
    case 'token':
      return tokenWorth(effect);
    case 'channel':
      return numberOf(effect.amount) * (ORBS[effect.orb] ?? 0);
    case 'stance':
      return STANCES[effect.stance] ?? 0;
    case 'if':
      return 0.6 * worthOfAll(effect.then) + 0.4 * worthOfAll(effect.otherwise ?? []);
    case 'choose':
      return Math.max(0, ...effect.options.map(worthOfAll));
    case 'repeat':
      return numberOf(effect.times) * worthOfAll(effect.effects);
    case 'atEndOfTurn':
      return worthOfAll(effect.does);
    case 'discard':
      return -0.4 * effect.least;
    default:
      return otherWorth(effect);
  }
};

const tokenWorth = (effect: Extract<Effect, { do: 'token' }>): number => {
  const one = TOKENS[effect.token] ?? 0;
  const ofPlayer = effect.on === 'self' || effect.on === 'anyPlayer' || effect.on === 'allPlayers';
  const sign = ofPlayer && effect.token !== 'strength' ? -1 : 1;
  return sign * numberOf(effect.amount) * one * (AREA[effect.on] ?? 1);
};

const otherWorth = (effect: Effect): number => {
  const unit = PER_UNIT[effect.do];
  if (unit === undefined) return PLAIN[effect.do] ?? 0;
  const amount = 'amount' in effect ? effect.amount : 'times' in effect ? effect.times : 1;
  return unit * (typeof amount === 'string' ? 1 : numberOf(amount));
};

/** How often an ability is expected to trigger in an important fight. */
const TIMES: Readonly<Record<string, number>> = {
  startOfTurn: 4,
  beforeDraw: 4,
  endOfTurn: 4,
  startOfCombat: 1,
  endOfCombat: 1,
  oncePerTurn: 4,
  oncePerCombat: 1,
  spendCube: 2,
};
const TIMES_REACTING = 3;

type Abilities = FaceEntry['face']['abilities'];

const worthOfAbilities = (abilities: Abilities): number =>
  sum(
    (abilities ?? []).map(
      ({ on, does, die }) =>
        worthOfAll(does) * (TIMES[on] ?? TIMES_REACTING) * (die === undefined ? 1 : die.length / 6),
    ),
  );

const POWER = CARD_TYPES.indexOf('power');
const PER_MODIFIER = 2;
const UNPLAYABLE = -2;
/** The worth of one Energy, and the cost of a card without a numeric one. */
const ENERGY = 0.9;
const COST_OF_X = 2.5;
/** No card is assumed to be better than this before it is tried. */
const MOST = 4;

const priorOfFace = ({ face, type, cost, exhaust, modifiers }: FaceEntry): number => {
  if (face.cost === 'none') return UNPLAYABLE;
  const doubled = type === POWER ? 0.8 : exhaust ? 0.8 : 1;
  const value =
    worthOfAll(face.effects) + worthOfAbilities(face.abilities) + PER_MODIFIER * sum(modifiers) * 0.8;
  return Math.min(MOST, Math.max(-1, doubled * value - ENERGY * (cost < 0 ? COST_OF_X : cost)));
};

/** By face: more is better; a starter Strike is about 0. */
export const CARD_PRIORS: readonly number[] = FACES.map(priorOfFace);

/** The worth of a climb rule that a relic changes, in HP per hard fight. Training does not see it. */
const RULES: Readonly<Record<string, number>> = {
  noRest: -0.5,
  noSmith: -0.5,
  noGold: -0.4,
  noPotions: -0.3,
  noCurses: 0.2,
  hpCap6: -0.4,
  eggAttack: 0.4,
  eggSkill: 0.4,
  restHealsMore: 0.3,
  restRemoves: 0.3,
  moveAnywhere: 0.2,
  goldAtEvents: 0.2,
};
const PER_POINT = 0.3;
const MOST_OF_RELIC = 1.8;

const priorOfItem = ({ definition, modifiers }: ItemEntry): number => {
  const { abilities, die } = definition;
  const lasting = worthOfAbilities(abilities) + (PER_MODIFIER + 2) * sum(modifiers);
  return Math.min(MOST_OF_RELIC, PER_POINT * lasting) + (die === undefined ? 0 : 0.4);
};

/** By item, what a relic saves its owner in each hard fight, in HP, ignoring effects outside fights. */
export const RELIC_PRIORS: readonly number[] = ITEM_ENTRIES.map(priorOfItem);

/** By item, the worth of the climb rules that a relic changes. */
export const RELIC_RULES: readonly number[] = ITEM_ENTRIES.map(({ definition }) =>
  sum((definition.rules ?? []).map((rule) => RULES[rule] ?? 0)),
);
