import type { Games, Time } from '@three-spires/session';
import { SessionError, validate } from '@three-spires/session';
import { type DailyAnswer, type DailyLine, dailyQuery } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { DayResult, Store } from '../store/store.ts';

const LINES_SHOWN = 100;

type DailyNeeds = { store: Store; games: Games; identity: Identity; time: Time };

/** The results of a day. Everyone may read the names; only your own table can be opened from it. */
export const addDailyRoute = (app: FastifyInstance, { store, games, identity, time }: DailyNeeds): void => {
  app.get(
    '/api/daily/:game',
    async (request: FastifyRequest<{ Params: { readonly game: string } }>): Promise<DailyAnswer> => {
      const { game } = request.params;
      if (games.get(game)?.game.dayOf === undefined)
        throw new SessionError('missing', 'no-daily', `"${game}" has no game of the day.`, 'game');
      const today = time.dayOf(time.date());
      const { day = today } = validate(dailyQuery, request.query);
      if (day > today || !isDay(day, time))
        throw new SessionError('missing', 'no-such-day', `${day} is not a day that has come yet.`, 'day');
      const person = await identity.known(request);
      const results = await store.dayResults(game, day, LINES_SHOWN);
      const lines = results.map((result, at) => lineOf(result, at + 1, person?.id));
      const yours = lines.find(({ mine }) => mine) ?? (person && (await below(store, person.id, game, day)));
      return { game, day, today, lines, ...(yours === undefined ? {} : { yours }) };
    },
  );
};

/** A person who is not among the lines shown has rank 0. */
const below = async (
  store: Store,
  person: string,
  game: string,
  day: string,
): Promise<DailyLine | undefined> => {
  const result = await store.dayResultOf(person, game, day);
  return result && lineOf(result, 0, person);
};

/** Whether the calendar has the day. */
const isDay = (day: string, time: Time): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && time.dayOf(at) === day;
};

const lineOf = (result: DayResult, rank: number, person: string | undefined): DailyLine => {
  const mine = result.person === person;
  return {
    ...{ rank, name: result.name, mine, won: result.result === 'won' },
    ...{ as: result.as, players: result.players, stage: result.stage, reached: result.reached },
    seconds: Math.round((result.endedAt - result.beganAt) / 1000),
    ...(mine ? { table: result.table } : {}),
  };
};
