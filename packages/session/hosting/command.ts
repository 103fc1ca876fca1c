import {
  defined,
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
  seatsOf,
  type Table,
  turnClock,
  type UndoAnswer,
  type UndoRequest,
} from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Chance } from '../given/chance.ts';
import type { Costs } from '../given/costs.ts';
import type { Newsroom } from '../given/news.ts';
import type { LogStore, TableStore } from '../given/ports.ts';
import type { Addition, StoredAnswer, StoredPerson, StoredSeat } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import type { BotMoved, ClientMessage } from '../protocol/index.ts';
import { clockToStore } from './clock-time.ts';
import { type Answer, type LoadedTable, personHolder } from './loaded-table.ts';
import { ownerOf } from './owner.ts';
import { snapshotOf, standingOf } from './standing.ts';

/** A message that requests a change in a game. */
export type Command = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'giveUp' | 'consent' }>;

const SNAPSHOT_EVERY = 50;
/** Attempts to carry out a command while other writers keep being faster. */
const ATTEMPTS = 8;

type Surroundings = {
  readonly store: TableStore & LogStore;
  readonly news: Newsroom;
  readonly time: Time;
  readonly chance: Chance;
  readonly costs: Costs;
  readonly obtain: (id: string) => Promise<LoadedTable>;
  /** Checks the store for newer data and updates the table in memory if there is any. */
  readonly isCurrent: (loaded: LoadedTable) => Promise<boolean>;
  readonly drop: (id: string) => void;
};

/** Carries out a command. The caller ensures that a table's commands run sequentially. */
export const performCommand = async (
  surroundings: Surroundings,
  person: string,
  command: Command,
): Promise<Answer> => {
  const { store, news, obtain, isCurrent } = surroundings;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await obtain(command.table);
    // A repeated move is refused now, or not stored, and then the store is consulted. Other commands could be
    // applied twice.
    const known =
      attempt > 0 || !namesQuestion(command) ? await storedAnswer(store, loaded, person, command) : undefined;
    if (known !== undefined) return known;
    const { result, before, after } = judgeRequest(loaded.table, person, command);
    const { prepared } = result;
    // Storing an entry reveals whether the table was current. If nothing is stored, the store must be
    // checked.
    if (prepared === undefined && !(await isCurrent(loaded))) continue;
    if (result.refusal !== undefined) {
      const earlier = await storedAnswer(store, loaded, person, command);
      if (earlier !== undefined) return earlier;
      if (!(await keepRefusal(surroundings, loaded, person, command, result.refusal))) continue;
      return refuse(loaded, result.refusal);
    }
    // Before the entry caused by the last consent: a request withdrawn elsewhere must not produce one.
    const isNewRequest = before !== after;
    const passing =
      prepared === undefined
        ? passingAnswer(surroundings, person, command, lastSeq(loaded.table))
        : undefined;
    if (isNewRequest && !(await keepRequest(surroundings, loaded, { before, after }, passing))) continue;
    if (prepared !== undefined && !(await addEntry(surroundings, loaded, person, command, prepared)))
      continue;
    const seq = lastSeq(loaded.table);
    news.publish('table', {
      table: command.table,
      seq,
      cause: command.command,
      ...(isNewRequest ? { request: true } : {}),
    });
    return { type: 'accepted', seq };
  }
  throw new SessionError('unavailable', 'try-again', 'Someone else kept being faster. Try again.');
};

/** A move that names the question it answers is idempotent, so its refusal need not be stored. */
const namesQuestion = (command: Command): boolean =>
  command.type === 'move' && command.decision !== undefined;

/** The earlier answer to this command. */
const storedAnswer = async (
  store: TableStore & LogStore,
  loaded: LoadedTable,
  person: string,
  { table, command }: Command,
): Promise<Answer | undefined> => {
  const entry = await store.entryOf(table, command);
  const known = entry ?? (await store.answerOf(table, command));
  if (known === undefined) return undefined;
  requireSamePerson(known.person, person);
  if ('entry' in known) return { type: 'accepted', seq: known.entry.seq };
  return known.refusal === undefined ? { type: 'accepted', seq: known.seq } : refuse(loaded, known.refusal);
};

const passingAnswer = (
  { time }: Surroundings,
  person: string,
  { command }: Command,
  seq: number,
): StoredAnswer => ({ command, person, seq, at: time.date() });

/**
 * False when the command was answered elsewhere in the meantime. People without a seat can never act here, so
 * nothing is stored for them.
 */
const keepRefusal = async (
  surroundings: Surroundings,
  { table }: LoadedTable,
  person: string,
  command: Command,
  refused: Refusal,
): Promise<boolean> => {
  if (namesQuestion(command) || seatsOf(table, person).length === 0) return true;
  const answer = passingAnswer(surroundings, person, command, lastSeq(table));
  return await surroundings.store.saveAnswer(command.table, { ...answer, refusal: refused });
};

const requireSamePerson = (known: string, person: string): void => {
  if (known !== person)
    throw new SessionError('conflict', 'command-taken', 'Someone else has used this command id.', 'command');
};

type JudgedRequest = {
  readonly result: UndoAnswer;
  /** The request before and after; an entry ends it. */
  readonly before: UndoRequest | undefined;
  readonly after: UndoRequest | undefined;
};

