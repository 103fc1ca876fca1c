/** What heroes and the party have: cards, shields, modifiers, status tokens. */
import { HERO_COLOURS, STATUSES } from '../../words/lists.ts';
import {
  ADDS,
  ADDS_TO_ATTACK,
  type Adds,
  BRINGS_CUBES,
  IMMUNITIES,
  SHIELDS,
} from '../compile/card-tables.ts';
import { cardEntry } from '../compile/entries.ts';
import { at } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { type Hero, LUCK_LIMIT, type State, WOUND_LIMIT } from '../state.ts';

export const isReady = ({ exhausted }: State, card: number): boolean => {
  for (let place = 0; place < exhausted.length; place++) if (exhausted[place] === card) return false;
  return true;
};

const sumIn = (cards: readonly number[], table: Int8Array): number => {
  let sum = 0;
  for (let place = 0; place < cards.length; place++) sum += table[at(cards, place)] as number;
  return sum;
};

/** A modifier summed over a hero's own cards and the party's treasures (STY-20.10). */
const heroModifier = (state: State, hero: Hero, adds: Adds): number =>
  sumIn(hero.skills, adds) + sumIn(hero.treasures, adds) + sumIn(state.partyTreasures, adds);

/** A modifier summed over all the party's cards. */
export const partyModifier = (state: State, name: keyof typeof ADDS): number => {
  const adds = ADDS[name];
  let sum = sumIn(state.partyTreasures, adds);
  for (let place = 0; place < state.heroes.length; place++) {
    const { skills, treasures } = state.heroes[place] as Hero;
    sum += sumIn(skills, adds) + sumIn(treasures, adds);
  }
  return sum;
};

/** STY-15.5 */
export const attackBonus = (state: State, hero: Hero, attack: number): number =>
  heroModifier(state, hero, ADDS_TO_ATTACK[attack] as Adds);

/** STY-14.3 */
export const healBonus = (state: State, hero: Hero): number => heroModifier(state, hero, ADDS.heal);

/** STY-10.2 */
export const luckLimit = (state: State): number => LUCK_LIMIT + partyModifier(state, 'luckMax');

/** STY-13.6, STY-25.5 */
export const woundLimit = (state: State): number =>
  Math.min(WOUND_LIMIT, state.baseWounds + partyModifier(state, 'maxWounds'));

/** STY-13.2: all the hero's skills and treasures count, even exhausted ones. */
export const shieldsOf = (hero: Hero): number => sumIn(hero.skills, SHIELDS) + sumIn(hero.treasures, SHIELDS);

const isAnyImmune = (cards: readonly number[], bit: number): boolean => {
  for (let place = 0; place < cards.length; place++)
    if (((IMMUNITIES[at(cards, place)] as number) & bit) !== 0) return true;
  return false;
};

/** STY-28.10 */
export const isImmune = (state: State, hero: Hero, status: number): boolean => {
  const bit = 1 << status;
  return (
    isAnyImmune(hero.skills, bit) ||
    isAnyImmune(hero.treasures, bit) ||
    isAnyImmune(state.partyTreasures, bit)
  );
};

/** STY-6.6: blue, green, white and wild cubes added to a hero's drops. */
export const addBonusCubes = (state: State, hero: Hero, sum: number[]): void => {
  addBonusOf(hero.skills, sum);
  addBonusOf(hero.treasures, sum);
  addBonusOf(state.partyTreasures, sum);
};

const addBonusOf = (cards: readonly number[], sum: number[]): void => {
  for (let place = 0; place < cards.length; place++) {
    if (BRINGS_CUBES[at(cards, place)] === 0) continue;
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

/** The number of tokens of a status, of all colours. */
export const tokensOf = ({ tokens }: Hero, status: number): number =>
  at(tokens, tokenIndex(status, 0)) + at(tokens, tokenIndex(status, 1)) + at(tokens, tokenIndex(status, 2));

/** STY-21.8: tokens that cubes may remove at the end of this turn. */
export const removable = ({ tokens, fresh }: Hero, index: number): number =>
  at(tokens, index) - at(fresh, index);

/** STY-18.9 */
export const tirable = (state: State, hero: Hero): number[] =>
  hero.skills.filter((card) => {
    const { level, type } = cardEntry(card);
    return level > 0 && type !== 'passive' && isReady(state, card);
  });

const discard = (cards: number[], card: number): void => {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
};

/** STY-18.6, STY-18.8: applies the mark of a card that takes effect. */
export const applyMark = (state: State, card: number, emit: StygianSocietyEmit): void => {
  const { mark } = cardEntry(card);
  if (mark !== 'none') emit?.({ type: 'marked', card, mark });
  if (mark === 'exhaust' && isReady(state, card)) state.exhausted.push(card);
  if (mark !== 'discard') return;
  discard(state.partyTreasures, card);
  for (const { treasures } of state.heroes) discard(treasures, card);
};

export const tireCard = (state: State, card: number, emit: StygianSocietyEmit): void => {
  state.exhausted.push(card);
  emit?.({ type: 'tired', card });
};
