import {
  type AnyGame,
  fingerprint,
  InputError,
  type Move,
  plainText,
  type Refusal,
  refusal,
  type Seat,
} from '@three-spires/kernel';
import {
  answerUndo,
  askGiveUp,
  askUndo,
  commitEntry,
  explainRefusal,
  holdsSeat,
  lastSeq,
  type Prepared,
  prepareMove,
  prepareOutside,
  shapeOf,
  type Table,
  turnClock,
  type UndoAnswer,
} from '@three-spires/table';
import { nanoid } from 'nanoid';
import { ApiError } from './api-error.ts';
import type { Bus } from './bus.ts';
import { clockNow, clockToStore } from './clock-time.ts';
import type { Answer, LoadedTable } from './loaded-table.ts';
import type { ClientMessage } from './protocol.ts';
import type { Addition, Standing, Store, StoredPerson, StoredSeat, StoredSnapshot } from './store.ts';

/** A message that wants something done in a game. */
export type Command = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'giveUp' | 'consent' }>;

const SNAPSHOT_EVERY = 50;
/** How often a command is tried when another writer keeps being faster. */
const ATTEMPTS = 4;
/** Answers that left no entry are remembered in memory only, and not for ever. */
const PASSING_KEPT = 500;

type Surroundings = {
  readonly store: Store;
  readonly bus: Bus;
  readonly obtain: (id: string) => Promise<LoadedTable>;
  readonly drop: (id: string) => void;
};

/** Carries a command out. The caller sees to it that a table's commands come one after another. */
export const performCommand = async (
  surroundings: Surroundings,
  person: string,
  command: Command,
): Promise<Answer> => {
  const { bus, obtain } = surroundings;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await obtain(command.table);
    const known = knownAnswer(loaded, person, command);
    if (known !== undefined) return known;
    const result = judge(loaded.table, person, command);
    if (result.refusal !== undefined)
      return rememberForNow(loaded, person, command, refuse(loaded, result.refusal));
    const { prepared } = result;
    if (prepared !== undefined && !(await addEntry(surroundings, loaded, person, command, prepared)))
      continue;
    bus.publish('table', { table: command.table, cause: command.command });
    const answer: Answer = { type: 'accepted', seq: lastSeq(loaded.table) };
    return prepared === undefined
      ? rememberForNow(loaded, person, command, answer)
      : remember(loaded, person, command, answer);
  }
  throw new ApiError(503, 'try-again', 'Somebody else kept being faster. Try again.');
};

const knownAnswer = ({ answers }: LoadedTable, person: string, { command }: Command): Answer | undefined => {
  const known = answers.get(command);
  if (known === undefined) return undefined;
  if (known.person !== person)
    throw new ApiError(409, 'command-taken', 'Somebody else has used this command id.', 'command');
  return known.answer;
};

const judge = (table: Table, person: string, message: Command): UndoAnswer => {
  switch (message.type) {
    case 'move': {
      const { seat, move, decision } = message;
      if (table.seats[seat] !== undefined && !holdsSeat(table, person, seat))
        return { refusal: refusal('not-your-seat', undefined, { seat }) };
      return prepareMove(table, seat, move, decision);
    }
    case 'undo':
      return askUndo(table, person, message.seat, message.to);
    case 'giveUp':
      return askGiveUp(table, person, message.seat);
    case 'consent':
      return answerUndo(table, person, message.accept);
  }
};

const refuse = ({ table }: LoadedTable, refused: Refusal): Answer => ({
  type: 'refused',
  refusal: refused,
  text: plainText(explainRefusal(table.game, refused)),
});

const remember = (loaded: LoadedTable, person: string, { command }: Command, answer: Answer): Answer => {
  loaded.answers.set(command, { person, answer });
  return answer;
};

const rememberForNow = (loaded: LoadedTable, person: string, command: Command, answer: Answer): Answer => {
  loaded.passing.push(command.command);
  const oldest = loaded.passing.length > PASSING_KEPT ? loaded.passing.shift() : undefined;
  if (oldest !== undefined) loaded.answers.delete(oldest);
  return remember(loaded, person, command, answer);
};

