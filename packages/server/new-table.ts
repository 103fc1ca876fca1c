import { randomBytes } from 'node:crypto';
import type { BotLevel } from '@three-spires/bots';
import { type AnyGame, InputError, type Seat, wideSeed } from '@three-spires/kernel';
import { type ClockSettings, newClock, openTable, type PracticeReason } from '@three-spires/table';
import { nanoid } from 'nanoid';
import { ApiError } from './api-error.ts';
import { botName } from './bot-names.ts';
import { clockNow, clockToStore } from './clock-time.ts';
import { standingOf } from './command.ts';
import { type DaySeed, isCurrentDay } from './day-seed.ts';
import { type Games, seatHolder } from './loaded-table.ts';
import type { Programs } from './programs.ts';
import type { NewTableBody } from './protocol.ts';
import type { StoredPerson, StoredSeat, StoredTable } from './store.ts';

const SEED_BYTES = 16;
const INVITE_LENGTH = 24;

export const newTableIds = (): Pick<StoredTable, 'id' | 'invite'> => ({
  id: nanoid(),
  invite: nanoid(INVITE_LENGTH),
});

export type TableMaking = {
  readonly games: Games;
  readonly programs: Pick<Programs, 'levelsOf'>;
  readonly daySeed: DaySeed;
};

/** A table as somebody has asked for it; throws where the game, the set-up or the seats are wrong. */
export const newStoredTable = (
  { games, programs, daySeed }: TableMaking,
  body: NewTableBody,
  person: StoredPerson,
): StoredTable => {
  const seats: StoredSeat[] = body.seats.map((wanted, seat) => {
    if (wanted.holder === 'bot') return botSeat(programs, body.game, seat, wanted.level);
    return wanted.holder === 'me' ? { seat, person: person.id, name: person.name } : { seat };
  });
  const game = gameOf(games, body);
  if (!body.seats.some(({ holder }) => holder === 'me'))
    throw new ApiError(400, 'no-seat-for-you', 'seats: take at least one seat yourself', 'seats');
  const ids = newTableIds();
  const best = body.match?.best ?? 1;
  const day = orBadInput(() => game.dayOf?.(game.readSetup(body.setup)));
  const laid = layTable({
    ...{ game, setup: body.setup, seats, clock: body.clock },
    seed: body.seed ?? (day === undefined ? newSeed() : daySeed(game.id, day)),
  });
  return {
    ...laid,
    ...ids,
    practice: practiceOf(body, day),
    ...(best === 1 ? {} : { match: { id: ids.id, best, number: 1, wins: seats.map(() => 0) } }),
  };
};

/** A position that was set up, a chosen seed or a past day's climb prove nothing. */
const practiceOf = ({ setup, seed, freeUndo }: NewTableBody, day: string | undefined): PracticeReason[] => {
  const isChosen = seed !== undefined || (day !== undefined && !isCurrentDay(day, Date.now()));
  return [
    ...(freeUndo === true ? (['freeUndo'] as const) : []),
    ...(isChosen ? (['seed'] as const) : []),
    ...('position' in setup ? (['position'] as const) : []),
  ];
};

const gameOf = (games: Games, body: NewTableBody): AnyGame => {
  const game = games.get(body.game);
  if (game === undefined) {
    const known = [...games.keys()].join(', ');
    throw new ApiError(400, 'unknown-game', `game: there is no "${body.game}" here, only ${known}`, 'game');
  }
  if (body.match !== undefined && body.match.best > 1 && game.nextInMatch === undefined)
    throw new ApiError(400, 'no-match', `match: ${game.name} is not played for a match`, 'match');
  if (body.clock !== undefined && game.concession === undefined)
    throw new ApiError(400, 'no-clock', `clock: ${game.name} is not played against the clock`, 'clock');
  return game;
};

export const newSeed = (): string => wideSeed(randomBytes(SEED_BYTES).toString('hex'));

type Laying = {
  readonly game: AnyGame;
  readonly setup: unknown;
  readonly seed: string;
  readonly seats: readonly StoredSeat[];
  readonly clock: ClockSettings | undefined;
};

/** A game at its start, as it is stored. */
export const layTable = ({ game, setup: given, seed, seats, clock }: Laying): StoredTable => {
  const table = orBadInput(() =>
    openTable({ game, setup: withPrograms(game, given, seed, seats), seed, seats: seats.map(seatHolder) }),
  );
  const { rulesVersion, contentHash, setup } = table;
  const standing = standingOf(table, table.state, 0);
  return {
    ...newTableIds(),
    game: game.id,
    ...{ rulesVersion, contentHash, setup, seed, stateVersion: game.stateVersion },
    createdAt: standing.changedAt,
    practice: [],
    ...standing,
    seats,
    ...(clock === undefined ? {} : { clock: clockToStore(newClock(clock, seats, clockNow())) }),
  };
};

/** Programs choose at once what the set-up leaves open for their seats: nobody else would. */
const withPrograms = (game: AnyGame, given: unknown, seed: string, seats: readonly StoredSeat[]): unknown => {
  const { chooseForProgram } = game;
  if (chooseForProgram === undefined) return given;
  return seats
    .filter(({ bot }) => bot !== undefined)
    .reduce((setup, { seat }) => chooseForProgram(setup, seat, seed), game.readSetup(given));
};

export const botSeat = (
  programs: Pick<Programs, 'levelsOf'>,
  game: string,
  seat: Seat,
  wanted: BotLevel | undefined,
): StoredSeat & Required<Pick<StoredSeat, 'bot' | 'name'>> => {
  const levels = programs.levelsOf(game);
  const bot = wanted ?? levels.at(-1);
  if (bot === undefined || !levels.includes(bot))
    throw new ApiError(
      400,
      'no-such-program',
      `seats.${seat}: there is no such program for this game`,
      `seats.${seat}.level`,
    );
  return { seat, bot, name: botName(game, seat) };
};

/** Does something with input from outside; where that is wrong, the answer says so. */
export const orBadInput = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw badInput(error);
    throw error;
  }
};

/** An InputError begins with the field it is about: `seats: …`, `setup: characters.1: …`. */
const badInput = ({ message: text, field: known }: InputError): ApiError => {
  const [, first, inner] = /^(\w+): (?:([\w.]+): )?/.exec(text) ?? [];
  const field = known ?? (first === undefined ? 'setup' : inner === undefined ? first : `${first}.${inner}`);
  return new ApiError(400, field === 'seats' ? 'bad-seats' : 'bad-setup', text, field);
};
