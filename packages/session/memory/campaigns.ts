import type { OutcomeStore } from '../given/ports.ts';
import type { CampaignEntry, CampaignStore } from '../stores/index.ts';
import type { CampaignEntryRow, Memory, MemoryNeeds } from './data.ts';
import { isOver } from './games.ts';
import { kept, keyOf, sorted, taken } from './rows.ts';

type Campaigns = CampaignStore & Pick<OutcomeStore, 'enterResult' | 'tablesToEnter'>;

export const campaignStore = ({ memory, now }: MemoryNeeds): Campaigns => {
  const { campaigns, campaignEntries, games, seats } = memory;
  return {
    async campaignOf(person, game) {
      const row = campaigns.get(keyOf(person, game));
      return row && { data: taken(row.data), changedAt: row.changedAt };
    },

    async saveCampaign(person, game, data) {
      campaigns.put({ person, game, data: kept(data), changedAt: now() });
    },

    async changeCampaign(person, game, change) {
      const data = change(dataOf(memory, person, game));
      campaigns.put({ person, game, data: kept(data), changedAt: now() });
    },

    async campaignEntries(person, game, limit) {
      const own = campaignEntries.in(person).filter((entry) => entry.game === game);
      return sorted(
        own,
        ({ at }) => -at,
        ({ table }) => table,
      )
        .slice(0, limit)
        .map(campaignEntry);
    },

    async campaignEntry(person, table) {
      const row = campaignEntries.get(keyOf(person, table));
      return row && campaignEntry(row);
    },

    async enterResult(table, advance) {
      const row = games.get(table);
      if (row === undefined || row.isEntered || !isOver(row)) return;
      const { game } = row;
      const people = new Set(seats.in(table).flatMap(({ person }) => (person === undefined ? [] : [person])));
      // Compute everything before storing anything.
      const advanced =
        advance === undefined
          ? []
          : [...people].sort().map((person) => ({
              person,
              ...advance(dataOf(memory, person, game)),
            }));
      for (const { person, campaign, news } of advanced) {
        campaigns.put({ person, game, data: kept(campaign), changedAt: now() });
        campaignEntries.put({ person, table, game, at: now(), news: kept(news) });
      }
      games.put({ ...row, isEntered: true });
    },

    async tablesToEnter() {
      return games.all().flatMap((game) => (!game.isEntered && isOver(game) ? [game.id] : []));
    },
  };
};

const dataOf = ({ campaigns }: Memory, person: string, game: string): unknown => {
  const row = campaigns.get(keyOf(person, game));
  return row && taken(row.data);
};

const campaignEntry = ({ table, at, news }: CampaignEntryRow): CampaignEntry => ({
  table,
  at,
  news: taken(news),
});
