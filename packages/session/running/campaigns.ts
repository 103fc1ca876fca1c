import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import type { OutcomeStore } from '../given/ports.ts';
import type { Host } from '../hosting/host.ts';

/** Adds finished games to the campaigns of their players. */
export type Campaigns = {
  /** Enters a table if it is over. Idempotent: it counts once. */
  enter(table: string): Promise<void>;
  /** Enters games that ended while no server ran, as after a crash. */
  catchUp(): Promise<void>;
  close(): void;
};

type CampaignNeeds = { store: OutcomeStore; host: Host; news: Newsroom; log: Log };

export const createCampaigns = ({ store, host, news, log }: CampaignNeeds): Campaigns => {
  const enter = async (id: string): Promise<void> => {
    const { table } = await host.table(id);
    const { game, state, practice } = table;
    if (game.outcome(state) === undefined) return;
    const rules = practice.length > 0 ? undefined : game.campaign;
    const result = rules?.result(state);
    await store.enterResult(
      id,
      rules === undefined || result === undefined
        ? undefined
        : (before) => rules.enter(before ?? rules.begin(), result),
    );
  };

  const enterQuietly = async (table: string): Promise<void> => {
    await enter(table).catch((error: unknown) =>
      log.child({ table }).error(error, 'a table could not be entered in campaigns'),
    );
  };

  const unsubscribe = news.subscribe('table', ({ table, elsewhere }) => {
    // The node that made the last move does it, or `catchUp` if that node is gone.
    if (!elsewhere) void enterQuietly(table);
  });

  return {
    enter,
    async catchUp() {
      for (const table of await store.tablesToEnter()) await enterQuietly(table);
    },
    close: unsubscribe,
  };
};
