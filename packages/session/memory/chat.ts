import type { LineStore } from '../given/ports.ts';
import type { MemoryNeeds } from './data.ts';
import { requireRow } from './games.ts';
import { kept, sorted, taken } from './rows.ts';

export const chatStore = ({ memory }: MemoryNeeds): LineStore => {
  const { games, lines, people } = memory;
  return {
    async addLine(table, command, { said, ...line }) {
      const known = lines.in(table);
      if (known.some((each) => each.command === command)) return undefined;
      const number = known.reduce((most, each) => Math.max(most, each.number), 0) + 1;
      requireRow(games.get(table), `table ${table}`);
      lines.put({ table, command, number, ...line, said: kept(said) });
      return number;
    },

    async linesOf(table, limit, after = 0) {
      const newer = lines.in(table).filter(({ number }) => number > after);
      return sorted(newer, ({ number }) => number)
        .slice(-limit)
        .map(({ number, at, person, said }) => ({
          number,
          at,
          person,
          name: people.get(person)?.name ?? '',
          said: taken(said),
        }));
    },
  };
};
