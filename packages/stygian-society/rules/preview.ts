/**
 * What a move would change, found by doing it to copies, up to the next chance or the end of the turn. Where the
 * player has more to choose on the way (a second enemy, cubes, tokens), every choice is tried: what depends on them is
 * a range with both ends exact.
 */
import { createMoveList, listedMoves, type Move, type Preview, seatBit } from '@three-spires/kernel';
import { apply } from './apply.ts';
import { deciding, isVote } from './asking.ts';
import { cardEntry } from './compile/entries.ts';
import { copyState } from './copy.ts';
import { add, at } from './cubes/cubes.ts';
import type { StygianSocietyEvent } from './event.ts';
import { gap, isLeft, LUCK, type Payment, priceOf, usefulKinds } from './hero/payment.ts';
import { legal } from './legal.ts';
import { chooseMove, DONE } from './moves.ts';
import { AWAITED, QUESTION, type State } from './state.ts';
import { addEnd, changesIn, type Watch, watch } from './watched.ts';

/** Questions that belong to the move which raised them. */
const PART_OF_MOVE: ReadonlySet<number> = new Set([
  QUESTION.daze,
  QUESTION.wild,
  QUESTION.spend,
  QUESTION.enemy,
  QUESTION.purge,
  QUESTION.lose,
  QUESTION.bury,
  QUESTION.recolor,
  QUESTION.cleanse,
  QUESTION.refresh,
]);

/** Of these it does not matter in which order they are picked. */
const WITHOUT_ORDER: ReadonlySet<number> = new Set([
  QUESTION.daze,
  QUESTION.wild,
  QUESTION.purge,
  QUESTION.lose,
  QUESTION.bury,
  QUESTION.cleanse,
  QUESTION.refresh,
]);

/** Where there are more steps on the ways than this, the preview ends before the choices. */
const MOST_STEPS = 80;

type Search = {
  readonly watched: Watch;
  readonly seat: number;
  /** Moves still to be followed, each with the state it is made in. All of one depth come before the next deeper ones. */
  readonly states: State[];
  readonly moves: Move[];
  /** Counted when they are found, so that a search with too many ways is given up before they are tried. */
  steps: number;
  unknown: boolean;
};

/** A payment by hand that lacks one last pick. */
type Payable = { readonly taken: Payment; readonly kind: number };

/** All payments that can still be picked by hand. */
type Payments = {
  readonly price: readonly number[];
  /** Cubes picked on the way, in whatever order, as one number: from the same cubes the same ways lead on. */
  readonly known: Set<number>;
  readonly found: Payable[];
};

/** At most 10 cubes of a kind and 9 luck: four bits for each. */
const payKey = (taken: Payment): number => {
  let key = 0;
  for (let kind = 0; kind <= LUCK; kind++) key = (key << 4) | at(taken, kind);
  return key;
};

/** Finds them by counting alone: until the last pick nothing but the count of taken cubes changes. */
const findPayments = (search: Search, state: State, { price, known, found }: Payments): boolean => {
  const { taken } = state;
  const useful = usefulKinds(price, taken);
  for (let kind = 0; kind <= LUCK; kind++) {
    if ((useful & (1 << kind)) === 0 || !isLeft(state, kind)) continue;
    add(taken, kind, 1);
    const key = payKey(taken);
    let isWithinLimit = true;
    if (!known.has(key)) {
      known.add(key);
      isWithinLimit = ++search.steps <= MOST_STEPS;
      if (gap(price, taken) === 0) found.push({ taken: taken.with(kind, at(taken, kind) - 1), kind });
      else if (isWithinLimit) isWithinLimit = findPayments(search, state, { price, known, found });
    }
    add(taken, kind, -1);
    if (!isWithinLimit) return false;
  }
  return true;
};

/** Follows every payment that can be picked by hand from here. */
const followPayments = (search: Search, state: State): boolean => {
  const price = priceOf(cardEntry(state.action), state.times);
  const found: Payable[] = [];
  if (!findPayments(search, state, { price, known: new Set(), found })) return false;
  for (const { taken, kind } of found) {
    state.taken = taken;
    if (!carryOn(search, state, chooseMove(kind), true)) return false;
  }
  return true;
};

/** The choices left in this question, each set of picks once. */
const choicesIn = (state: State, seat: number, lastKind: number, lastMove: Move): readonly Move[] => {
  const { kind } = state.question;
  const list = createMoveList();
  legal(state, seat, list);
  const moves = listedMoves(list);
  if (kind !== lastKind || !WITHOUT_ORDER.has(kind)) return moves;
  const onwards = moves.filter((move) => move === DONE || move >= lastMove);
  return onwards.length > 0 ? onwards : moves;
};

/** The move is carried out: the game is over, or the hero goes on with the turn. */
const isDone = ({ question: { kind }, awaited }: State): boolean =>
  awaited === AWAITED.nothing &&
  (kind === QUESTION.none || kind === QUESTION.turn || kind === QUESTION.removal);

/** Carries the move out on the copy; true when it has come to an end on the way. */
const carryOutOn = (search: Search, copy: State, move: Move): boolean => {
  let hasEnded = false;
  apply(copy, search.seat, move, (event: StygianSocietyEvent) => {
    if (hasEnded) return;
    // What follows the turn is no part of the move.
    const isOver = event.type === 'turnEnded' || event.type === 'floorCompleted';
    if (!isOver && event.reveals !== true) return;
    hasEnded = true;
    addEnd(search.watched, copy);
    if (!isOver) search.unknown = true;
  });
  return hasEnded;
};

/** Finds the ways that lead on from a question; false where there are too many. */
const lookFurther = (search: Search, state: State, lastKind: number, lastMove: Move): boolean => {
  if (state.question.kind === QUESTION.spend) return followPayments(search, state);
  const choices = choicesIn(state, search.seat, lastKind, lastMove);
  search.steps += choices.length;
  for (const choice of choices) {
    search.states.push(state);
    search.moves.push(choice);
  }
  return search.steps <= MOST_STEPS;
};

/** Follows a move up to its end or to its next question; false where there are too many ways. */
const carryOn = (search: Search, state: State, move: Move, deeper: boolean): boolean => {
  const copy = copyState(state);
  if (carryOutOn(search, copy, move)) return true;
  if (deeper && PART_OF_MOVE.has(copy.question.kind) && deciding(copy) === seatBit(search.seat))
    return lookFurther(search, copy, state.question.kind, move);
  if (!isDone(copy)) search.unknown = true;
  addEnd(search.watched, copy);
  return true;
};

/** Follows a move to all its ends; undefined where there are too many. `deeper` goes on where there is more to choose. */
const followAll = (state: State, seat: number, move: Move, deeper: boolean): Preview | undefined => {
  const watched = watch(state);
  const search: Search = { watched, seat, states: [state], moves: [move], steps: 1, unknown: false };
  const { states, moves } = search;
  for (let next = 0; next < moves.length; next++)
    if (!carryOn(search, states[next] as State, moves[next] as Move, deeper)) return undefined;
  return { changes: changesIn(watched), unknown: search.unknown };
};

const NOTHING_KNOWN: Preview = { changes: [], unknown: true };

export const preview = (state: State, seat: number, move: Move): Preview => {
  const { kind } = state.question;
  if (isVote(kind) || kind === QUESTION.skill) return NOTHING_KNOWN;
  return followAll(state, seat, move, true) ?? followAll(state, seat, move, false) ?? NOTHING_KNOWN;
};
