import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import type { BotGame, PublicBot } from '../protocol/index.ts';
import { shownRating } from '../rating/shown-rating.ts';
import { summaryFor } from '../showing/summary.ts';
import type { DoorStore, ListedBot } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';
import { pagesOf } from './pages.ts';

const PAGE = 20;
/** Of one bot account: the newest tables read, and the most games shown of them. */
const TABLES_READ = 50;
const RUNNING = 10;
const FINISHED = 10;
const RESULTS_READ = 30;

type BotNeeds = { readonly store: DoorStore; readonly games: Games; readonly time: Time };

/** The bot accounts of a server, and the games of them that everyone may watch. */
export const botHandlers = ({ store, games, time }: BotNeeds): Handlers<'bots' | 'bot'> => {
  const withRatings = async (bots: readonly ListedBot[]): Promise<readonly PublicBot[]> => {
    const ids = bots.map(({ id }) => id);
    const rated = [...games.keys()].filter((game) => games.get(game)?.duel !== undefined);
    const found = await Promise.all(
      rated.map(async (game) => ({ game, ratings: await store.ratingsOf(game, ids, time.date()) })),
    );
    return bots.map(({ id, ...bot }) => ({
      ...bot,
      person: id,
      ratings: found.flatMap(({ game, ratings }) => {
        const rating = ratings.get(id);
        return rating === undefined ? [] : [{ game, ...shownRating(rating), games: rating.games }];
      }),
    }));
  };

  /** Games open to everyone: the list of open tables shows them too, or has shown them. */
  const runningOf = async (bot: string): Promise<readonly StoredTable[]> =>
    (await store.tablesOf(bot, TABLES_READ))
      .filter(
        ({ game, listedAt, playersOnly, outcome, closed, seats }) =>
          games.has(game) &&
          listedAt !== undefined &&
          playersOnly !== true &&
          outcome === undefined &&
          closed === undefined &&
          seats.some(({ person }) => person === bot),
      )
      .slice(0, RUNNING);

  /** A replay of a finished game needs no invitation. Games without spectators stay among their players. */
  const finishedOf = async (bot: string): Promise<readonly BotGame[]> => {
    const results = await store.resultsOf(bot, { practice: true }, 0, RESULTS_READ);
    const shown: BotGame[] = [];
    for (const { table, game, result, endedAt, counts, names, as, kept } of results) {
      if (shown.length === FINISHED) break;
      const stored = kept ? await store.tableById(table) : undefined;
      if (stored === undefined || stored.playersOnly === true || !(await isOpenToAll(store, stored)))
        continue;
      shown.push({ table, game, result, endedAt, counts, names, as });
    }
    return shown;
  };

  return {
    async bots(caller, { page }) {
      const viewer = (await caller.known())?.id;
      const total = await store.countListedBots(viewer);
      const pages = pagesOf(total, PAGE, page);
      const bots = await store.listedBots(viewer, (page - 1) * PAGE, PAGE);
      return { bots: await withRatings(bots), page, pages, total };
    },

    async bot(caller, { bot: id }) {
      const viewer = (await caller.known())?.id;
      const found = await store.listedBot(viewer, id);
      const [bot] = found === undefined ? [] : await withRatings([found]);
      if (bot === undefined)
        throw new SessionError('missing', 'no-such-bot', 'There is no such bot account here.', 'bot');
      const running = await runningOf(id);
      return {
        ...bot,
        running: running.map((table) => summaryFor(games, table, viewer)),
        finished: await finishedOf(id),
      };
    },
  };
};
