import {
  type Decision,
  InputError,
  isMove,
  type LogEntry,
  type Move,
  type Refusal,
  refusal,
  type Seat,
} from '@three-spires/kernel';
import { type CarriedOut, carryOut, fallBack, stand } from './fold.ts';
import { lastSeq, type Table } from './table.ts';

/**
 * An entry ready to be added: checked and applied to a copy. The host stores the entry before committing it,
 * so a crash never loses an acknowledged move, and a move that makes the rules throw never enters the log.
 */
export type Prepared = CarriedOut & { readonly entry: LogEntry };

export type Proposal =
  | { readonly prepared: Prepared; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly prepared?: never };

/** Checks a move and computes its effect. `decision` is the question that the move answers. */
export const prepareMove = (table: Table, seat: Seat, move: Move, decision?: number): Proposal => {
  const refused = refuseMove(table, seat, move, decision);
  if (refused !== undefined) return { refusal: refused };
  const entry = { seq: lastSeq(table) + 1, seat, move };
  return { prepared: { entry, ...carryOut(table, entry) } };
};

/** Parses an external fact and computes its effect. Throws an InputError if it does not fit. */
export const prepareOutside = (table: Table, value: unknown): Prepared => {
  const { game, state } = table;
  if (game.outside === undefined) throw new InputError(`${game.name} takes nothing from outside`);
  const entry = { seq: lastSeq(table) + 1, outside: game.outside.read(state, value) };
  return { entry, ...carryOut(table, entry) };
};

const refuseMove = (table: Table, seat: Seat, move: Move, decision?: number): Refusal | undefined => {
  if (table.seats[seat] === undefined) return refusal('no-such-seat', undefined, { seat });
  if (!isMove(move)) return refusal('no-such-move');
  if (decision !== undefined && !isOpen(table, seat, decision)) return refusal('stale-decision');
  return table.game.refuse(table.state, seat, move);
};

const isOpen = ({ game, state }: Table, seat: Seat, id: number): boolean =>
  game.decisions(state).some((decision: Decision) => decision.id === id && decision.seats.includes(seat));

/** Adds a prepared entry. Returns false if the table has moved on since: prepare again. */
export const commitEntry = (table: Table, { entry, ...carried }: Prepared): boolean => {
  if (entry.seq !== lastSeq(table) + 1) return false;
  table.entries.push(entry);
  // An open request refers to the old position. It is dropped, because agreeing to it now could have a
  // surprising effect.
  table.request = undefined;
  if ('undoTo' in entry) fallBack(table, entry.undoTo, carried.state);
  else stand(table, entry, carried);
  return true;
};

/** Prepares and commits in one step, for tables that are not stored or whose log is written later. */
export const proposeMove = (table: Table, seat: Seat, move: Move, decision?: number): Proposal => {
  const proposal = prepareMove(table, seat, move, decision);
  if (proposal.prepared !== undefined) commitEntry(table, proposal.prepared);
  return proposal;
};
