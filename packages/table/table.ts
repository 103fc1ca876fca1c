import {
  type AnyGame,
  contentHash,
  defined,
  type GameEvent,
  type GameLog,
  InputError,
  type LogBase,
  type LogEntry,
  type PlayedEntry,
  type Seat,
} from '@three-spires/kernel';
import type { PracticeReason } from './practice.ts';

/**
 * The holder of a seat: a person, or a bot (`bot` is its level). With neither, the seat is open to anyone
 * with the invitation.
 */
export type SeatHolder = {
  readonly person: string | undefined;
  readonly name: string;
  readonly bot?: string;
  /** The id of the person's portrait. */
  readonly avatar?: string;
};

export const isOpenSeat = ({
  person,
  bot,
}: Pick<SeatHolder, 'bot'> & { readonly person?: string | undefined }) =>
  person === undefined && bot === undefined;

/** What an entry did, as far as undo is concerned. These are bits because a table has hundreds of entries. */
export const MARKS = {
  /** Hidden cards or chance were revealed: a game that counts never goes back past this. */
  reveals: 1,
  /** A fact the game did not wait for, such as a player joining late: it cannot be undone. */
  isFinal: 2,
  /** The entry precedes the snapshot the table was restored from. Replaying it finds out. */
  unknown: 4,
} as const;

/** The visible events of an entry. */
export type Happened = { readonly seq: number; readonly events: readonly GameEvent[] };

/**
 * The state after an entry, as JSON: that takes half the memory of a state object, and snapshots are rarely
 * read.
 */
export type Snapshot = { readonly seq: number; readonly text: string };

/** A player has asked to undo moves, or to abandon the game, and waits for the others' consent. */
export type UndoRequest = {
  readonly person: string;
  readonly seat: Seat;
  readonly to: number;
  readonly giveUp?: true;
  /** The people who have not agreed yet. */
  readonly waiting: readonly string[];
};

/**
 * One game in progress. The log (`rulesVersion`, `contentHash`, `setup`, `seed`, `entries`) is the source of
 * truth; everything else is derived from it. A server holds thousands of tables, so each keeps only what
 * every move needs; rarer requests replay part of the log. Everything but `game` is plain data.
 */
export type Table = {
  readonly game: AnyGame;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: unknown;
  readonly seed: string;
  /** Where an update truncated the log: earlier entries cannot be undone. */
  readonly base: LogBase | undefined;
  /** Empty for a game that counts. In practice games, undo may go back past what moves revealed. */
  readonly practice: readonly PracticeReason[];
  readonly entries: LogEntry[];
  /** The moves and facts still in effect: the `entries` that were not undone. */
  readonly standing: PlayedEntry[];
  /** The `MARKS` bits of each standing entry. */
  readonly marks: number[];
  /** The events of the newest standing entries, oldest first. */
  readonly recent: Happened[];
  /** Oldest first, all on the line of standing moves. */
  readonly snapshots: Snapshot[];
  seats: readonly SeatHolder[];
  state: unknown;
  request: UndoRequest | undefined;
};

export type NewTable = {
  readonly game: AnyGame;
  /** As received; an InputError names the invalid field. */
  readonly setup: unknown;
  readonly seed: string;
  readonly seats: readonly SeatHolder[];
  readonly practice?: readonly PracticeReason[];
};

export const openTable = ({ game, setup: given, seed, seats, practice = [] }: NewTable): Table => {
  requireSeatCount(game, seats.length);
  const setup: unknown = game.readSetup(given);
  const state: unknown = game.start(setup, seed);
  requireSeatsOf(game, state, seats.length);
  return {
    game,
    rulesVersion: game.rulesVersion,
    contentHash: contentHash(game),
    setup,
    seed,
    base: undefined,
    practice,
    entries: [],
    standing: [],
    marks: [],
    recent: [],
    snapshots: [],
    seats,
    state,
    request: undefined,
  };
};

const requireSeatCount = (game: AnyGame, count: number): void => {
  const { least, most } = game.seats;
  if (count < least || count > most)
    throw new InputError(`seats: ${game.name} is played by ${least} to ${most}, not by ${count}`);
};

const requireSeatsOf = (game: AnyGame, state: unknown, count: number): void => {
  const known = seatCount(game, state);
  if (known !== count) throw new InputError(`seats: the set-up is for ${known}, not for ${count}`);
};

/** A state has a fixed number of seats, and the game refuses any beyond it; a joining player adds one. */
export const seatCount = (game: AnyGame, state: unknown): number => {
  const ANY_MOVE = 0;
  const isKnown = (seat: Seat): boolean => game.refuse(state, seat, ANY_MOVE)?.code !== 'no-such-seat';
  let known = 0;
  while (known < game.seats.most && isKnown(known)) known++;
  return known;
};

/** Everything needed to replay this game, as a value unaffected by later moves. */
export const tableLog = (table: Table): GameLog => ({
  game: table.game.id,
  rulesVersion: table.rulesVersion,
  contentHash: table.contentHash,
  setup: table.setup,
  seed: table.seed,
  ...defined({ base: table.base }),
  entries: [...table.entries],
});

/** The number of the newest entry; 0 before the first. */
export const lastSeq = (table: Table): number => table.entries.length;

/** The entry that undo cannot go behind: 0, the start, or where an update truncated the log. */
export const firstSeq = ({ base }: Table): number => base?.seq ?? 0;

/** Whether an update has left only the newest state: there is nothing to replay or narrate. */
export const isOnlyEnd = (table: Table): boolean =>
  table.base !== undefined && firstSeq(table) === lastSeq(table);

export const holdsSeat = (table: Table, person: string, seat: Seat): boolean =>
  table.seats[seat]?.person === person;

export const seatsOf = ({ seats }: Table, person: string | undefined): Seat[] => {
  const held: Seat[] = [];
  if (person === undefined) return held;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person === person) held.push(seat);
  return held;
};

/** Everyone who holds a seat, without duplicates. */
export const peopleAt = (table: Table): string[] => [
  ...new Set(table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))),
];

export const nameOf = (table: Table, person: string): string =>
  table.seats.find((holder) => holder.person === person)?.name ?? '';

export const seatPerson = (table: Table, seat: Seat, holder: SeatHolder): void => {
  table.seats = table.seats.with(seat, holder);
};
