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
 * Who sits in a seat: a person, or a bot (`bot` is its level). Without either the seat is open to anyone with the
 * invitation.
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

/** What an entry did, for those who want to take it back. These are bits, because a table has hundreds of entries. */
export const MARKS = {
  /** Hidden cards or chance came into the open: a game that counts never goes back past it. */
  reveals: 1,
  /** A fact that the game did not wait for, such as a player who joins late: it cannot be taken back. */
  isFinal: 2,
  /** The entry lies before the snapshot that the table was restored from. Playing it again tells. */
  unknown: 4,
} as const;

/** What was seen to happen with an entry. */
export type Happened = { readonly seq: number; readonly events: readonly GameEvent[] };

/** The state after an entry, as JSON: that takes half the memory of a state, and it is seldom read. */
export type Snapshot = { readonly seq: number; readonly text: string };

/** A player has asked to take moves back, or to give the whole game up, and waits for the others. */
export type UndoRequest = {
  readonly person: string;
  readonly seat: Seat;
  readonly to: number;
  readonly giveUp?: true;
  /** The people who have not agreed yet. */
  readonly waiting: readonly string[];
};

/**
 * One game in progress. The log (`rulesVersion`, `contentHash`, `setup`, `seed`, `entries`) is the truth; the rest
 * follows from it. A server holds thousands of tables, so only what every move needs is kept: what is asked for less
 * often is found by playing a part of the log again. All of it but `game` is plain data.
 */
export type Table = {
  readonly game: AnyGame;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: unknown;
  readonly seed: string;
  /** Where an update has cut the log: what lies before it cannot be taken back. */
  readonly base: LogBase | undefined;
  /** Empty for a game that counts. In practice, moves may be taken back past what they revealed. */
  readonly practice: readonly PracticeReason[];
  readonly entries: LogEntry[];
  /** The moves and facts that still count: those of `entries` that were not undone. */
  readonly standing: PlayedEntry[];
  /** For each standing entry its bits of `MARKS`. */
  readonly marks: number[];
  /** What happened with the newest standing entries, oldest first. */
  readonly recent: Happened[];
  /** Oldest first, all of them on the line of the standing moves. */
  readonly snapshots: Snapshot[];
  seats: readonly SeatHolder[];
  state: unknown;
  request: UndoRequest | undefined;
};

export type NewTable = {
  readonly game: AnyGame;
  /** As it came from outside; an InputError names the field that is wrong. */
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

/** A state has a fixed number of seats, and the game refuses any beyond it; a player who joins adds one. */
export const seatCount = (game: AnyGame, state: unknown): number => {
  const ANY_MOVE = 0;
  const isKnown = (seat: Seat): boolean => game.refuse(state, seat, ANY_MOVE)?.code !== 'no-such-seat';
  let known = 0;
  while (known < game.seats.most && isKnown(known)) known++;
  return known;
};

/** Everything needed to play this game again, as a value that later moves do not change. */
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

/** The entry that nothing goes back behind: 0, the start, or where an update has cut the log. */
export const firstSeq = ({ base }: Table): number => base?.seq ?? 0;

/** Whether an update has left only the newest state: there is nothing to be watched or told. */
export const isOnlyEnd = (table: Table): boolean =>
  table.base !== undefined && firstSeq(table) === lastSeq(table);

export const holdsSeat = (table: Table, person: string, seat: Seat): boolean =>
  table.seats[seat]?.person === person;

/** The seats a person holds, lowest first. */
export const seatsOf = ({ seats }: Table, person: string | undefined): Seat[] => {
  const held: Seat[] = [];
  if (person === undefined) return held;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person === person) held.push(seat);
  return held;
};

/** Everybody who holds a seat, each once. */
export const peopleAt = (table: Table): string[] => [
  ...new Set(table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))),
];

/** The name a person goes by at this table. */
export const nameOf = (table: Table, person: string): string =>
  table.seats.find((holder) => holder.person === person)?.name ?? '';

export const seatPerson = (table: Table, seat: Seat, holder: SeatHolder): void => {
  table.seats = table.seats.with(seat, holder);
};
