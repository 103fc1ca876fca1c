import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { openTable, type Table } from '@three-spires/table';
import type { Page } from 'playwright-core';
import { stageTable } from './staged.ts';

/** Opens a table of Mystic Spires in any position after some moves, at the first seat. */
export async function stageMysticSpires(
  page: Page,
  url: string,
  position: Readonly<Record<string, unknown>>,
  moves: readonly ScenarioStep[] = [],
): Promise<Table> {
  const game = mysticSpires;
  const table = openTable({
    game,
    setup: { decks: ["Sleepers' Court", 'March of Cinders'] },
    seed: 'staged',
    seats: [
      { person: 'me', name: 'Me' },
      { person: 'friend', name: 'Friend' },
    ],
  });
  const { state } = playScenario(game, { game: game.id, seed: 'staged', position, moves });
  table.state = state;
  table.snapshots.splice(0, table.snapshots.length, { seq: 0, text: JSON.stringify(state) });
  return stageTable(page, url, table);
}

const twelve = (names: readonly string[]): readonly string[] =>
  Array.from({ length: 12 }, (_, place) => names[place % names.length] ?? '');

/** Twelve Units a side, the longest names among them, with Spells behind. */
export const TWELVE = {
  turn: 11,
  keepers: [
    {
      tower: 'The Tower of Dreams',
      hp: 31,
      crystal: 14,
      hand: ['Lucid Dreaming', 'Moonlit Courser', 'Kiln Spark', 'Greedy Hands', 'Turn of the Night'],
      field: [
        ...twelve(['Oneiros the Weaver', 'Moonlit Courser', 'Dream Token', 'Sandcaller Apprentice']),
        'Rise Again',
      ],
    },
    {
      tower: 'The Kiln Spire',
      hp: 22,
      crystal: 30,
      hand: ['Kiln Spark'],
      field: [
        ...twelve(['Cinder Lancer', 'Berserk Emberborn', 'Kilnguard', 'Forge Matron']),
        'Kiln Backlash',
      ],
    },
  ],
};

/** The other Keeper's turn, with Instants in both hands that answer each other. */
export const SPELLS = {
  turn: 6,
  turnPlayer: 2,
  keepers: [
    {
      tower: 'The Tower of Dreams',
      hp: 31,
      crystal: 30,
      hand: ['Kiln Spark', 'Rude Awakening', 'Seal of Salt', 'Refracted Answer', 'Ground the Charge'],
      field: ['Moonlit Courser', 'Oneiros the Weaver'],
    },
    {
      tower: 'The Kiln Spire',
      hp: 22,
      crystal: 30,
      hand: ['Kiln Spark', 'Smother the Spark', 'Refracted Answer', 'Forced Reading'],
      field: ['Cinder Lancer', 'Kilnguard'],
    },
  ],
};

/** Moves that build a Cascade of six on it. After the first, third and fifth you may respond. */
export const SIX_LINKS: readonly ScenarioStep[] = [
  { seat: 1, do: 'play', card: 'Kiln Spark', target: 'Moonlit Courser' },
  { seat: 0, do: 'play', card: 'Rude Awakening' },
  { seat: 1, do: 'play', card: 'Smother the Spark' },
  { seat: 0, do: 'play', card: 'Seal of Salt' },
  { seat: 1, do: 'play', card: 'Refracted Answer' },
  { seat: 0, do: 'play', card: 'Kiln Spark', target: 'Cinder Lancer' },
];
