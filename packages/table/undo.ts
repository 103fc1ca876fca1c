import {
  InputError,
  type PlayedEntry,
  type Refusal,
  refusal,
  type Seat,
  seatsIn,
} from '@three-spires/kernel';
import { standingUpTo, stateAfter } from './fold.ts';
import { knowMarks } from './happened.ts';
import { type Prepared, prepareOutside } from './proposal.ts';
import { firstSeq, holdsSeat, lastSeq, MARKS, peopleAt, seatsOf, type Table } from './table.ts';

/** Why moves of a game that counts cannot be undone: something was revealed since, or a rival was asked. */
export type UndoBar = 'revealed' | 'rival';

/** The cost of an undo. `people` must agree; empty if the person is alone at the table. */
export type UndoCost =
  | { readonly cost: 'free'; readonly to: number }
  | { readonly cost: 'consent'; readonly to: number; readonly people: readonly string[] }
  | { readonly cost: 'no'; readonly reason?: UndoBar };

/**
 * The cost of undoing to entry `to` or, without `to`, of undoing the person's last move. Bots' later moves
 * are undone with it; bots always agree. A game that counts never goes back past something revealed, even if
 * everyone agrees. A finished game stays finished: its secrets are open and its result has been counted.
 */
export const undoCost = (table: Table, person: string | undefined, to?: number): UndoCost => {
  const seats = seatsOf(table, person);
  if (seats.length === 0 || table.game.outcome(table.state) !== undefined) return { cost: 'no' };
  const target = to ?? beforeLastMove(table, seats);
  if (target === undefined || !isEarlier(table, target)) return { cost: 'no' };
  const first = standingUpTo(table, target);
  knowMarks(table, first);
  const undone = table.standing.slice(first);
  let marks = 0;
  for (let at = first; at < table.marks.length; at++) marks |= table.marks[at] as number;
  const has = (mark: number): boolean => (marks & mark) !== 0;
  if (has(MARKS.isFinal)) return { cost: 'no' };
  const reveals = has(MARKS.reveals);
  const reason = table.practice.length > 0 ? undefined : barOf(table, undone, reveals);
  if (reason !== undefined) return { cost: 'no', reason };
  const isGivenBack = (entry: PlayedEntry): boolean =>
    'outside' in entry || seats.includes(entry.seat) || isProgram(table, entry.seat);
  if (!reveals && undone.every(isGivenBack)) return { cost: 'free', to: target };
  return { cost: 'consent', to: target, people: peopleAt(table).filter((other) => other !== person) };
};

/**
 * What prevents an undo: cards or random results were revealed, or a rival was asked. A rival's answer
 * reveals something about a hidden hand, and so does the lack of one. This also holds for rivals sharing a
 * screen.
 */
const barOf = (
  { game, state }: Table,
  undone: readonly PlayedEntry[],
  reveals: boolean,
): UndoBar | undefined => {
  if (reveals) return 'revealed';
  if (game.rivals !== true) return undefined;
  const movers = new Set(undone.flatMap((entry) => ('seat' in entry ? [entry.seat] : [])));
  const isRivalAsked = seatsIn(game.deciding(state)).some((seat) => !movers.has(seat));
  return movers.size > 1 || isRivalAsked ? 'rival' : undefined;
};

const isProgram = ({ seats }: Table, seat: Seat): boolean => seats[seat]?.bot !== undefined;

const beforeLastMove = (table: Table, seats: readonly Seat[]): number | undefined => {
  const { standing } = table;
  const last = standing.findLastIndex((entry) => 'seat' in entry && seats.includes(entry.seat));
  return last < 0 ? undefined : (standing[last - 1]?.seq ?? firstSeq(table));
};

const isEarlier = (table: Table, seq: number): boolean =>
  seq < (table.standing.at(-1)?.seq ?? 0) &&
  (seq === firstSeq(table) || table.standing[standingUpTo(table, seq) - 1]?.seq === seq);

/** The entry to add, the people who must still agree, or the reason why not. */
export type UndoAnswer =
  | { readonly prepared: Prepared; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly prepared?: never }
  | { readonly waiting: readonly string[]; readonly prepared?: never; readonly refusal?: never };

/** Undoes moves if that is free; otherwise asks the others. */
export const askUndo = (table: Table, person: string, seat: Seat, to?: number): UndoAnswer => {
  if (!holdsSeat(table, person, seat)) return { refusal: refusal('not-your-seat', undefined, { seat }) };
  if (table.request !== undefined) return { refusal: refusal('undo-already-asked') };
  const undo = undoCost(table, person, to);
  if (undo.cost === 'no')
    return { refusal: refusal(undo.reason === undefined ? 'nothing-to-undo' : `undo-${undo.reason}`) };
  if (undo.cost === 'free' || undo.people.length === 0) return prepareUndo(table, seat, undo.to);
  table.request = { person, seat, to: undo.to, waiting: undo.people };
  return { waiting: undo.people };
};

/**
 * One person's answer to the request. The last consent returns the entry to add. A refusal ends the request,
 * and so does its withdrawal by the requester.
 */
export const answerUndo = (table: Table, person: string, accept: boolean): UndoAnswer => {
  const { request } = table;
  if (request === undefined) return { refusal: refusal('no-undo-asked') };
  if (!accept && (request.person === person || request.waiting.includes(person))) {
    table.request = undefined;
    return { waiting: [] };
  }
  if (!request.waiting.includes(person)) return { refusal: refusal('consent-not-needed') };
  const waiting = request.waiting.filter((other) => other !== person);
  if (waiting.length === 0)
    return request.giveUp ? prepareGiveUp(table) : prepareUndo(table, request.seat, request.to);
  table.request = { ...request, waiting };
  return { waiting };
};

/** Abandons the game if the person is alone at the table; otherwise asks the others. */
export const askGiveUp = (table: Table, person: string, seat: Seat): UndoAnswer => {
  if (!holdsSeat(table, person, seat)) return { refusal: refusal('not-your-seat', undefined, { seat }) };
  if (table.request !== undefined) return { refusal: refusal('undo-already-asked') };
  const answer = prepareGiveUp(table);
  const people = peopleAt(table).filter((other) => other !== person);
  if (answer.refusal !== undefined || people.length === 0) return answer;
  table.request = { person, seat, to: lastSeq(table), waiting: people, giveUp: true };
  return { waiting: people };
};

/** A joint decision to give up is an external fact. */
const prepareGiveUp = (table: Table): UndoAnswer => {
  try {
    return { prepared: prepareOutside(table, { giveUp: true }) };
  } catch (error) {
    if (error instanceof InputError) return { refusal: refusal('cannot-give-up') };
    throw error;
  }
};

const prepareUndo = (table: Table, seat: Seat, undoTo: number): UndoAnswer => ({
  prepared: {
    entry: { seq: lastSeq(table) + 1, seat, undoTo },
    state: stateAfter(table, undoTo),
    events: [],
    isFinal: false,
  },
});
