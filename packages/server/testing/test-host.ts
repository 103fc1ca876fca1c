/** A host in this process, and what is needed to open tables, for tests. */
import {
  createHost,
  createNewsroom,
  FREE,
  gamesById,
  type Host,
  type HostedGame,
  type HostNeeds,
  type SessionStore,
  type TableMaking,
} from '@three-spires/session';
import { systemChance } from '../settings/system-chance.ts';
import { systemTime } from '../settings/system-time.ts';

export const SILENT: HostNeeds['log'] = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => SILENT,
};

export const testHost = (
  store: SessionStore,
  games: readonly HostedGame[],
  more: Partial<HostNeeds> = {},
): Host =>
  createHost({
    store,
    games: gamesById(games),
    news: createNewsroom(setImmediate),
    time: systemTime,
    chance: systemChance,
    log: SILENT,
    costs: FREE,
    ...more,
  });

export const testMaking = (games: readonly HostedGame[]): TableMaking => ({
  games: gamesById(games),
  time: systemTime,
  chance: systemChance,
  bots: { levelsOf: () => [] },
  daySeed: (_game, day) => day,
});
