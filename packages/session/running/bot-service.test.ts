import { mysticSpires } from '@three-spires/mystic-spires';
import type { Table } from '@three-spires/table';
import { describe, expect, it } from 'vitest';
import { pauseFor } from './bot-service.ts';

const PASS = mysticSpires.pass ?? -1;

const tableWith = (bot: string): Pick<Table, 'game' | 'seats'> => ({
  game: mysticSpires as unknown as Table['game'],
  seats: [{ person: undefined, name: 'Moth', bot }] as unknown as Table['seats'],
});

const pause = (bot: string, move: number, isForced: boolean, fraction = 0.5, delayMs = 100): number =>
  pauseFor(
    tableWith(bot),
    { seat: 0, move, isForced },
    {
      delayMs,
      chance: { id: () => '', bits: () => '', fraction: () => fraction },
    },
  );

describe('how long a move of a bot takes', () => {
  it('is the same for a pass without an alternative as for one that was chosen', () => {
    for (const bot of ['random', 'novice', 'adept', 'master'])
      for (const fraction of [0, 0.5, 0.99])
        expect(pause(bot, PASS, true, fraction)).toBe(pause(bot, PASS, false, fraction));
  });

  it('is for a pass never shorter than the thinking it may take', () => {
    expect(pause('master', PASS, true, 0)).toBeGreaterThan(150);
    expect(pause('master', PASS, true, 0.9)).toBeGreaterThan(pause('master', PASS, true, 0));
  });

  it('has nothing to do with the delay where nothing can be seen: passes and forced moves', () => {
    expect(pause('adept', PASS, false, 0.5, 5_000)).toBe(pause('adept', PASS, false));
    expect(pause('adept', PASS + 1, true)).toBe(0);
    expect(pause('adept', PASS + 1, false)).toBe(100);
  });
});
