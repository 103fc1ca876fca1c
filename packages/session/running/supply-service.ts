import { lastSeq } from '@three-spires/table';
import type { Games } from '../given/games.ts';
import type { Host } from '../hosting/host.ts';
import type { Service } from './attendant.ts';

/** Supplies the external fact a game waits for. It is found once and then recorded in the log. */
export const supplyService =
  (host: Host, games: Games): Service =>
  async (id, stop) => {
    const { table } = await host.table(id);
    const { game, state } = table;
    const wanted: unknown = game.outside?.wanted(state);
    const supplier = games.get(game.id)?.supplier;
    if (wanted === undefined || supplier === undefined || table.request !== undefined) return false;
    const seq = lastSeq(table);
    const outside = await supplier(wanted, game.copy(state));
    if (stop.isStopped()) return false;
    if ((await host.contribute(id, seq, { outside })) === 'refused')
      throw new Error(`${game.id} does not take what was found for it`);
    return true;
  };
