import { type AnyGame, defined, InputError, type LogEntry, type Seat } from '@three-spires/kernel';
import {
  hasVersionsOf,
  lastSeq,
  type Match,
  newClock,
  restoreTable,
  seatCount,
  type Table,
  updateTable,
  versionsOf,
} from '@three-spires/table';
import type { Bots } from '../bots/bots.ts';
import { botSeat } from '../bots/game-bots.ts';
import { SessionError } from '../common/error.ts';
import type { Chance } from '../given/chance.ts';
import type { Games } from '../given/games.ts';
import type { StoredClock, StoredPerson, StoredSeat, StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { clockToStore } from '../hosting/clock-time.ts';
import { personHolder, seatHolder } from '../hosting/loaded-table.ts';
import { standingOf } from '../hosting/standing.ts';
import { clockSettings, newTableIds } from '../opening/new-table.ts';
import type { MovedGame, MovedSeat } from '../protocol/index.ts';
import type { ArrivingTable } from '../stores/index.ts';
import { idHere } from './match-id.ts';

export type ReadNeeds = {
  readonly games: Games;
  readonly bots: Pick<Bots, 'levelsOf'>;
  readonly time: Time;
  readonly chance: Chance;
};

/** A game of a file as a new table here, or why it cannot be played here. */
export type ReadGame = ArrivingTable | { readonly why: string };

/**
 * Replays a game of a file under the rules of this release. Throws if its log breaks them: then the file is damaged
 * or was edited. Nothing that the file says about the position is believed. The table is practice.
 */
export const readGame = (
  needs: ReadNeeds,
  moved: MovedGame,
  person: StoredPerson,
  field: string,
): ReadGame => {
  const { games, time, chance } = needs;
  const game = games.get(moved.game)?.game;
  if (game === undefined)
    throw badGame('unknown-game', `${field}.game: there is no game "${moved.game}" here`, `${field}.game`);
  if (moved.rulesVersion > game.rulesVersion)
    return { why: `This game of ${game.name} was played under newer rules. Update this release first.` };
  const seats = seatsFor(needs, moved, person, field);
  const entries = moved.entries.map((entry, at): LogEntry => ({ ...entry, seq: at + 1 }));
  requireEntries(entries, seats.length, field);
  const table = tableOf(game, moved, seats, entries, { field, at: time.date() });
  if (table === undefined)
    return {
      why: `This game of ${game.name} was played under earlier rules, and the rules of this release lead elsewhere.`,
    };
  const isOver = game.outcome(table.state) !== undefined;
  requireSeats(game, table, seats, isOver, field);
  const now = time.date();
  const { setup, practice } = table;
  // A game that goes on here has changed now; one that is over keeps its dates.
  const changedAt = isOver ? Math.min(moved.changedAt, now) : now;
  const stored: StoredTable = {
    ...newTableIds(chance),
    game: game.id,
    ...versionsOf(game),
    setup,
    seed: moved.seed,
    practice,
    ...defined({ hints: moved.hints, match: matchOf(game, moved, person, field) }),
    ...defined({ clock: clockOf(needs, moved, table, seats, field) }),
    createdAt: Math.min(moved.createdAt, changedAt),
    ...standingOf(table, table.state, lastSeq(table), changedAt),
    seats,
  };
  return {
    table: stored,
    entries: entries.map((entry) => ({ entry, command: chance.id(), person: person.id })),
    lines: moved.lines.map(({ at, said }) => ({ at: Math.min(at, now), said, command: chance.id() })),
  };
};

const badGame = (code: string, text: string, field: string): SessionError =>
  new SessionError('invalid', code, text, field);

const seatsFor = (
  needs: ReadNeeds,
  { game, seats }: MovedGame,
  person: StoredPerson,
  field: string,
): StoredSeat[] => {
  if (!seats.some(({ holder }) => holder === 'me'))
    throw badGame('no-seat-for-you', `${field}.seats: nobody in this game is you`, `${field}.seats`);
  return seats.map((moved, seat) => seatFor(needs, game, person, { moved, seat }));
};

const seatFor = (
  { games, bots }: ReadNeeds,
  game: string,
  person: StoredPerson,
  { moved, seat }: { readonly moved: MovedSeat; readonly seat: Seat },
): StoredSeat => {
  switch (moved.holder) {
    case 'me':
      return { seat, ...personHolder(person) };
    case 'open':
      return { seat };
    case 'other':
      return { seat, name: moved.name };
    case 'bot':
      return botSeat(games.get(game), bots.levelsOf(game), seat, moved.level);
  }
};

const requireEntries = (entries: readonly LogEntry[], seats: number, field: string): void => {
  for (const [at, entry] of entries.entries()) {
    const place = `${field}.entries.${at}`;
    if ('seat' in entry && entry.seat >= seats)
      throw badGame('bad-game', `${place}.seat: there are only ${seats} seats`, `${place}.seat`);
    if ('undoTo' in entry && entry.undoTo >= entry.seq)
      throw badGame('bad-game', `${place}.undoTo: an undo goes back to an earlier entry`, `${place}.undoTo`);
  }
};

/** The match goes on, as practice. Its score is believed, because it counts for nothing. */
const matchOf = (
  game: AnyGame,
  { match, seats }: MovedGame,
  person: StoredPerson,
  field: string,
): Match | undefined => {
  if (match === undefined) return undefined;
  const { best, number, wins } = match;
  const place = `${field}.match`;
  if (game.nextInMatch === undefined)
    throw badGame('no-match', `${place}: ${game.name} is not played for a match`, place);
  const played = wins.reduce((sum, each) => sum + each, 0);
  if (wins.length !== seats.length || played >= number || wins.some((each) => each > best / 2))
    throw badGame(
      'bad-match',
      `${place}.wins: this cannot be the score before game ${number}`,
      `${place}.wins`,
    );
  return { ...match, id: idHere(match.id, person.id) };
};

/** Clocks go on from where they stood when the game was exported. */
const clockOf = (
  { time }: ReadNeeds,
  { clock }: MovedGame,
  table: Table,
  seats: readonly StoredSeat[],
  field: string,
): StoredClock | undefined => {
  if (clock === undefined) return undefined;
  const place = `${field}.clock`;
  const { game } = table;
  const settings = clockSettings(clock.set);
  if (settings.perMove !== true && game.concession === undefined)
    throw badGame('no-clock', `${place}: ${game.name} is not played against the clock`, place);
  if (clock.left.length !== seats.length)
    throw badGame('bad-clock', `${place}.left: this game has ${seats.length} seats`, `${place}.left`);
  const full = newClock(settings, seats, time.elapsed());
  const left = full.left.map((all, seat) => all && Math.min(all, clock.left[seat] ?? all));
  return clockToStore(time, { ...full, left, runsFrom: left }, table);
};

type Reading = { readonly field: string; readonly at: number };

/** The table that the log leads to; undefined if it was played under rules that are no longer here. */
const tableOf = (
  game: AnyGame,
  moved: MovedGame,
  seats: readonly StoredSeat[],
  entries: readonly LogEntry[],
  { field, at }: Reading,
): Table | undefined => {
  const { rulesVersion, contentHash, setup, seed, stood } = moved;
  const practice = [...new Set([...moved.practice, 'imported' as const])];
  const holders = seats.map(seatHolder);
  const log = { game: game.id, rulesVersion, contentHash, setup, seed, entries };
  if (!hasVersionsOf(game, moved)) {
    const earlier = { log, base: undefined, stood, states: [], seats: holders, practice };
    const fate = updateTable(game, earlier, at);
    return fate.fate === 'same' ? fate.table : undefined;
  }
  try {
    return restoreTable(game, log, holders, { practice });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw badGame(
      'bad-game',
      `${field}: this game of ${game.name} does not follow the rules (${error.message}). The file is damaged or was edited.`,
      field,
    );
  }
};

const requireSeats = (
  game: AnyGame,
  table: Table,
  seats: readonly StoredSeat[],
  isOver: boolean,
  field: string,
): void => {
  const known = seatCount(game, table.state);
  if (known !== seats.length)
    throw badGame(
      'bad-seats',
      `${field}.seats: this game has ${known} seats, not ${seats.length}`,
      `${field}.seats`,
    );
  if (!isOver && seats.some(({ person, bot, name }) => name !== undefined && !person && !bot))
    throw badGame(
      'bad-seats',
      `${field}.seats: a game that goes on has seats of your own, of bots, and open ones`,
      `${field}.seats`,
    );
};
