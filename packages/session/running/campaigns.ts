import type { Bus } from '../given/bus.ts';
import type { Log } from '../given/log.ts';
import type { Store } from '../given/store.ts';
import type { Host } from '../hosting/host.ts';

/** Enters finished games in the campaigns of those who played them. */
export type Campaigns = {
  /** Enters a table if it is over; as often as one likes, it counts once. */
  enter(table: string): Promise<void>;
  /** Enters what ended while nobody was there to enter it, as after a crash. */
  catchUp(): Promise<void>;
  close(): void;
};

type CampaignNeeds = { store: Store; host: Host; bus: Bus; log: Log };

export const createCampaigns = ({ store, host, bus, log }: CampaignNeeds): Campaigns => {
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
      log.error(error, `table ${table} could not be entered in campaigns`),
    );
  };

  const unsubscribe = bus.subscribe('table', ({ table }) => void enterQuietly(table));

  return {
    enter,
    async catchUp() {
      for (const table of await store.tablesToEnter()) await enterQuietly(table);
    },
    close: unsubscribe,
  };
};
