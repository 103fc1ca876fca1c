/** Tables at which people move at a pace, as people do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBelow } from '@three-spires/kernel';
import { moveOnce, type SeatedTable } from './seated-table.ts';

type Pace = { readonly paceMs: number; readonly ms: number };
export type Paced = {
  readonly times: readonly number[];
  readonly faults: readonly string[];
  readonly ended: number;
};

/** Faults beyond this many are like the first ones. */
const MOST_FAULTS = 20;

/** When the next move of a table is due, and when it is made: a little later, so that tables do not fall into step. */
type Next = { readonly due: number; readonly at: number };

const NEVER: Next = { due: Number.POSITIVE_INFINITY, at: Number.POSITIVE_INFINITY };

/** It lasts from one call to the next: tables that began again in every call would move in waves. */
const nexts = new WeakMap<SeatedTable, Next>();

export const playPaced = async (tables: readonly SeatedTable[], { paceMs, ms }: Pace): Promise<Paced> => {
  const until = performance.now() + ms;
  const times: number[] = [];
  const faults: string[] = [];
  let ended = 0;

  const play = async (table: SeatedTable): Promise<void> => {
    const { random, people } = table;
    const pause = paceMs / people.length;
    const partOf = (most: number): number => randomBelow(random, 0, Math.max(1, Math.round(most)));
    const after = (due: number): Next => {
      const next = { due, at: due + partOf(pause / 2) };
      nexts.set(table, next);
      return next;
    };
    // The first moves are spread over one pause.
    let next = nexts.get(table) ?? after(performance.now() + partOf(pause));
    while (next.at < until) {
      await sleep(Math.max(0, next.at - performance.now()));
      const took = await moveOnce(table);
      if (took !== undefined) times.push(took);
      else if (people[0]?.picture()?.outcome !== undefined) {
        ended++;
        nexts.set(table, NEVER);
        return;
      }
      next = after(next.due + pause);
    }
  };

  const noted = (table: SeatedTable) =>
    play(table).catch((error: unknown) => {
      if (faults.length < MOST_FAULTS) faults.push(`${table.game}: ${String(error)}`);
    });
  await Promise.all(tables.map(noted));
  return { times, faults, ended };
};
