import type { StoredBase } from '@three-spires/table';
import type { AnalysisStore, VersionStore } from '../given/ports.ts';
import type { GameVersions, ReadAt } from '../given/store.ts';
import type { GameRow, Memory, MemoryNeeds } from './data.ts';
import { isOver, isRunning, requireRow } from './games.ts';
import { kept, sorted, taken } from './rows.ts';

export const versionStore = ({ memory }: MemoryNeeds): VersionStore & AnalysisStore => {
  const { games, bases, archives, analyses } = memory;

  const unchanged = (table: string, from: ReadAt): GameRow | undefined => {
    const game = games.get(table);
    return game !== undefined && hasVersions(game, from) && game.lastSeq === from.lastSeq ? game : undefined;
  };

  const idsOf = (after: string, limit: number, is: (game: GameRow) => boolean): readonly string[] =>
    sorted(
      games.all().filter((game) => game.id > after && is(game)),
      ({ id }) => id,
    )
      .slice(0, limit)
      .map(({ id }) => id);

  return {
    async baseOf(table) {
      const newest = sorted(
        bases.in(table),
        ({ seq }) => -seq,
        ({ at }) => -at,
      )[0];
      if (newest === undefined) return undefined;
      const { table: _, state, ...base } = newest;
      return { ...base, state: taken(state) };
    },

    async moveToVersions(table, from, to, { standing, base }) {
      const game = unchanged(table, from);
      if (game === undefined) return false;
      const { closed: _, ...rest } = game;
      const { rulesVersion, contentHash, stateVersion } = to;
      const { deciding, about } = standing;
      games.put({ ...rest, rulesVersion, contentHash, stateVersion, deciding, about: kept(about) });
      if (base !== undefined) putBase(memory, table, base);
      return true;
    },

    async closeTable(table, from, closed) {
      const game = unchanged(table, from);
      if (game === undefined) return false;
      games.put({ ...game, closed });
      return true;
    },

    async archiveOf(table) {
      const row = archives.get(table);
      if (row === undefined) return undefined;
      const { rulesVersion, contentHash, data } = row;
      return { rulesVersion, contentHash, ...(data === undefined ? {} : { data: data.slice() }) };
    },

    async saveArchive(table, { rulesVersion, contentHash, data }) {
      // An archive is never replaced: the game is over, and later rules could only show it less well.
      if (archives.get(table)?.data !== undefined) return;
      requireRow(games.get(table), `table ${table}`);
      const copy = data === undefined ? {} : { data: data.slice() };
      archives.put({ table, rulesVersion, contentHash, ...copy });
    },

    async analysisOf(table) {
      const row = analyses.get(table);
      return row && taken(row.analysis);
    },

    async saveAnalysis(table, analysis) {
      if (analyses.get(table) !== undefined) return;
      requireRow(games.get(table), `table ${table}`);
      analyses.put({ table, analysis: kept(analysis) });
    },

    tablesToUpdate: async (today, after, limit) =>
      idsOf(after, limit, (game) => isRunning(game) && !isOfToday(today, game.game, game)),

    tablesToArchive: async (today, after, limit) =>
      idsOf(after, limit, (game) => {
        const archive = archives.get(game.id);
        const isTried = archive !== undefined && isOfToday(today, game.game, archive);
        return isOver(game) && archive?.data === undefined && !isTried;
      }),
  };
};

type Versions = Pick<ReadAt, 'rulesVersion' | 'contentHash'>;

const hasVersions = (one: Versions, other: Versions): boolean =>
  one.rulesVersion === other.rulesVersion && one.contentHash === other.contentHash;

const isOfToday = (today: readonly GameVersions[], game: string, versions: Versions): boolean =>
  today.some((each) => each.game === game && hasVersions(each, versions));

export const putBase = (memory: Memory, table: string, { state, ...base }: StoredBase): void =>
  memory.bases.put({ table, ...base, state: kept(state) });
