import {
  type About,
  type AnyGame,
  type ContentItem,
  contentHash,
  fingerprint,
  type GameLog,
  type LogBase,
  type Outcome,
  type SeatSet,
} from '@three-spires/kernel';
import { isOnLine, restoreTable, stateAfter } from './fold.ts';
import { pictureFor } from './picture.ts';
import type { PracticeReason } from './practice.ts';
import { lastSeq, peopleAt, type SeatHolder, type Table } from './table.ts';

/** The versions a log was written with. Only these are certain to replay it. */
export type Versions = { readonly rulesVersion: number; readonly contentHash: string };

/**
 * The versions a state was written with. States name cards and steps by number, so the outline of the game's
 * content matters besides its `stateVersion`: which items there are, in which order and with which effects,
 * whatever their amounts.
 */
export type Shape = { readonly stateVersion: number; readonly outline: string };

/** A stored state, after entry `seq`. */
export type StoredState = Shape & { readonly seq: number; readonly state: unknown };

export const versionsOf = (game: AnyGame): Versions & Pick<Shape, 'stateVersion'> => ({
  rulesVersion: game.rulesVersion,
  contentHash: contentHash(game),
  stateVersion: game.stateVersion,
});

export const hasVersionsOf = (game: AnyGame, versions: Versions): boolean =>
  versions.rulesVersion === game.rulesVersion && versions.contentHash === contentHash(game);

const outlines = new WeakMap<AnyGame, string>();

export const shapeOf = (game: AnyGame): Shape => {
  const outline = outlines.get(game) ?? fingerprint(game.content.map(outlineOf));
  outlines.set(game, outline);
  return { stateVersion: game.stateVersion, outline };
};

const outlineOf = ({ id, kind, faces }: ContentItem): unknown => [
  ...[id, kind],
  ...faces.map(({ effects }) => withoutAmounts(effects)),
];

const withoutAmounts = (value: unknown): unknown => {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(withoutAmounts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutAmounts(field)]));
};

export const hasShapeOf = (game: AnyGame, { stateVersion, outline }: Shape): boolean => {
  const today = shapeOf(game);
  return stateVersion === today.stateVersion && outline === today.outline;
};

/** A stored state in the current format; undefined if today's rules cannot read it. */
export const readStored = (game: AnyGame, stored: Omit<StoredState, 'seq'>): unknown => {
  if (hasShapeOf(game, stored)) return stored.state;
  try {
    return game.readState?.(stored.state, stored.stateVersion) as unknown;
  } catch {
    return undefined;
  }
};

/** The progress of a game when it was stored. */
export type StoodAt = { readonly deciding: SeatSet; readonly about: About; readonly outcome?: Outcome };

/** Where an earlier update truncated the log. */
export type StoredBase = StoredState & Pick<LogBase, 'at' | 'isDamaged'>;

/** A stored table from an earlier version. `states` are intact, newest first. */
export type EarlierTable = {
  readonly log: GameLog;
  readonly base: StoredBase | undefined;
  readonly stood: StoodAt;
  readonly states: readonly StoredState[];
  readonly seats: readonly SeatHolder[];
  readonly practice: readonly PracticeReason[];
};

/**
 * The outcome of an update for a table. `same`: its log replays to the same point. `continued`: it resumes
 * from its last state, with a new base. `shown`: it is over, and its last state can be shown. `lost`:
 * neither.
 */
export type Fate =
  | { readonly fate: 'same' | 'continued' | 'shown'; readonly table: Table }
  | { readonly fate: 'lost' };

/**
 * Migrates a table from an earlier version to today's rules; `at` is the time, in milliseconds since 1970.
 */
export const updateTable = (game: AnyGame, earlier: EarlierTable, at: number): Fate => {
  const replayed = replayEqual(game, earlier);
  if (replayed !== undefined) return { fate: 'same', table: replayed };
  const isOver = earlier.stood.outcome !== undefined;
  const continued = continueFromState(game, earlier, at, isOver);
  if (continued === undefined) return { fate: 'lost' };
  return { fate: isOver ? 'shown' : 'continued', table: continued };
};

/** The table with its log replayed under today's rules, if that leads to the same point. */
const replayEqual = (game: AnyGame, earlier: EarlierTable): Table | undefined => {
  const { log, base, stood, states } = earlier;
  const state = base && readStored(game, base);
  if (base !== undefined && state === undefined) return undefined;
  const table = attempt(() => restoreToday(game, earlier, base && { seq: base.seq, at: base.at, state }));
  if (table === undefined) return undefined;
  // Before the first entry, no decision could have a different result.
  if (log.entries.length === 0) return isShowable(table) ? table : undefined;
  const known = states.find(({ seq }) => isOnLine(log.entries, seq) && seq > (base?.seq ?? 0));
  const isEqual = attempt(
    () => standsAt(table, stood) && (known === undefined || hasState(table, known)) && isShowable(table),
  );
  return isEqual === true ? table : undefined;
};

const restoreToday = (
  game: AnyGame,
  { log, seats, practice }: EarlierTable,
  base: LogBase | undefined,
): Table => restoreTable(game, { ...log, ...versionsOf(game), base }, seats, { practice });

/** Facts reported by only one of the two versions are ignored. */
const standsAt = ({ game, state }: Table, { deciding, about, outcome }: StoodAt): boolean => {
  const now = game.about?.(state) ?? {};
  return (
    game.deciding(state) === deciding &&
    fingerprint(game.outcome(state) ?? null) === fingerprint(outcome ?? null) &&
    Object.entries(about).every(([fact, value]) => now[fact] === undefined || now[fact] === value)
  );
};

/** A state that no version can read cannot be compared; the game's progress must do instead. */
const hasState = (table: Table, stored: StoredState): boolean => {
  const state = readStored(table.game, stored);
  return state === undefined || fingerprint(state) === fingerprint(stateAfter(table, stored.seq));
};

/**
 * The table resumed from the newest readable state. Moves after that state are repeated under today's rules
 * if legal, and the base follows them. A finished game is only shown as it ended.
 */
const continueFromState = (
  game: AnyGame,
  earlier: EarlierTable,
  at: number,
  isOver: boolean,
): Table | undefined => {
  const { base, states, log } = earlier;
  const { entries } = log;
  const last = entries.length;
  const usable = states.filter(({ seq }) => seq > (base?.seq ?? 0) && isOnLine(entries, seq));
  for (const stored of base === undefined ? usable : [...usable, base]) {
    if (isOver && stored.seq !== last) continue;
    const state = readStored(game, stored);
    if (state === undefined) continue;
    const table = attempt(() => restoreToday(game, earlier, { seq: stored.seq, state, at }));
    const continued =
      table && attempt(() => restoreToday(game, earlier, { seq: last, state: table.state, at }));
    if (continued === undefined || !isShowable(continued)) continue;
    const isStillOver = game.outcome(continued.state) !== undefined;
    if (isOver === isStillOver) return continued;
  }
  return undefined;
};

/** Rules that misread a state fail when viewing it, so request everything that a screen needs once. */
const isShowable = (table: Table): boolean =>
  attempt(() => {
    for (const person of [undefined, ...peopleAt(table)]) pictureFor(table, person);
    return lastSeq(table) >= 0;
  }) === true;

/** Rules may fail in any way on a log or a state from another version. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
