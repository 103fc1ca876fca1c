import {
  type AnyGame,
  checkEntry,
  type GameEvent,
  type GameLog,
  InputError,
  type LogEntry,
  type PlayedEntry,
  playableEntries,
  playEntry,
  standingEntries,
} from '@three-spires/kernel';
import type { PracticeReason } from './practice.ts';
import { firstSeq, MARKS, type SeatHolder, type Snapshot, type Table } from './table.ts';

/** Events are shown for this many of the newest moves. */
export const EVENTS_SHOWN = 200;

/** The events of this many are kept: screens that follow a game have seen the others. */
const RECENT_KEPT = 16;

/** A state is kept every this many standing entries. Two of them reach further back than events are shown. */
const SNAPSHOT_EVERY = EVENTS_SHOWN;
const SNAPSHOTS_KEPT = 2;

/** Adds what was carried out to what follows from the log. */
export const stand = (table: Table, entry: PlayedEntry, carried: CarriedOut): void => {
  const { standing, marks, recent, snapshots } = table;
  standing.push(entry);
  marks.push(marksOf(carried));
  recent.push({ seq: entry.seq, events: carried.events });
  if (recent.length > RECENT_KEPT) recent.shift();
  table.state = carried.state;
  if (standing.length % SNAPSHOT_EVERY !== 0) return;
  snapshots.push(snapshotOf({ seq: entry.seq, state: carried.state }));
  if (snapshots.length > SNAPSHOTS_KEPT) snapshots.shift();
};

const snapshotOf = ({ seq, state }: Start): Snapshot => ({ seq, text: JSON.stringify(state) });

export const marksOf = ({ events, isFinal }: Pick<CarriedOut, 'events' | 'isFinal'>): number =>
  (events.some(({ reveals }) => reveals === true) ? MARKS.reveals : 0) | (isFinal ? MARKS.isFinal : 0);

/** Takes the moves after entry `seq` out of what follows from the log. */
export const fallBack = (table: Table, seq: number, state: unknown): void => {
  const { standing, marks, recent, snapshots } = table;
  for (const list of [standing, recent, snapshots]) dropAfter(list, seq);
  marks.length = standing.length;
  table.state = state;
};

const dropAfter = (list: { readonly seq: number }[], seq: number): void => {
  while ((list.at(-1)?.seq ?? 0) > seq) list.pop();
};

/** How many standing entries there are up to entry `seq`. Most questions are about the newest ones. */
export const standingUpTo = ({ standing }: Table, seq: number): number => {
  let count = standing.length;
  while (count > 0 && (standing[count - 1] as PlayedEntry).seq > seq) count--;
  return count;
};

/** The state after a standing entry, or at the start for 0, as a new one. */
export const stateAfter = (table: Table, seq: number): unknown => stateAt(table, standingUpTo(table, seq));

/**
 * The state after the first `count` standing entries, as a new one: the nearest snapshot and the moves since. `emit`
 * hears of the start of the game where it begins there.
 */
export const stateAt = (table: Table, count: number, emit?: (event: GameEvent) => void): unknown => {
  const { game, standing, snapshots } = table;
  const seq = standing[count - 1]?.seq ?? firstSeq(table);
  const known = snapshots.findLast((snapshot) => snapshot.seq <= seq);
  const state = known === undefined ? startState(table, emit) : game.copy(JSON.parse(known.text));
  for (let at = known === undefined ? 0 : standingUpTo(table, known.seq); at < count; at++)
    playEntry(game, state, standing[at] as PlayedEntry);
  return state;
};

/** The state before the first standing entry, as a new one. */
const startState = (
  { game, base, setup, seed }: Pick<Table, 'game' | 'base' | 'setup' | 'seed'>,
  emit?: (event: GameEvent) => void,
): unknown => (base === undefined ? game.start(setup, seed, emit) : game.copy(base.state));

/** What the last moves did is asked for in every picture, so a table is restored from before this many of them. */
const MOVES_REPLAYED = 24;

/** The newest snapshot with at least `moves` standing moves after it, where nothing later went back to before it. */
export const usableSnapshot = (
  entries: readonly LogEntry[],
  snapshots: readonly number[],
  moves = MOVES_REPLAYED,
): number | undefined => {
  const newest = standingEntries(entries).at(-moves)?.seq ?? 0;
  return snapshots
    .filter((seq) => seq < newest && isOnLine(entries, seq))
    .reduce<number | undefined>((best, seq) => (best === undefined || seq > best ? seq : best), undefined);
};

/** Whether the state after entry `seq` is still part of the game: nothing later went back behind it. */
export const isOnLine = (entries: readonly LogEntry[], seq: number): boolean =>
  !entries.some((entry) => wentBehind(entry, seq));

const wentBehind = (entry: LogEntry, seq: number): boolean =>
  'undoTo' in entry && entry.seq > seq && entry.undoTo < seq;

/** A state to begin with in place of the start of the game. */
type Start = { readonly seq: number; readonly state: unknown };

type Restoring = {
  readonly practice?: readonly PracticeReason[];
  readonly snapshot?: Start | undefined;
  /** An older one, so that screens that are opened need not go back to the start. */
  readonly earlier?: Start | undefined;
};

/**
 * Builds a table from its log, and from a snapshot (see `usableSnapshot`) where one is at hand. Throws an
 * InputError when the log belongs to another game or rules version, or holds a move that is not legal.
 */
export const restoreTable = (
  game: AnyGame,
  log: GameLog,
  seats: readonly SeatHolder[],
  { practice = [], snapshot, earlier }: Restoring = {},
): Table => {
  requireSameRules(game, log);
  const setup: unknown = game.readSetup(log.setup);
  const { seed, rulesVersion, contentHash, base } = log;
  const played = playableEntries(log);
  const before = snapshot === undefined ? [] : played.filter(({ seq }) => seq <= snapshot.seq);
  const table: Table = {
    game,
    setup,
    seed,
    rulesVersion,
    contentHash,
    base,
    practice,
    entries: [...log.entries],
    standing: before,
    marks: before.map(() => MARKS.unknown),
    recent: [],
    snapshots: [earlier, snapshot].flatMap((each) => (each === undefined ? [] : [snapshotOf(each)])),
    seats,
    state:
      snapshot === undefined
        ? startState({ game, base, setup, seed })
        : (game.copy(snapshot.state) as unknown),
    request: undefined,
  };
  // All on one state: nothing has seen it yet.
  for (const entry of played.slice(before.length)) {
    checkEntry(game, table.state, entry);
    stand(table, entry, carryOn(game, table.state, entry));
  }
  return table;
};

const requireSameRules = (game: AnyGame, log: GameLog): void => {
  if (log.game !== game.id) throw new InputError(`log is of the game "${log.game}", not of "${game.id}"`);
  if (log.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      `log has rules version ${log.rulesVersion}; this release plays ${game.rulesVersion}`,
    );
  }
};

export type CarriedOut = {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly isFinal: boolean;
};

/** The state after a legal move or a fact that fits, as a new one, and what was seen to happen. */
export const carryOut = ({ game, state }: Table, entry: PlayedEntry): CarriedOut =>
  carryOn(game, game.copy(state), entry);

/** The same on this state. */
export const carryOn = (game: AnyGame, state: unknown, entry: PlayedEntry): CarriedOut => {
  const events: GameEvent[] = [];
  const isFinal = 'outside' in entry && game.outside?.wanted(state) === undefined;
  playEntry(game, state, entry, (event: GameEvent) => events.push(event));
  return { state, events, isFinal };
};
