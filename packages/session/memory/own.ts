import type { Holdings, IdentityStore } from '../stores/index.ts';
import type { Memory, MemoryNeeds } from './data.ts';
import { isOver, isRunning, tablesHeldBy } from './games.ts';
import { sorted, taken } from './rows.ts';

type OwnStore = Pick<
  IdentityStore,
  | 'holdingsOf'
  | 'profileOf'
  | 'allDecksOf'
  | 'allCampaignsOf'
  | 'campaignGamesOf'
  | 'allTablesOf'
  | 'allRatingsOf'
  | 'ratingChangesOf'
  | 'linesBy'
  | 'runningTablesOf'
>;

export const ownStore = ({ memory }: MemoryNeeds): OwnStore => {
  const { people, decks, campaigns, campaignEntries, games, seats, held, entries, lines } = memory;
  const { ratings, ratingChanges } = memory;
  return {
    holdingsOf: async (person) => holdingsOf(memory, person),

    profileOf: async (person) => people.get(person),

    async allDecksOf(person) {
      const own = sorted(
        decks.in(person),
        ({ game }) => game,
        ({ id }) => id,
      );
      return own.map(({ game, id, list, createdAt, changedAt }) => ({
        game,
        id,
        list: taken(list),
        createdAt,
        changedAt,
      }));
    },

    async allCampaignsOf(person) {
      return sorted(campaigns.in(person), ({ game }) => game).map(({ game, data, changedAt }) => ({
        game,
        campaign: taken(data),
        changedAt,
      }));
    },

    async campaignGamesOf(person, after, limit) {
      return sorted(campaignEntries.in(person), ({ table }) => table)
        .filter(({ table }) => table > after)
        .slice(0, limit)
        .map(({ table, game, at, news }) => ({ table, game, at, news: taken(news) }));
    },

    async allTablesOf(person, after, limit) {
      const own = games
        .all()
        .filter(({ id }) => id > after && held.in(id).some((each) => each.person === person));
      return sorted(own, ({ id }) => id)
        .slice(0, limit)
        .map((game) => {
          const seatsIn = (rows: readonly { readonly seat: number; readonly person?: string }[]) =>
            sorted(
              rows.filter((row) => row.person === person).map(({ seat }) => seat),
              (seat) => seat,
            );
          return {
            table: game.id,
            game: game.game,
            createdAt: game.createdAt,
            changedAt: game.changedAt,
            isOver: isOver(game),
            holds: seatsIn(seats.in(game.id)),
            hasHeld: seatsIn(held.in(game.id)),
            entries: entries.in(game.id).filter((entry) => entry.person === person).length,
          };
        });
    },

    async allRatingsOf(person) {
      const own = ratings.all().filter((rating) => rating.person === person);
      return sorted(own, ({ game }) => game).map(({ game, rating, deviation, games: played, changedAt }) => ({
        game,
        rating,
        deviation,
        games: played,
        changedAt,
      }));
    },

    async ratingChangesOf(person, after, limit) {
      return sorted(ratingChanges.in(person), ({ table }) => table)
        .filter(({ table }) => table > after)
        .slice(0, limit)
        .map(({ table, game, at, before, after: now }) => ({ table, game, at, before, after: now }));
    },

    async linesBy(person, after, limit) {
      const own = lines
        .all()
        .filter(
          ({ person: writer, table, number }) =>
            writer === person && (table > after.table || (table === after.table && number > after.number)),
        );
      return sorted(
        own,
        ({ table }) => table,
        ({ number }) => number,
      )
        .slice(0, limit)
        .map(({ table, number, at, said }) => ({ table, number, at, said: taken(said) }));
    },

    async runningTablesOf(person, limit) {
      return runningTablesOf(memory, person).slice(0, limit);
    },
  };
};

export const runningTablesOf = (memory: Memory, person: string): readonly string[] =>
  [...tablesHeldBy(memory, person)]
    .filter((table) => {
      const game = memory.games.get(table);
      return game !== undefined && isRunning(game);
    })
    .sort();

/** What a person has, without the data of some tables. */
export const holdingsOf = (
  memory: Memory,
  person: string,
  without: ReadonlySet<string> = new Set(),
): Holdings => ({
  running: runningTablesOf(memory, person).filter((table) => !without.has(table)).length,
  decks: memory.decks.in(person).length,
  campaigns: memory.campaigns.in(person).length,
  results: memory.results.in(person).filter(({ table }) => !without.has(table)).length,
});
