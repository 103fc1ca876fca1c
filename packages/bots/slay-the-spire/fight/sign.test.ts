import { encodeMove } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { ENEMY_ENTRIES, fightAgainst, MOVE, type State } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, test } from 'vitest';
import { signOf } from './sign.ts';

const END_TURN = encodeMove(MOVE.endTurn);
const JAW_WORM = ENEMY_ENTRIES.findIndex(({ definition }) => definition.name === 'Jaw Worm');

/** A turn against a Jaw Worm in each row, all of them still unhurt and weak in this test. */
const turn = (characters: readonly string[], change: (state: State) => void): State => {
  const setup = slayTheSpire.readSetup({ characters, climb: {} });
  const state = fightAgainst(slayTheSpire.start(setup, 'signs') as State, 0, JAW_WORM, 'signs');
  for (const enemy of state.enemies) enemy.weak = 3;
  change(state);
  return state;
};
const party = (change: (state: State) => void): State => turn(['Ironclad', 'Silent'], change);

describe('what a bot says when it is done with its turn', () => {
  test('is that it needs Block where the enemies would kill it', () => {
    const state = party(({ players, enemies }) => {
      for (const player of players) Object.assign(player, { hp: 1, block: 0 });
      for (const enemy of enemies) Object.assign(enemy, { weak: 0, strength: 5 });
    });
    expect(signOf(state, 1, END_TURN)).toEqual({ name: 'protect', at: 'player:1' });
  });

  test('is which enemy is nearly dead', () => {
    const state = party(({ players, enemies }) => {
      for (const player of players) player.block = 20;
      for (const enemy of enemies) enemy.hp = enemy.maxHp;
      if (enemies[1] !== undefined) enemies[1].hp = 2;
    });
    expect(signOf(state, 0, END_TURN)).toEqual({ name: 'focus', at: 'enemy:1' });
  });

  test('is else that it is ready', () => {
    const state = party(({ players, enemies }) => {
      for (const player of players) player.block = 20;
      for (const enemy of enemies) enemy.hp = enemy.maxHp;
    });
    expect(signOf(state, 0, END_TURN)).toEqual({ name: 'ready' });
  });

  test('is nothing alone, or before another move', () => {
    expect(
      signOf(
        turn(['Silent'], () => undefined),
        0,
        END_TURN,
      ),
    ).toBeUndefined();
    expect(
      signOf(
        party(() => undefined),
        0,
        encodeMove(MOVE.play),
      ),
    ).toBeUndefined();
  });
});
