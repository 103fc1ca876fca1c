/**
 * The steps of the hash of a fight position, for the tables of a search. Positions that a seat may treat alike
 * have the same hash: copies of a card count as equal, as do the orders of hands and piles. The climb is
 * ignored. What else is left out, and why, is said in state.ts.
 */
import { type Card, faceOf, lookOf } from './card.ts';
import { FACES, ROUTINES } from './compile/entries.ts';
import { CODES, type CodeName } from './compile/op.ts';
import type { Player, State } from './state.ts';

/** The finaliser of murmur3. */
const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/** The two halves of the hash under construction. */
let low = 0;
let high = 0;

/**
 * Adds two values in one step, because each step depends on the previous one: both go into both halves,
 * rotated. The halves stay 32-bit integers at every step, because larger numbers would be boxed.
 */
export const add = (one: number, other: number): void => {
  const left = (Math.imul(low ^ one, 0x01000193) + other) | 0;
  low = left ^ (left >>> 15);
  const right = (Math.imul(high ^ other, 0x5bd1e995) + one) | 0;
  high = right ^ (right >>> 13);
};

/** Piles are hashed as sums over their cards, so order does not matter. */
export const addPile = (pile: readonly Card[], salt: number): void => {
  let sum = 0;
  for (let at = 0; at < pile.length; at++) {
    sum = (sum + mix(lookOf(pile[at] as Card) + salt)) | 0;
  }
  add(sum, pile.length);
};

/** Follows the last number of a list of odd length. */
const END = 0x9e3779b9 | 0;

export const addList = (list: readonly number[]): void => {
  const { length } = list;
  for (let at = 0; at < length; at += 2)
    add(list[at] as number, at + 1 < length ? (list[at + 1] as number) : END);
};

export const begin = (): void => {
  low = 0x811c9dc5 | 0;
  high = 0x9747b28c | 0;
};

/** Below 2^53, so that it is exact. */
export const end = (): number => (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);

/** A card as a seat sees it, or NONE. */
export const look = (card: Card): number => (card < 0 ? -1 : lookOf(card));

const COPYING: readonly CodeName[] = ['copyLastCard', 'copyLastAttack'];

/** By face: 1 if it plays a copy of a card played earlier in the turn. */
const COPIES_PLAYED = Uint8Array.from(FACES, ({ routine }) =>
  ROUTINES[routine]?.some(({ code }) => COPYING.includes(CODES[code] as CodeName)) ? 1 : 0,
);

const mayCopy = (pile: readonly Card[]): boolean => {
  for (let at = 0; at < pile.length; at++) if (COPIES_PLAYED[faceOf(pile[at] as Card)] === 1) return true;
  return false;
};

const mayCopyPlayed = ({ players }: State): boolean => {
  for (let seat = 0; seat < players.length; seat++) {
    const { hand, draw, discard } = players[seat] as Player;
    if (mayCopy(hand) || mayCopy(draw) || mayCopy(discard)) return true;
  }
  return false;
};

/** The order of played cards matters only if one can still be copied. */
export const addPlayed = (state: State): void => {
  const { playedThisTurn } = state;
  const { length } = playedThisTurn;
  const isWhole = length > 1 && mayCopyPlayed(state);
  if (isWhole) addList(playedThisTurn);
  add(length === 0 ? 0 : (playedThisTurn[length - 1] as number), isWhole ? length : 0);
};
