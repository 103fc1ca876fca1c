/**
 * What a move would change, found by making it on copies, up to the next random event or the end of the turn.
 * If the player has further choices on the way (a second enemy, cubes, tokens), tries each of them: whatever
 * depends on them becomes a range with exact ends.
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

/** Questions that belong to the move that raised them. */
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

/** Questions whose picks can be made in any order. */
const WITHOUT_ORDER: ReadonlySet<number> = new Set([
  QUESTION.daze,
  QUESTION.wild,
  QUESTION.purge,
  QUESTION.lose,
  QUESTION.bury,
  QUESTION.cleanse,
  QUESTION.refresh,
]);

/** If the search takes more steps than this, the preview ends before the choices. */
export const MOST_STEPS = 80;

type Search = {
  readonly watched: Watch;
  readonly seat: number;
  /** Moves still to be followed, each with its starting state, breadth first. */
  readonly states: State[];
  readonly moves: Move[];
  /** Counted when found, so that a search with too many branches is abandoned before trying them. */
  steps: number;
  unknown: boolean;
};

/** A search, as far as the number of its steps is limited. */
type Counted = { steps: number };

/** A manual payment that lacks one last pick. */
export type Payable = { readonly taken: Payment; readonly kind: number };

/** All payments that can still be picked by hand. */
type Payments = {
  readonly price: readonly number[];
  /** Cubes picked so far, in any order, as one number: the same cubes lead to the same continuations. */
  readonly known: Set<number>;
  readonly found: Payable[];
};

/** At most 10 cubes of a kind and 9 luck: four bits for each. */
const payKey = (taken: Payment): number => {
  let key = 0;
  for (let kind = 0; kind <= LUCK; kind++) key = (key << 4) | at(taken, kind);
  return key;
};

/** Finds them by counting alone: until the last pick, only the count of taken cubes changes. */
const findPayments = (search: Counted, state: State, { price, known, found }: Payments): boolean => {
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

/** Every payment that can be picked by hand from here; undefined if there are too many. */
export const payablesIn = (search: Counted, state: State): readonly Payable[] | undefined => {
  const price = priceOf(cardEntry(state.action), state.times);
  const found: Payable[] = [];
  return findPayments(search, state, { price, known: new Set(), found }) ? found : undefined;
};

/** Follows every payment that can be picked by hand from here. */
const followPayments = (search: Search, state: State): boolean => {
  const found = payablesIn(search, state);
  if (found === undefined) return false;
  for (const { taken, kind } of found) {
    state.taken = taken;
    if (!carryOn(search, state, chooseMove(kind), true)) return false;
  }
  return true;
};

/** The remaining choices of this question, each set of picks once. */
export const choicesIn = (state: State, seat: number, lastKind: number, lastMove: Move): readonly Move[] => {
  const { kind } = state.question;
  const list = createMoveList();
  legal(state, seat, list);
  const moves = listedMoves(list);
  if (kind !== lastKind || !WITHOUT_ORDER.has(kind)) return moves;
  const onwards = moves.filter((move) => move === DONE || move >= lastMove);
  return onwards.length > 0 ? onwards : moves;
};

/** The move is complete: the game is over, or the hero continues the turn. */
const isDone = ({ question: { kind }, awaited }: State): boolean =>
  awaited === AWAITED.nothing &&
  (kind === QUESTION.none || kind === QUESTION.turn || kind === QUESTION.removal);

/** What follows the turn is not part of the move. */
const isAfterMove = ({ type }: StygianSocietyEvent): boolean =>
  type === 'turnEnded' || type === 'floorCompleted';

/** Whether a preview ends before this event. */
export const endsMove = (event: StygianSocietyEvent): boolean => event.reveals === true || isAfterMove(event);

/** Whether the seat alone makes a further choice that is part of the move. */
export const isChoosingFurther = (state: State, seat: number): boolean =>
  PART_OF_MOVE.has(state.question.kind) && deciding(state) === seatBit(seat);

/** Applies the move to the copy; true when it ended on the way. */
const carryOutOn = (search: Search, copy: State, move: Move): boolean => {
  let hasEnded = false;
  apply(copy, search.seat, move, (event: StygianSocietyEvent) => {
    if (hasEnded) return;
    if (!endsMove(event)) return;
    hasEnded = true;
    addEnd(search.watched, copy);
    if (!isAfterMove(event)) search.unknown = true;
  });
  return hasEnded;
};

/** Finds the branches from a question; false if there are too many. */
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

/** Follows a move to its end or its next question; false if there are too many branches. */
const carryOn = (search: Search, state: State, move: Move, deeper: boolean): boolean => {
  const copy = copyState(state);
  if (carryOutOn(search, copy, move)) return true;
  if (deeper && isChoosingFurther(copy, search.seat))
    return lookFurther(search, copy, state.question.kind, move);
  if (!isDone(copy)) search.unknown = true;
  addEnd(search.watched, copy);
  return true;
};

/**
 * Follows a move to all its ends; undefined if there are too many. `deeper` continues through further
 * choices.
 */
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
