/** The kinds of moves and what their operands mean. */

import { encodeMove, type Move, moveB, moveC, NONE } from '@three-spires/kernel';
import { isPile, isTower, pileCard, pileRef, pileSeat, towerRef, towerSeat } from './refs.ts';
import type { Ref, State, Thing } from './state.ts';

export const MOVE = {
  /** A card of the hand by its number; first target. */
  play: 1,
  /** A card in play by its place; first target. Three kinds for the ability's place among those of the card. */
  use: 2,
  useSecond: 3,
  useThird: 4,
  /** The Tower's ability by its place; first target. */
  tower: 5,
  /** An attacker by its place; target. */
  attack: 6,
  /** Lets the Cascade or the window go on. */
  pass: 7,
  /** Leaves Main 1 for Battle. */
  battle: 8,
  /** Leaves the phase for the next one that is not Battle. */
  leave: 9,
  /** The answer to a question: target, card, yes or no. */
  choose: 10,
  /** No more targets, no card, no interception. */
  none: 11,
  concede: 12,
} as const;

/** The kinds of moves that use an ability of a card in play, by its place among those of the card. */
export const USE_KINDS: readonly number[] = [MOVE.use, MOVE.useSecond, MOVE.useThird];

/** MYS-36.4: may be made by either Keeper at any time. */
export const CONCEDE = encodeMove(MOVE.concede);
export const PASS = encodeMove(MOVE.pass);

/** Codes of targets in 16 bits: places of cards in play, Towers, cards of graveyards. */
const THINGS = 1;
const TOWERS = 0x4000;
const PILES = 0x8000;

/** The second operand of a move whose target is a card of a graveyard is at least this; the third is the card. */
export const PILE_OPERAND = PILES >> 8;

/** Second and third operand together, below this, are nothing (0) or the place of a card in play plus 1. */
export const PLACE_OPERAND = TOWERS;

/** A target as the operands of a move. */
const targetCode = (state: State, ref: Ref): number => {
  if (ref === NONE) return 0;
  if (isTower(ref)) return TOWERS + towerSeat(ref);
  if (isPile(ref)) return PILES + pileSeat(ref) * 256 + pileCard(ref);
  const { things } = state;
  let at = 0;
  while (at < things.length && (things[at] as Thing).id !== ref) at++;
  return THINGS + at;
};

const targetRef = (state: State, code: number): Ref => {
  if (code === 0) return NONE;
  if (code >= PILES) return pileRef((code - PILES) >> 8, code & 0xff);
  if (code >= TOWERS) return towerRef(code - TOWERS);
  return (state.things[code - THINGS] as Thing | undefined)?.id ?? NONE;
};

export const aimed = (state: State, kind: number, operand: number, target: Ref): Move => {
  const code = targetCode(state, target);
  return encodeMove(kind, operand, code >> 8, code & 0xff);
};

/** The same for a card in play whose place is known. */
export const aimedAtPlace = (kind: number, operand: number, place: number): Move =>
  encodeMove(kind, operand, (THINGS + place) >> 8, (THINGS + place) & 0xff);

export const aimOf = (state: State, move: Move): Ref => targetRef(state, (moveB(move) << 8) | moveC(move));

/** What a move aims at, read without the state it was made in: for screens. */
export type Aim =
  | { readonly kind: 'thing'; readonly place: number }
  | { readonly kind: 'tower'; readonly seat: number }
  | { readonly kind: 'pile'; readonly seat: number; readonly card: number };

export const readAim = (move: Move): Aim | undefined => {
  const code = (moveB(move) << 8) | moveC(move);
  if (code === 0) return undefined;
  if (code >= PILES) return { kind: 'pile', seat: (code - PILES) >> 8, card: code & 0xff };
  if (code >= TOWERS) return { kind: 'tower', seat: code - TOWERS };
  return { kind: 'thing', place: code - THINGS };
};

/** A move at the Tower of a seat, legal or not, to be told why not. */
export const atTower = (kind: number, operand: number, seat: number): Move =>
  encodeMove(kind, operand, (TOWERS + seat) >> 8, (TOWERS + seat) & 0xff);
