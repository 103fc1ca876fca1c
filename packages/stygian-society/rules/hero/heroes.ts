/** What heroes and the party have: cards, shields, modifiers, status tokens. */
import { ATTACKS, type CardType, HERO_COLOURS, STATUSES } from '../../words/lists.ts';
import { activeHero } from '../asking.ts';
import { MODIFIERS } from '../compile/card-entry.ts';
import { cardEntry } from '../compile/entries.ts';
import { at } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { type Hero, LUCK_LIMIT, type State, WOUND_LIMIT } from '../state.ts';

export const isReady = (state: State, card: number): boolean => !state.exhausted.includes(card);

/** Number of a modifier, as the table of cards counts them. */
type ModifierName = (typeof MODIFIERS)[number];
const MODIFIER_NUMBERS = Object.fromEntries(MODIFIERS.map((name, number) => [name, number])) as Record<
  ModifierName,
  number
>;

const sumIn = (cards: readonly number[], modifier: number): number => {
  let sum = 0;
  for (let place = 0; place < cards.length; place++) sum += at(cardEntry(at(cards, place)).adds, modifier);
  return sum;
};

/** A modifier of a hero's own cards and of the party's treasures (STY-20.10). */
export const heroModifier = (state: State, hero: Hero, name: ModifierName): number => {
  const modifier = MODIFIER_NUMBERS[name];
  return (
    sumIn(hero.skills, modifier) + sumIn(hero.treasures, modifier) + sumIn(state.partyTreasures, modifier)
  );
};

/** A modifier summed over all cards of the party. */
export const partyModifier = (state: State, name: ModifierName): number => {
  const modifier = MODIFIER_NUMBERS[name];
  let sum = sumIn(state.partyTreasures, modifier);
  for (let place = 0; place < state.heroes.length; place++) {
    const { skills, treasures } = state.heroes[place] as Hero;
    sum += sumIn(skills, modifier) + sumIn(treasures, modifier);
  }
  return sum;
};

/** STY-15.5 */
export const attackBonus = (state: State, hero: Hero, attack: number): number =>
  heroModifier(state, hero, ATTACKS[attack] ?? 'melee');

/** STY-10.2 */
export const luckLimit = (state: State): number => LUCK_LIMIT + partyModifier(state, 'luckMax');

/** STY-13.6, STY-25.5 */
export const woundLimit = (state: State): number =>
  Math.min(WOUND_LIMIT, state.baseWounds + partyModifier(state, 'maxWounds'));

/** STY-13.2: all skills and held treasures of the hero count, exhausted ones too. */
export const shieldsOf = (hero: Hero): number => {
  let shields = 0;
  for (const card of hero.skills) shields += cardEntry(card).shields;
  for (const card of hero.treasures) shields += cardEntry(card).shields;
  return shields;
};

/** STY-28.10 */
export const isImmune = (state: State, hero: Hero, status: number): boolean => {
  const named = STATUSES[status];
  const stops = (card: number): boolean =>
    cardEntry(card).definition.modifiers.some(
      (modifier) => modifier.mod === 'immune' && modifier.status === named,
    );
  return hero.skills.some(stops) || hero.treasures.some(stops) || state.partyTreasures.some(stops);
};

/** STY-6.6: blue, green, white and wild cubes that come with the drops of a hero. */
export const addBonusCubes = (state: State, hero: Hero, sum: number[]): void => {
  addBonusOf(hero.skills, sum);
  addBonusOf(hero.treasures, sum);
  addBonusOf(state.partyTreasures, sum);
};

const addBonusOf = (cards: readonly number[], sum: number[]): void => {
  for (let place = 0; place < cards.length; place++) {
    const { bonus } = cardEntry(at(cards, place));
    for (let kind = 0; kind < sum.length; kind++) sum[kind] = at(sum, kind) + at(bonus, kind);
  }
};

export const STRICKEN = STATUSES.indexOf('Stricken');
export const DAZED = STATUSES.indexOf('Dazed');
export const WEAKENED = STATUSES.indexOf('Weakened');
export const HEXED = STATUSES.indexOf('Hexed');

export const TOKEN_KINDS = STATUSES.length * HERO_COLOURS;
export const tokenIndex = (status: number, colour: number): number => status * HERO_COLOURS + colour;

/** Tokens of a status, of all colours. */
export const tokensOf = ({ tokens }: Hero, status: number): number =>
  at(tokens, tokenIndex(status, 0)) + at(tokens, tokenIndex(status, 1)) + at(tokens, tokenIndex(status, 2));

/** STY-21.8: tokens that may be removed with cubes at the end of this turn. */
export const removable = ({ tokens, fresh }: Hero, index: number): number =>
  at(tokens, index) - at(fresh, index);

const addReady = (state: State, cards: readonly number[], type: CardType, found: number[]): void => {
  for (let place = 0; place < cards.length; place++) {
    const card = at(cards, place);
    if (cardEntry(card).type === type && isReady(state, card)) found.push(card);
  }
};

/** Ready cards of a type: the active hero's own, then the party's. */
const readyCards = (state: State, type: CardType): number[] => {
  const { skills, treasures } = activeHero(state);
  const found: number[] = [];
  addReady(state, skills, type, found);
  addReady(state, treasures, type, found);
  addReady(state, state.partyTreasures, type, found);
  return found;
};

/** STY-4.3, STY-4.5: ready supports of the active hero. */
export const readySupports = (state: State): number[] => readyCards(state, 'support');

/** STY-5.2: ready actions of the active hero, without the generic ones. */
export const readyActions = (state: State): number[] => readyCards(state, 'action');

/** STY-18.9 */
export const tirable = (state: State, hero: Hero): number[] =>
  hero.skills.filter((card) => {
    const { level, definition } = cardEntry(card);
    return level > 0 && definition.type !== 'passive' && isReady(state, card);
  });

/** STY-18.6, STY-18.8: the mark of a card that takes effect. */
export const applyMark = (state: State, card: number): void => {
  const { mark } = cardEntry(card).definition;
  if (mark === 'exhaust' && isReady(state, card)) state.exhausted.push(card);
  if (mark !== 'discard') return;
  for (const cards of [state.partyTreasures, ...state.heroes.map(({ treasures }) => treasures)]) {
    const place = cards.indexOf(card);
    if (place >= 0) cards.splice(place, 1);
  }
};

export const tireCard = (state: State, card: number, emit: StygianSocietyEmit): void => {
  state.exhausted.push(card);
  emit?.({ type: 'tired', card });
};
