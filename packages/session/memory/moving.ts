import type { MovingStore } from '../stores/index.ts';
import type { MemoryNeeds } from './data.ts';
import { insertTable, requireNone } from './games.ts';
import { kept, keyOf } from './rows.ts';

export const movingStore = ({ memory, now }: MemoryNeeds): MovingStore => {
  const { games, held, lines, decks, campaigns, results } = memory;
  return {
    async tablesLike(person, { game, seed, lastSeq }) {
      return games
        .all()
        .filter(
          (row) =>
            row.game === game &&
            row.seed === seed &&
            row.lastSeq === lastSeq &&
            held.in(row.id).some((each) => each.person === person),
        )
        .map(({ id }) => id);
    },

    async bringIn(person, arrivals) {
      // Nothing may fail after the first row is stored.
      for (const { table } of arrivals.tables) requireNone(games.get(table.id), `table ${table.id}`);
      for (const { table, entries, lines: said } of arrivals.tables) {
        insertTable(memory, table, entries);
        said.forEach((line, at) => {
          const { command, at: time } = line;
          lines.put({ table: table.id, command, number: at + 1, at: time, person, said: kept(line.said) });
        });
      }
      const newDecks = arrivals.decks.filter(({ id }) => decks.get(keyOf(person, id)) === undefined);
      for (const { game, id, list } of newDecks)
        decks.put({ person, game, id, list: kept(list), version: 1, createdAt: now(), changedAt: now() });
      for (const { game, campaign } of arrivals.campaigns)
        campaigns.put({ person, game, data: kept(campaign), changedAt: now() });
      const newResults = arrivals.results.filter(
        ({ table }) => results.get(keyOf(person, table)) === undefined,
      );
      for (const result of newResults) results.put({ ...result, person, counts: false });
      return { decks: newDecks.length, results: newResults.length };
    },
  };
};
