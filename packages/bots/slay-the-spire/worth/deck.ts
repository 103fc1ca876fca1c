/**
 * The worth of a deck: the HP it is expected to leave after future hard fights, by nets fitted to fights of
 * random decks (`npm run train-decks`). A net knows the worth of combinations: the second Power, the tenth
 * Attack, a relic that counts Skills.
 */
import { CHARACTERS, faceOf, NONE, playerAt, ROOM, type State } from '@three-spires/slay-the-spire/for-bots';
import { chanceFromOdds } from '../../odds.ts';
import { type Net, type NetFile, readNet } from '../net.ts';
import {
  addCompany,
  cardPlaces,
  createDeckInputs,
  DECK_INPUTS,
  enemyPlace,
  relicPlace,
  SIZE_PLACE,
  shareIn,
  sizeOf,
} from './deck-inputs.ts';
import trained from './deck-nets.json' with { type: 'json' };
import { enemiesOf, LAST_ACT } from './enemies.ts';

const NETS: readonly Net[] = CHARACTERS.map((name) =>
  readNet((trained as Readonly<Record<string, NetFile>>)[name] as NetFile, DECK_INPUTS),
);

/** Converts a net's answer to HP: a fight lost with all the enemy's HP left counts as this much below 0. */
export const LOST_HP = 10;
const SPAN = 2 * LOST_HP;
export const answerForHp = (hp: number): number => Math.min(1, Math.max(0, (hp + LOST_HP) / SPAN));

/** A future hard fight and its weight. */
type Fight = { readonly enemy: number; readonly weight: number };

/** The Boss counts as much as all Elites of the Act, and the next Act half as much as this one. */
const NEXT_ACT = 0.5;

const ELITES = [0, 1, 2, 3].map((act) => enemiesOf('elite', act));
const BOSSES = [0, 1, 2, 3].map((act) => enemiesOf('boss', act));

const evenly = (kinds: readonly number[], weight: number): Fight[] =>
  kinds.map((enemy) => ({ enemy, weight: weight / kinds.length }));

const fightsOf = (act: number, boss: number, weight: number): Fight[] => [
  ...evenly(boss === NONE ? (BOSSES[act] ?? []) : [boss], weight),
  ...evenly(ELITES[act] ?? [], weight),
];

/** After an Act's Boss, the next Act counts. */
const fightsAhead = ({ run }: State): readonly Fight[] => {
  const act = Math.min(LAST_ACT, run.act + (run.room === ROOM.boss ? 1 : 0));
  const fights = fightsOf(act, act === run.act ? run.boss : NONE, 1);
  if (act < LAST_ACT) fights.push(...fightsOf(act + 1, NONE, NEXT_ACT));
  const all = fights.reduce((sum, { weight }) => sum + weight, 0);
  return fights.map(({ enemy, weight }) => ({ enemy, weight: weight / all }));
};

/** A deck with its sums precomputed as far as possible. */
export type Deck = {
  readonly net: Net;
  readonly fights: readonly Fight[];
  /**
   * The weights of all cards, and of what does not depend on their number, each for the hidden units and the
   * linear term.
   */
  readonly cards: Float64Array;
  readonly fixed: Float64Array;
  readonly size: number;
  /** The total of these, without an enemy. */
  readonly sums: Float64Array;
  /** The HP it is expected to leave. */
  readonly left: number;
};

type Parts = Pick<Deck, 'net' | 'cards' | 'fixed' | 'size'>;

/** The difference to another deck: a card or relic that is gained or lost. */
type Change = {
  readonly added?: number;
  readonly removed?: number;
  readonly relic?: number;
  readonly lost?: number;
};

const addRow = ({ hidden, first }: Net, sums: Float64Array, input: number, amount: number): void => {
  const width = hidden + 1;
  for (let unit = 0; unit < width; unit++)
    sums[unit] = (sums[unit] as number) + amount * (first[input * width + unit] as number);
};

const addCard = (net: Net, sums: Float64Array, face: number, amount: number): void => {
  for (const place of cardPlaces(face)) addRow(net, sums, place, amount);
};

export const deckOf = (state: State, seat: number): Deck => {
  const { character, deck, relics } = playerAt(state, seat);
  const net = NETS[character] as Net;
  const cards = new Float64Array(net.hidden + 1);
  const fixed = new Float64Array(net.hidden + 1);
  for (const card of deck) addCard(net, cards, faceOf(card), 1);
  for (const item of relics) addRow(net, fixed, relicPlace(item), 1);
  const company = createDeckInputs();
  addCompany(state, seat, company);
  for (let at = 0; at < company.length; at++)
    addRow(net, fixed, company.at[at] as number, company.value[at] as number);
  const parts: Parts = { net, cards, fixed, size: deck.length };
  const fights = fightsAhead(state);
  const sums = sumsAfter(parts, {});
  return { ...parts, fights, sums, left: leftOf(net, fights, sums) };
};

/** The sums of the hidden units for a deck after a change, without an enemy. */
const sumsAfter = (
  { net, cards, fixed, size }: Parts,
  { added = NONE, removed = NONE, relic = NONE, lost = NONE }: Change,
): Float64Array => {
  const number = size + (added === NONE ? 0 : 1) - (removed === NONE ? 0 : 1);
  const sums = cards.slice();
  if (added !== NONE) addCard(net, sums, added, 1);
  if (removed !== NONE) addCard(net, sums, removed, -1);
  const share = shareIn(number);
  for (let unit = 0; unit < sums.length; unit++)
    sums[unit] = share * (sums[unit] as number) + (fixed[unit] as number);
  addRow(net, sums, SIZE_PLACE, sizeOf(number));
  if (relic !== NONE) addRow(net, sums, relicPlace(relic), 1);
  if (lost !== NONE) addRow(net, sums, relicPlace(lost), -1);
  return sums;
};

/** The average HP left over the fights. */
const leftOf = (net: Net, fights: readonly Fight[], sums: Float64Array): number => {
  let left = 0;
  for (const { enemy, weight } of fights) left += weight * answerAgainst(net, sums, enemy);
  return left;
};

/** The HP that a deck leaves after a fight against an enemy card. */
export const leftAgainst = ({ net, sums }: Deck, enemy: number): number => answerAgainst(net, sums, enemy);

const answerAgainst = ({ hidden, first, answer }: Net, sums: Float64Array, enemy: number): number => {
  const row = enemyPlace(enemy) * (hidden + 1);
  let sum = (sums[hidden] as number) + (first[row + hidden] as number);
  for (let unit = 0; unit < hidden; unit++) {
    const signal = (sums[unit] as number) + (first[row + unit] as number);
    if (signal > 0) sum += signal * (answer[unit] as number);
  }
  return SPAN * chanceFromOdds(sum) - LOST_HP;
};

/** HP that a change saves in each future hard fight. */
export const deckGain = (deck: Deck, change: Change): number =>
  leftOf(deck.net, deck.fights, sumsAfter(deck, change)) - deck.left;

/** Whether a relic occurred in training: some have no effect in fights. */
export const knowsRelic = ({ net: { hidden, first } }: Deck, item: number): boolean => {
  const row = relicPlace(item) * (hidden + 1);
  for (let unit = 0; unit <= hidden; unit++) if (first[row + unit] !== 0) return true;
  return false;
};
