import { defined } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { Time } from '../given/time.ts';
import type { DailyLine, HistoryGame } from '../protocol/index.ts';
import { shownChange } from '../rating/shown-rating.ts';
import type { DayResult, DoorStore, KeptResult } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';
import { requireGame } from './known-game.ts';
import { pagesOf } from './pages.ts';
import { statisticsOf } from './statistics.ts';

const PAGE = 20;
/** Statistics cover this many of the newest games, so that a request reads a bounded number of rows. */
const COUNTED = 1000;
const DAY_LINES = 100;

type HistoryNeeds = { readonly store: DoorStore; readonly games: Games; readonly time: Time };

/**
 * Finished games: your own, and those of a day. Rows were written when the games ended, so nothing is
 * replayed.
 */
export const historyHandlers = ({
  store,
  games,
  time,
}: HistoryNeeds): Handlers<'history' | 'statistics' | 'daily'> => ({
  async history(caller, { game, practice, page }) {
    if (game !== undefined) requireGame(games, game);
    const person = await caller.known();
    const filter = { game, practice: practice === '1' };
    const total = person === undefined ? 0 : await store.countResults(person.id, filter);
    const pages = pagesOf(total, PAGE, page);
    const results =
      person === undefined ? [] : await store.resultsOf(person.id, filter, (page - 1) * PAGE, PAGE);
    return { games: results.map(shown), page, pages, total };
  },

  async statistics(caller, { game, practice }) {
    if (game !== undefined) requireGame(games, game);
    const person = await caller.known();
    const filter = { game, practice: practice === '1' };
    const results = person === undefined ? [] : await store.resultsOf(person.id, filter, 0, COUNTED);
    return statisticsOf(
      results.filter(({ result }) => result !== 'both'),
      COUNTED,
    );
  },

  // Everyone may read the names; only your own table can be opened from here.
  async daily(caller, { game, day: wanted }) {
    if (games.get(game)?.game.dayOf === undefined)
      throw new SessionError('missing', 'no-daily', `"${game}" has no game of the day.`, 'game');
    const today = time.dayOf(time.date());
    const day = wanted ?? today;
    if (day > today || !isDay(day))
      throw new SessionError('missing', 'no-such-day', `${day} is not a day that has come yet.`, 'day');
    const person = await caller.known();
    const results = await store.dayResults(game, day, DAY_LINES);
    const lines = results.map((result, at) => lineOf(result, at + 1, person?.id));
    const yours = lines.find(({ mine }) => mine) ?? (person && (await below(store, person.id, game, day)));
    return { game, day, today, lines, ...defined({ yours }) };
  },
});

const shown = ({ cards: _, rating, ...rest }: KeptResult): HistoryGame => ({
  ...rest,
  ...(rating === undefined ? {} : { rating: shownChange(rating) }),
});

/** A person who is not among the lines shown has rank 0. */
const below = async (
  store: DoorStore,
  person: string,
  game: string,
  day: string,
): Promise<DailyLine | undefined> => {
  const result = await store.dayResultOf(person, game, day);
  return result && lineOf(result, 0, person);
};

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the calendar has this day. */
const isDay = (day: string): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
  return date >= 1 && date <= last;
};

const lineOf = (result: DayResult, rank: number, person: string | undefined): DailyLine => {
  const mine = result.person === person;
  return {
    rank,
    name: result.name,
    mine,
    won: result.result === 'won',
    as: result.as,
    players: result.players,
    stage: result.stage,
    reached: result.reached,
    seconds: Math.round((result.endedAt - result.beganAt) / 1000),
    ...(mine ? { table: result.table } : {}),
  };
};
