import { slayTheSpire } from '@three-spires/slay-the-spire';
import { ENEMY_ENTRIES, fightAgainst, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { createRowFeatures, fillRows, ROW_FEATURES } from './rows.ts';

const kindOf = (name: string): number =>
  ENEMY_ENTRIES.findIndex(({ definition }) => definition.name === name);

const rowsOf = (enemy: string, change: (state: State) => void): Map<string, number> => {
  const setup = slayTheSpire.readSetup({ characters: ['Ironclad', 'Silent'], climb: {} });
  const state = fightAgainst(slayTheSpire.start(setup, 'rows') as State, 0, kindOf(enemy), 'rows');
  change(state);
  const out = createRowFeatures();
  fillRows(state, out);
  return new Map(ROW_FEATURES.map((name, at) => [name, out[at] as number]));
};

describe('what a party is judged by', () => {
  test('is who stands in the row of an enemy', () => {
    // The only enemy left hits the player of its row.
    const oneLeft = (row: number) =>
      rowsOf('Jaw Worm', (state) => {
        state.enemies = state.enemies.filter((enemy) => enemy.row === row);
        state.players.forEach((player) => {
          player.hp = player.row === 1 ? 2 : 9;
        });
      });
    expect(oneLeft(1).get('least usual margin')).toBeLessThan(oneLeft(2).get('least usual margin') ?? 0);
    expect(oneLeft(1).get('usual to each')).toBe(oneLeft(2).get('usual to each'));
  });

  test('counts a Boss for each player', () => {
    // It deals nothing, 3 and 6 in turn, to everyone.
    expect(rowsOf('Slime Boss', () => undefined).get('usual to each')).toBe(3);
  });

  test('STS-38.22 counts Weak on enemies, more tokens like one', () => {
    const coming = (weak: number): number =>
      rowsOf('Jaw Worm', ({ enemies }) => {
        for (const enemy of enemies) enemy.weak = weak;
      }).get('coming to each') ?? 0;
    expect(coming(1)).toBeLessThan(coming(0));
    expect(coming(2)).toBe(coming(1));
  });
});
