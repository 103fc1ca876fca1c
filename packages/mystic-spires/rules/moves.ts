/** The kinds of moves and the meaning of their operands. */

import { encodeMove, type Move, moveA, moveB, moveC, moveKind, NONE } from '@three-spires/kernel';
import { isPile, isTower, pileCard, pileRef, pileSeat, towerRef, towerSeat } from './refs.ts';
import { type CardNumber, QUESTION, type Ref, type State, type Thing } from './state.ts';

export const MOVE = {
  /** A card in hand by its number; first target. */
  play: 1,
  /**
   * A card in play by its index; first target. Three kinds, for the ability's index among those of the card.
   */
  use: 2,
  useSecond: 3,
  useThird: 4,
  /** The Tower's ability by its index; first target. */
  tower: 5,
  /** An attacker by its index; target. */
  attack: 6,
  /** Lets the Cascade or the window continue. */
  pass: 7,
  /** Leaves Main 1 for Battle. */
  battle: 8,
  /** Leaves the phase for the next one other than Battle. */
  leave: 9,
  /** The answer to a question: target, card, yes or no. */
  choose: 10,
  /** No more targets, no card, no interception. */
  none: 11,
  concede: 12,
} as const;

/** The kinds of moves that use an ability of a card in play, by the ability's index on its card. */
export const USE_KINDS: readonly number[] = [MOVE.use, MOVE.useSecond, MOVE.useThird];

/** MYS-36.4: may be made by either Keeper at any time. */
export const CONCEDE = encodeMove(MOVE.concede);
export const PASS = encodeMove(MOVE.pass);
export const BATTLE = encodeMove(MOVE.battle);
export const LEAVE = encodeMove(MOVE.leave);
export const NO_CHOICE = encodeMove(MOVE.none);

/** Target codes in 16 bits: indices of cards in play, Towers, cards in graveyards. */
const THINGS = 1;
const TOWERS = 0x4000;
const PILES = 0x8000;

/** A target as the operands of a move. */
const targetCode = (state: State, ref: Ref): number => {
  if (ref === NONE) return 0;
  if (isTower(ref)) return TOWERS + towerSeat(ref);
  if (isPile(ref)) return PILES + pileSeat(ref) * 256 + pileCard(ref);
  return THINGS + state.things.findIndex(({ id }) => id === ref);
};

const targetRef = (state: State, code: number): Ref => {
  if (code === 0) return NONE;
  if (code >= PILES) return pileRef((code - PILES) >> 8, code & 0xff);
  if (code >= TOWERS) return towerRef(code - TOWERS);
  return (state.things[code - THINGS] as Thing | undefined)?.id ?? NONE;
};

/** A target code is the second and third operands combined. */
export const aimed = (state: State, kind: number, operand: number, target: Ref): Move =>
  encodeMove(kind, operand) | targetCode(state, target);

/** The same without a target. */
export const unaimed = (kind: number, operand: number): Move => encodeMove(kind, operand);

/** The same for a card in play whose index is known. */
export const aimedAtPlace = (kind: number, operand: number, place: number): Move =>
  encodeMove(kind, operand) | (THINGS + place);

/** The second and third operands combined. */
const aimCode = (move: Move): number => (moveB(move) << 8) | moveC(move);

export const aimOf = (state: State, move: Move): Ref => targetRef(state, aimCode(move));

/** What a move targets, decoded without the state it was made in: for options. */
type Aim =
  | { readonly kind: 'thing'; readonly place: number }
  | { readonly kind: 'tower'; readonly seat: number }
  | { readonly kind: 'pile'; readonly seat: number; readonly card: number };

export const readAim = (move: Move): Aim | undefined => {
  const code = aimCode(move);
  if (code === 0) return undefined;
  if (code >= PILES) return { kind: 'pile', seat: (code - PILES) >> 8, card: code & 0xff };
  if (code >= TOWERS) return { kind: 'tower', seat: code - TOWERS };
  return { kind: 'thing', place: code - THINGS };
};

/** A move targeting a seat's Tower, legal or not, so that `refuse` can explain why not. */
export const atTower = (kind: number, operand: number, seat: number): Move =>
  encodeMove(kind, operand) | (TOWERS + seat);

/** Whether a move's first operand is the index of a card in play. */
const namesPlace = (state: State, move: Move): boolean => {
  const kind = moveKind(move);
  return (
    kind === MOVE.use ||
    kind === MOVE.useSecond ||
    kind === MOVE.useThird ||
    kind === MOVE.attack ||
    (kind === MOVE.choose && state.question.kind === QUESTION.intercept)
  );
};

/** The same move after the cards in play have changed: maps every index in it. */
export const mapPlaces = (state: State, move: Move, map: (state: State, place: number) => number): Move => {
  const operand = namesPlace(state, move) ? map(state, moveA(move)) : moveA(move);
  const code = aimCode(move);
  const target = code >= THINGS && code < TOWERS ? THINGS + map(state, code - THINGS) : code;
  return encodeMove(moveKind(move), operand, target >> 8, target & 0xff);
};

/** The card that an answer takes from a hand, deck or graveyard; NONE if it takes something else. */
export const cardTaken = (state: State, move: Move): CardNumber => {
  if (moveKind(move) !== MOVE.choose) return NONE;
  const { kind } = state.question;
  if (kind === QUESTION.search || kind === QUESTION.discard) return moveA(move);
  return kind === QUESTION.target && aimCode(move) >= PILES ? moveC(move) : NONE;
};
