/** What heroes and the party have: cards, shields, modifiers, status tokens. */
import type { Modifier } from '../words/effect.ts';
import { ATTACKS, HERO_COLOURS, STATUSES } from '../words/lists.ts';
import { activeHero } from './asking.ts';
import { at } from './cubes.ts';
import { type Hero, LUCK_LIMIT, type State, WOUND_LIMIT } from './state.ts';
import { type CardEntry, cardEntry } from './tables.ts';

export const isReady = (state: State, card: number): boolean => !state.exhausted.includes(card);

const valueIn = (card: number, mod: Modifier['mod']): number => {
  let sum = 0;
  for (const modifier of cardEntry(card).definition.modifiers)
    if (modifier.mod === mod && 'number' in modifier) sum += modifier.number;
  return sum;
};

const sumIn = (cards: readonly number[], mod: Modifier['mod']): number => {
  let sum = 0;
  for (const card of cards) sum += valueIn(card, mod);
  return sum;
};

/** A modifier of a hero's own cards and of the party's treasures (STY-20.10). */
export const heroModifier = (state: State, hero: Hero, mod: Modifier['mod']): number =>
  sumIn(hero.skills, mod) + sumIn(hero.treasures, mod) + sumIn(state.partyTreasures, mod);

/** A modifier of everybody's cards together. */
export const partyModifier = (state: State, mod: Modifier['mod']): number => {
  let sum = sumIn(state.partyTreasures, mod);
  for (const hero of state.heroes) sum += sumIn(hero.skills, mod) + sumIn(hero.treasures, mod);
  return sum;
};

/** STY-15.5 */
export const attackBonus = (state: State, hero: Hero, attack: number): number =>
  heroModifier(state, hero, ATTACKS[attack] as Modifier['mod']);

/** STY-10.2 */
export const luckLimit = (state: State): number => LUCK_LIMIT + partyModifier(state, 'luckmax');

/** STY-13.6, STY-25.5 */
export const woundLimit = (state: State): number =>
  Math.min(WOUND_LIMIT, state.baseWounds + partyModifier(state, 'maxwounds'));

/** STY-13.2: all own skills and held treasures count, exhausted ones too. */
export const shieldsOf = (hero: Hero): number => {
  let shields = 0;
  for (const card of hero.skills) shields += cardEntry(card).definition.shields;
  for (const card of hero.treasures) shields += cardEntry(card).definition.shields;
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
export const bonusCubes = (state: State, hero: Hero): number[] => {
  const sum = [0, 0, 0, 0];
  for (const cards of [hero.skills, hero.treasures, state.partyTreasures])
    for (const card of cards)
      cardEntry(card).bonus.forEach((count, index) => {
        sum[index] = at(sum, index) + count;
      });
  return sum;
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

/** Cards of a hero and of the party, in that order. */
const usableCards = (state: State, hero: Hero): readonly number[] => [
  ...hero.skills,
  ...hero.treasures,
  ...state.partyTreasures,
];

/** STY-4.3, STY-4.5: ready supports of the active hero. */
export const readySupports = (state: State): CardEntry[] =>
  usableCards(state, activeHero(state)).flatMap((card) => {
    const entry = cardEntry(card);
    return entry.definition.type === 'support' && isReady(state, card) ? [entry] : [];
  });

/** STY-5.2: ready actions of the active hero, without the generic ones. */
export const readyActions = (state: State): CardEntry[] =>
  usableCards(state, activeHero(state)).flatMap((card) => {
    const entry = cardEntry(card);
    return entry.definition.type === 'action' && isReady(state, card) ? [entry] : [];
  });

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
