import { type AnyGame, defined, wideSeed } from '@three-spires/kernel';
import {
  type ClockSettings,
  daysPerMove,
  newClock,
  openTable,
  type PracticeReason,
} from '@three-spires/table';
import type { Bots } from '../bots/bots.ts';
import { botSeat } from '../bots/game-bots.ts';
import { orBadInput } from '../common/bad-input.ts';
import { SessionError } from '../common/error.ts';
import type { Chance } from '../given/chance.ts';
import type { Games } from '../given/games.ts';
import type { StoredPerson, StoredSeat, StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { clockToStore } from '../hosting/clock-time.ts';
import { personHolder, seatHolder } from '../hosting/loaded-table.ts';
import { standingOf } from '../hosting/standing.ts';
import type { ClockChoice, NewTableBody } from '../protocol/index.ts';

const INVITE_LENGTH = 24;

export const newTableIds = (chance: Chance): Pick<StoredTable, 'id' | 'invite'> => ({
  id: chance.id(),
  invite: chance.id(INVITE_LENGTH),
});

/** The seed of a day's game: the same for everyone on that day. */
export type DaySeed = (game: string, day: string) => string;

export type LayingNeeds = { readonly time: Time; readonly chance: Chance };

export type TableMaking = LayingNeeds & {
  readonly games: Games;
  readonly bots: Pick<Bots, 'levelsOf'>;
  readonly daySeed: DaySeed;
};

/** A table as requested; throws if the game, the set-up or the seats are invalid. */
export const newStoredTable = (
  making: TableMaking,
  body: NewTableBody,
  person: StoredPerson,
): StoredTable => {
  const { games, bots, daySeed, time, chance } = making;
  const seats: StoredSeat[] = body.seats.map((wanted, seat) => {
    if (wanted.holder === 'bot')
      return botSeat(games.get(body.game), bots.levelsOf(body.game), seat, wanted.level);
    return wanted.holder === 'me' ? { seat, ...personHolder(person) } : { seat };
  });
  const game = gameOf(games, body);
  if (body.rated === true)
    throw new SessionError(
      'invalid',
      'not-rated',
      'rated: only games of quick match are rated, between people whom the server has paired',
      'rated',
    );
  if (!body.seats.some(({ holder }) => holder === 'me'))
    throw new SessionError('invalid', 'no-seat-for-you', 'seats: take at least one seat yourself', 'seats');
  const best = body.match?.best ?? 1;
  const day = orBadInput(() => game.dayOf?.(game.readSetup(body.setup)));
  // A set-up position played with the day's seed would reveal the day's game.
  const isDaySeed = day !== undefined && body.seed === undefined && !('position' in body.setup);
  if (day !== undefined) requireDay(day, isDaySeed && body.freeUndo === true, time);
  const laid = layTable(making, {
    game,
    setup: body.setup,
    seats,
    clock: body.clock && clockSettings(body.clock),
    seed: body.seed ?? (isDaySeed ? daySeed(game.id, day) : newSeed(chance)),
  });
  const practice = practiceOf(body, day, time);
  return {
    ...laid,
    practice,
    ...defined({ hints: body.hints }),
    ...(body.listed === true ? { listedAt: laid.createdAt } : {}),
    ...(body.spectators === false ? { playersOnly: true } : {}),
    ...(best === 1 ? {} : { match: { id: laid.id, best, number: 1, wins: seats.map(() => 0) } }),
  };
};

export const clockSettings = (clock: ClockChoice): ClockSettings =>
  'days' in clock ? daysPerMove(clock.days) : clock;

/** A set-up position, a chosen seed or a past day's climb proves nothing. */
const practiceOf = (
  { setup, seed, freeUndo }: NewTableBody,
  day: string | undefined,
  time: Time,
): PracticeReason[] => {
  const isChosen = seed !== undefined || (day !== undefined && day !== todayBy(time));
  return [
    ...(freeUndo === true ? (['freeUndo'] as const) : []),
    ...(isChosen ? (['seed'] as const) : []),
    ...('position' in setup ? (['position'] as const) : []),
  ];
};

/**
 * A day's game opens on its day, when its seed is new to everyone, and counts then: nobody can practise it
 * beforehand. Past days are practice.
 */
const requireDay = (day: string, isUndone: boolean, time: Time): void => {
  const today = todayBy(time);
  if (day > today)
    throw new SessionError(
      'invalid',
      'no-such-day',
      `setup: the game of ${day} opens at 00:00 UTC on that day; today is ${today}`,
      'setup',
    );
  if (day === today && isUndone)
    throw new SessionError(
      'invalid',
      'day-counts',
      'freeUndo: today’s game is the same for everyone and counts; free undo is for days that are over',
      'freeUndo',
    );
};

export const todayBy = ({ date, dayOf }: Time): string => dayOf(date());

const gameOf = (games: Games, body: NewTableBody): AnyGame => {
  const game = games.get(body.game)?.game;
  if (game === undefined) {
    const known = [...games.keys()].join(', ');
    throw new SessionError(
      'invalid',
      'unknown-game',
      `game: there is no "${body.game}" here, only ${known}`,
      'game',
    );
  }
  if (body.match !== undefined && body.match.best > 1 && game.nextInMatch === undefined)
    throw new SessionError('invalid', 'no-match', `match: ${game.name} is not played for a match`, 'match');
  if (body.clock !== undefined && !('days' in body.clock) && game.concession === undefined)
    throw new SessionError(
      'invalid',
      'no-clock',
      `clock: ${game.name} is not played against the clock`,
      'clock',
    );
  return game;
};

export const newSeed = (chance: Chance): string => wideSeed(chance.bits());

type Laying = {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seed: string;
  readonly seats: readonly StoredSeat[];
  readonly clock: ClockSettings | undefined;
};

/** A game at its start, as stored. */
export const layTable = (
  { time, chance }: LayingNeeds,
  { game, setup: given, seed, seats, clock }: Laying,
): StoredTable => {
  const table = orBadInput(() =>
    openTable({ game, setup: withBots(game, given, seed, seats), seed, seats: seats.map(seatHolder) }),
  );
  const { rulesVersion, contentHash, setup } = table;
  const standing = standingOf(table, table.state, 0, time.date());
  return {
    ...newTableIds(chance),
    game: game.id,
    rulesVersion,
    contentHash,
    setup,
    seed,
    stateVersion: game.stateVersion,
    createdAt: standing.changedAt,
    practice: [],
    ...standing,
    seats,
    ...(clock === undefined
      ? {}
      : { clock: clockToStore(time, newClock(clock, seats, time.elapsed()), table) }),
  };
};

/** Bots immediately make the choices that the set-up leaves to their seats. */
const withBots = (game: AnyGame, given: unknown, seed: string, seats: readonly StoredSeat[]): unknown => {
  const { chooseForBot } = game;
  if (chooseForBot === undefined) return given;
  return seats
    .filter(({ bot }) => bot !== undefined)
    .reduce((setup, { seat }) => chooseForBot(setup, seat, seed), game.readSetup(given));
};