/** What the server itself adds to a game: a program's move, or a fact from outside. */
export type Contribution =
  | { readonly seat: Seat; readonly move: Move; readonly insists?: true }
  | { readonly outside: unknown; readonly insists?: never };

/** What has become of a contribution: made, too late, or not right here. */
export type Contributed = 'made' | 'late' | 'refused';

/** Who stands in the log for what no person has done. */
const SERVER = 'server';

/**
 * Adds to a table what was found out when its newest entry was `seq`. While somebody asks to go back from there it
 * waits, unless it insists.
 */
export const contribute = async (
  surroundings: Surroundings,
  id: string,
  seq: number,
  contribution: Contribution,
): Promise<Contributed> => {
  const loaded = await surroundings.obtain(id);
  const isAsked = loaded.table.request !== undefined && contribution.insists !== true;
  if (lastSeq(loaded.table) !== seq || isAsked) return 'late';
  const prepared = prepareContribution(loaded.table, contribution);
  if (prepared === undefined) return 'refused';
  const added = await addEntry(surroundings, loaded, SERVER, { command: nanoid() }, prepared);
  surroundings.bus.publish('table', { table: id });
  return added ? 'made' : 'late';
};

/** Lets somebody sit down at a game that goes on; throws where it takes no newcomers now, or not this one. */
export const addGuest = async (
  surroundings: Surroundings,
  id: string,
  { id: person, name }: StoredPerson,
  join: string,
): Promise<Seat> => {
  const loaded = await surroundings.obtain(id);
  const { table } = loaded;
  const seat = table.seats.length;
  const prepared = prepareOutside(table, { join });
  const guest = { seat, person, name };
  if (!(await addEntry(surroundings, loaded, person, { command: nanoid() }, prepared, guest)))
    throw new ApiError(503, 'try-again', 'Somebody else was faster. Try again.');
  table.seats = [...table.seats, { person, name }];
  surroundings.bus.publish('table', { table: id, people: true });
  return seat;
};

const prepareContribution = (table: Table, contribution: Contribution): Prepared | undefined => {
  if ('move' in contribution) return prepareMove(table, contribution.seat, contribution.move).prepared;
  try {
    return prepareOutside(table, contribution.outside);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
};

/** True when the entry is safe on disk and stands. Else what is in memory is out of date, and is dropped. */
const addEntry = async (
  { store, drop }: Surroundings,
  loaded: LoadedTable,
  person: string,
  { command }: Pick<Command, 'command'>,
  prepared: Prepared,
  guest?: StoredSeat,
): Promise<boolean> => {
  const { id, table } = loaded;
  const { entry } = prepared;
  const standing = standingOf(table, prepared.state, entry.seq);
  const mover = 'move' in entry ? entry.seat : undefined;
  const clock =
    loaded.clock && turnClock(loaded.clock, table, { ...table, state: prepared.state }, clockNow(), mover);
  const addition: Addition = {
    stored: { entry, command, person },
    standing,
    ...(clock === undefined ? {} : { clock: clockToStore(clock) }),
    // The state in which a game ended can be shown also when rules have changed.
    ...(entry.seq % SNAPSHOT_EVERY === 0 || standing.outcome !== undefined
      ? { snapshot: snapshotOf(table.game, entry.seq, prepared.state) }
      : {}),
    ...(guest === undefined ? {} : { guest }),
  };
  let stored = false;
  try {
    stored = await store.append(id, addition);
  } finally {
    if (!stored) drop(id);
  }
  if (stored) {
    commitEntry(table, prepared);
    loaded.clock = clock;
  }
  return stored;
};

export const snapshotOf = (game: AnyGame, seq: number, state: unknown): StoredSnapshot => ({
  ...{ seq, state, hash: fingerprint(state) },
  ...shapeOf(game),
});

export const standingOf = ({ game }: Table, state: unknown, seq: number): Standing => {
  const outcome = game.outcome(state);
  return {
    lastSeq: seq,
    changedAt: Date.now(),
    deciding: game.deciding(state),
    about: game.about?.(state) ?? {},
    ...(outcome === undefined ? {} : { outcome }),
  };
};
