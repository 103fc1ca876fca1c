import type { Games } from '@three-spires/session';
import { SessionError, validate } from '@three-spires/session';
import {
  type HistoryAnswer,
  type HistoryGame,
  historyQuery,
  type StatisticsAnswer,
  statisticsQuery,
} from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { KeptResult, Store } from '../store/store.ts';
import { shownChange } from './shown-rating.ts';
import { statisticsOf } from './statistics.ts';

const PAGE = 20;
/** Statistics are of this many of the newest games, so that one request reads a bounded number of rows. */
const COUNTED = 1000;

type HistoryNeeds = { store: Store; games: Games; identity: Identity };

/** Your own finished games. Rows were written when the games ended, so nothing is replayed. */
export const addHistoryRoutes = (app: FastifyInstance, { store, games, identity }: HistoryNeeds): void => {
  const requireGame = (game: string | undefined): void => {
    if (game === undefined || games.has(game)) return;
    const known = [...games.keys()].join(', ');
    throw new SessionError(
      'invalid',
      'unknown-game',
      `There is no game "${game}" here, only ${known}.`,
      'game',
    );
  };

  app.get('/api/history', async (request): Promise<HistoryAnswer> => {
    const { game, practice, page } = validate(historyQuery, request.query);
    requireGame(game);
    const person = await identity.known(request);
    const filter = { game, practice: practice === '1' };
    const total = person === undefined ? 0 : await store.countResults(person.id, filter);
    const pages = Math.max(1, Math.ceil(total / PAGE));
    if (page > pages)
      throw new SessionError(
        'missing',
        'no-such-page',
        pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`,
        'page',
      );
    const results =
      person === undefined ? [] : await store.resultsOf(person.id, filter, (page - 1) * PAGE, PAGE);
    return { games: results.map(shown), page, pages, total };
  });

  app.get('/api/statistics', async (request): Promise<StatisticsAnswer> => {
    const { game, practice } = validate(statisticsQuery, request.query);
    requireGame(game);
    const person = await identity.known(request);
    const filter = { game, practice: practice === '1' };
    const results = person === undefined ? [] : await store.resultsOf(person.id, filter, 0, COUNTED);
    return statisticsOf(
      results.filter(({ result }) => result !== 'both'),
      COUNTED,
    );
  });
};

const shown = ({ cards: _, rating, ...rest }: KeptResult): HistoryGame => ({
  ...rest,
  ...(rating === undefined ? {} : { rating: shownChange(rating) }),
});
