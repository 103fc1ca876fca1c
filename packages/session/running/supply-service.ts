import { lastSeq } from '@three-spires/table';
import type { Host } from '../hosting/host.ts';
import type { Service } from './attendant.ts';

/** Finds the fact that a game stands still for; `wanted` is what the game says about it. */
export type Supplier = (wanted: unknown, state: unknown) => Promise<unknown>;

/** By the id of the game. */
export type Suppliers = ReadonlyMap<string, Supplier>;

/** Brings a game what it waits for from outside. It is found once and then stands in the log. */
export const supplyService =
  (host: Host, suppliers: Suppliers): Service =>
  async (id, stop) => {
    const { table } = await host.table(id);
    const { game, state } = table;
    const wanted: unknown = game.outside?.wanted(state);
    const supplier = suppliers.get(game.id);
    if (wanted === undefined || supplier === undefined || table.request !== undefined) return false;
    const seq = lastSeq(table);
    const outside = await supplier(wanted, game.copy(state));
    stop.throwIfAborted();
    if ((await host.contribute(id, seq, { outside })) === 'refused')
      throw new Error(`${game.id} does not take what was found for it`);
    return true;
  };
