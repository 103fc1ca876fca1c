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

export const playPaced = async (tables: readonly SeatedTable[], { paceMs, ms }: Pace): Promise<Paced> => {
  const until = performance.now() + ms;
  const times: number[] = [];
  const faults: string[] = [];
  let ended = 0;

  /** From half of the pause to one and a half of it, so that tables do not fall into step. */
  const pauseAt = ({ random, people }: SeatedTable): number => {
    const mean = paceMs / people.length;
    return mean / 2 + randomBelow(random, 0, Math.max(1, Math.round(mean)));
  };

  const play = async (table: SeatedTable): Promise<void> => {
    // The first moves are spread over one pause.
    let at =
      performance.now() + randomBelow(table.random, 0, Math.max(1, Math.round(paceMs / table.people.length)));
    while (at < until) {
      await sleep(Math.max(0, at - performance.now()));
      const took = await moveOnce(table);
      if (took !== undefined) times.push(took);
      else if (table.people[0]?.picture()?.outcome !== undefined) {
        ended++;
        return;
      }
      at += pauseAt(table);
    }
  };

  const noted = (table: SeatedTable) =>
    play(table).catch((error: unknown) => {
      if (faults.length < MOST_FAULTS) faults.push(`${table.game}: ${String(error)}`);
    });
  await Promise.all(tables.map(noted));
  return { times, faults, ended };
};
