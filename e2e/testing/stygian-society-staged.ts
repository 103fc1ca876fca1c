import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { openTable, type Table } from '@three-spires/table';
import type { Page } from 'playwright-core';
import { stageTable } from './staged.ts';

type Position = {
  readonly players?: number;
  readonly heroes: readonly {
    readonly hero: string;
    readonly seat?: number;
    readonly [field: string]: unknown;
  }[];
  readonly [field: string]: unknown;
};

/** Opens a table of The Stygian Society in any position, with the fast tower. */
export async function stageStygianSociety(
  page: Page,
  url: string,
  position: Position,
  moves: readonly ScenarioStep[] = [],
): Promise<Table> {
  const { players = 1 } = position;
  const game = stygianSociety;
  const table = openTable({
    game,
    setup: { players, tower: 'fast' },
    seed: 'staged',
    seats: Array.from({ length: players }, (_, seat) => ({
      person: seat === 0 ? 'me' : 'friend',
      name: seat === 0 ? 'Me' : `Friend ${seat}`,
    })),
  });
  const { state } = playScenario(game, {
    game: game.id,
    seed: 'staged',
    position: { physical: false, ...position },
    moves,
  });
  table.state = state;
  table.snapshots.splice(0, table.snapshots.length, { seq: 0, text: JSON.stringify(state) });
  return stageTable(page, url, table);
}