/** Judges a command but leaves the table's request unchanged: a new request must be stored first. */
const judgeRequest = (table: Table, person: string, command: Command): JudgedRequest => {
  const before = table.request;
  const result = judge(table, person, command);
  const isEnded = command.type === 'consent' && result.prepared !== undefined;
  const after = isEnded ? undefined : table.request;
  table.request = before;
  return { result, before, after };
};

/**
 * Stores the request and, if nothing else is to be done, the answer with it. False when it was changed
 * elsewhere.
 */
const keepRequest = async (
  { store }: Surroundings,
  loaded: LoadedTable,
  { before, after }: Pick<JudgedRequest, 'before' | 'after'>,
  answer: StoredAnswer | undefined,
): Promise<boolean> => {
  const { id, table } = loaded;
  const isKept = await store.saveRequest(id, lastSeq(table), { before, after, answer });
  if (isKept) table.request = after;
  // Screens here are told about data taken over, but not about what a reloaded table contains.
  else loaded.isStale = true;
  return isKept;
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

/** What the session itself adds to a game: a bot's move, or an external fact. */
export type Contribution =
  | {
      readonly seat: Seat;
      readonly move: Move;
      readonly insists?: true;
      readonly byBot?: Pick<BotMoved, 'why'>;
    }
  | { readonly outside: unknown; readonly insists?: never };

/** The result of a contribution: made, too late, or not allowed here. */
export type Contributed = 'made' | 'late' | 'refused';

/** The author in the log of entries that no person made. */
const SERVER = 'server';

/**
 * Adds to a table what was computed when its newest entry was `seq`. While a player is asking to undo from
 * there it waits, unless it insists.
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
  const added = await addEntry(surroundings, loaded, SERVER, { command: surroundings.chance.id() }, prepared);
  surroundings.news.publish('table', {
    table: id,
    seq: lastSeq(loaded.table),
    ...(added ? newsOfBot(contribution) : {}),
  });
  return added ? 'made' : 'late';
};

const newsOfBot = (contribution: Contribution): { readonly botMoved?: BotMoved } =>
  'move' in contribution && contribution.byBot !== undefined
    ? { botMoved: { seat: contribution.seat, ...contribution.byBot } }
    : {};

/** Lets a person join a game in progress; throws if the game accepts no newcomers now, or not this one. */
export const addGuest = async (
  surroundings: Surroundings,
  id: string,
  newcomer: StoredPerson,
  join: string,
): Promise<Seat> => {
  const loaded = await surroundings.obtain(id);
  const { table } = loaded;
  const seat = table.seats.length;
  const prepared = prepareOutside(table, { join });
  const holder = personHolder(newcomer);
  const guest = { seat, ...holder };
  if (
    !(await addEntry(
      surroundings,
      loaded,
      newcomer.id,
      { command: surroundings.chance.id() },
      prepared,
      guest,
    ))
  )
    throw new SessionError('unavailable', 'try-again', 'Someone else was faster. Try again.');
  table.seats = [...table.seats, holder];
  surroundings.news.publish('table', { table: id, seq: lastSeq(table), people: true });
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

/** True when the entry is durable and stands. Otherwise the copy in memory is out of date and is dropped. */
const addEntry = async (
  { store, time, costs, drop }: Surroundings,
  loaded: LoadedTable,
  person: string,
  { command }: Pick<Command, 'command'>,
  prepared: Prepared,
  guest?: StoredSeat,
): Promise<boolean> => {
  const { id, table } = loaded;
  const { entry } = prepared;
  const standing = standingOf(table, prepared.state, entry.seq, time.date());
  const isMove = 'move' in entry;
  // A bot's move for a player earns the player no time.
  const mover = isMove && person !== SERVER ? entry.seat : undefined;
  const after = { ...table, state: prepared.state };
  const clock = loaded.clock && turnClock(loaded.clock, table, after, time.elapsed(), mover);
  const addition: Addition = {
    stored: { entry, command, person },
    standing,
    ...(clock === undefined ? {} : { clock: clockToStore(time, clock, after) }),
    // The final state of a game can still be shown after the rules have changed.
    ...(entry.seq % SNAPSHOT_EVERY === 0 || standing.outcome !== undefined
      ? { snapshot: snapshotOf(table.game, entry.seq, prepared.state) }
      : {}),
    ...defined({ guest }),
    ...(person === SERVER && isMove ? { isPatient: true } : {}),
  };
  const payAgain = costs.hold();
  let stored: boolean;
  let tookMs = 0;
  try {
    stored = await store.append(id, { ...addition, took: (ms) => (tookMs = ms) });
  } catch (error) {
    drop(id);
    throw error;
  } finally {
    payAgain();
    costs.spent(tookMs);
  }
  if (!stored) {
    // Another node was faster. Reading what it added is faster than reloading the table, which may then
    // continue.
    loaded.isStale = true;
    return false;
  }
  costs.wrote(person === SERVER ? ownerOf(id, table.seats) : person, sizeOf(addition));
  commitEntry(table, prepared);
  loaded.clock = clock;
  if (addition.clock !== undefined) loaded.storedClock = JSON.stringify(addition.clock);
  loaded.checkedAt = time.elapsed();
  return true;
};

/** The approximate size of an entry in the store, including two indexes. */
const ENTRY_BYTES = 250;

const sizeOf = ({ snapshot }: Addition): number =>
  ENTRY_BYTES + (snapshot === undefined ? 0 : JSON.stringify(snapshot.state).length);
