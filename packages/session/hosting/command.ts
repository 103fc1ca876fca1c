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

/** A message that wants something done in a game. */
export type Command = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'giveUp' | 'consent' }>;

const SNAPSHOT_EVERY = 50;
/** How often a command is tried when another writer keeps being faster. */
const ATTEMPTS = 8;

type Surroundings = {
  readonly store: TableStore & LogStore;
  readonly news: Newsroom;
  readonly time: Time;
  readonly chance: Chance;
  readonly costs: Costs;
  readonly obtain: (id: string) => Promise<LoadedTable>;
  /** Asks the store whether the table in memory is still the newest, and brings it up to date where it is not. */
  readonly isCurrent: (loaded: LoadedTable) => Promise<boolean>;
  readonly drop: (id: string) => void;
};

/** Carries a command out. The caller sees to it that a table's commands come one after another. */
export const performCommand = async (
  surroundings: Surroundings,
  person: string,
  command: Command,
): Promise<Answer> => {
  const { store, news, obtain, isCurrent } = surroundings;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await obtain(command.table);
    // A move that was made before is refused now, or not stored, and then the store is asked. Others could ask twice.
    const known =
      attempt > 0 || !namesQuestion(command) ? await storedAnswer(store, loaded, person, command) : undefined;
    if (known !== undefined) return known;
    const { result, before, after } = judgeRequest(loaded.table, person, command);
    const { prepared } = result;
    // Storing an entry shows whether the table was the newest. Where nothing is stored, the store is asked.
    if (prepared === undefined && !(await isCurrent(loaded))) continue;
    if (result.refusal !== undefined) {
      const earlier = await storedAnswer(store, loaded, person, command);
      if (earlier !== undefined) return earlier;
      if (!(await keepRefusal(surroundings, loaded, person, command, result.refusal))) continue;
      return refuse(loaded, result.refusal);
    }
    // Before the entry that the last consent brings: a request that was withdrawn elsewhere brings none.
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

/** A move that names the question it answers means the same whenever it comes; its refusal need not be kept. */
const namesQuestion = (command: Command): boolean =>
  command.type === 'move' && command.decision !== undefined;

/** What was answered to this command before. */
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

/** False when the command was answered elsewhere meanwhile. Who has no seat can do nothing here, now or later. */
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
  /** The request as it is and as it will be; an entry ends it. */
  readonly before: UndoRequest | undefined;
  readonly after: UndoRequest | undefined;
};

/** Judges a command and leaves the request for consent at the table as it was: a new one has to be stored first. */
const judgeRequest = (table: Table, person: string, command: Command): JudgedRequest => {
  const before = table.request;
  const result = judge(table, person, command);
  const isEnded = command.type === 'consent' && result.prepared !== undefined;
  const after = isEnded ? undefined : table.request;
  table.request = before;
  return { result, before, after };
};

/** Keeps the request and, where that is all there is to do, the answer with it. False when it has changed elsewhere. */
const keepRequest = async (
  { store }: Surroundings,
  loaded: LoadedTable,
  { before, after }: Pick<JudgedRequest, 'before' | 'after'>,
  answer: StoredAnswer | undefined,
): Promise<boolean> => {
  const { id, table } = loaded;
  const isKept = await store.saveRequest(id, lastSeq(table), { before, after, answer });
  if (isKept) table.request = after;
  // Screens here hear of what is taken over, but not of what a table that was loaded again has.
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

/** What the session itself adds to a game: a bot's move, or a fact from outside. */
export type Contribution =
  | {
      readonly seat: Seat;
      readonly move: Move;
      readonly insists?: true;
      readonly byBot?: Pick<BotMoved, 'why'>;
    }
  | { readonly outside: unknown; readonly insists?: never };

/** What has become of a contribution: made, too late, or not right here. */
export type Contributed = 'made' | 'late' | 'refused';

/** Who stands in the log for what no person has done. */
const SERVER = 'server';

/**
 * Adds to a table what was found out when its newest entry was `seq`. While a player asks to go back from there it
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

/** Lets a person join a game in progress; throws where it takes no newcomers now, or not this one. */
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

/** True when the entry is safe on disk and stands. Else what is in memory is out of date, and is dropped. */
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
  // What a bot does for a player earns the player no time.
  const mover = isMove && person !== SERVER ? entry.seat : undefined;
  const after = { ...table, state: prepared.state };
  const clock = loaded.clock && turnClock(loaded.clock, table, after, time.elapsed(), mover);
  const addition: Addition = {
    stored: { entry, command, person },
    standing,
    ...(clock === undefined ? {} : { clock: clockToStore(time, clock, after) }),
    // The state in which a game ended can still be shown when the rules have changed.
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
    // Another node was faster. Reading what it has added takes less time than loading the table, and it may go on.
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

/** About what an entry takes in the store, with its place in two indexes. */
const ENTRY_BYTES = 250;

const sizeOf = ({ snapshot }: Addition): number =>
  ENTRY_BYTES + (snapshot === undefined ? 0 : JSON.stringify(snapshot.state).length);
