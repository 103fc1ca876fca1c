import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';
import { testRoutine } from '../../testing/routines.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { startCombat } from '../combat/start-combat.ts';
import { findEnemyKind } from '../compile/entries.ts';
import { pushEnemyAction } from '../frames.ts';
import { advance } from '../loop.ts';
import { createGame } from '../setup.ts';

test('STS-12.1 only the encounter card of the row gives rewards, its Summons give none', () => {
  fight({
    player: { hand: ['Strike', 'Strike'] },
    enemies: [
      { id: 'first-small-slime', hp: 1 },
      { id: 'a1-sum-acid-slime-alc', hp: 1 },
    ],
    moves: [play('Strike', 'Small Slime'), play('Strike', 'Acid Slime')],
    expect: {
      phase: 'rewards',
      rewards: { Ironclad: { pieces: [{ kind: 'potion', amount: 1 }, { kind: 'card' }] } },
    },
  });
});

test('STS-12.1 a Summon alone gives no rewards', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ id: 'a1-sum-acid-slime-alc', hp: 1 }],
    moves: [play('Strike', 'Acid Slime')],
    expect: { outcome: 'victory', players: [{ gold: 0, potions: [] }] },
  });
});

test('STS-12.2 a single printed HP value holds for 1 to 4 players', () => {
  for (let players = 1; players <= 4; players++) {
    const state = createGame(CHARACTERS.slice(0, players), 'hp');
    state.encounters = state.players.map(() => findEnemyKind('first-cultist'));
    startCombat(state);
    expect(state.enemies.map(({ hp, maxHp }) => [hp, maxHp])).toEqual(state.players.map(() => [9, 9]));
  }
});

test.each([
  [4, 7],
  [7, 9],
  [9, 9],
])('STS-12.3 an enemy at %i of 9 HP that heals 3 has %i', (hp, healed) => {
  const { state } = fight({ enemies: [{ name: 'Cultist', hp }], moves: [], expect: {} });
  const effects = [{ do: 'heal', amount: 3 }] as const;
  pushEnemyAction(state, testRoutine(effects, true), 0);
  advance(state, undefined);
  expect(state.enemies[0]?.hp).toBe(healed);
});

const twoBeasts = [{ id: 'a1-enc-fungi-beast' }, { id: 'a1-sum-fungi-beast', hp: 2 }];

test('STS-12.4 Spore Cloud works when its enemy dies, and not before', () => {
  fight({
    player: { hand: ['Strike', 'Strike'] },
    enemies: twoBeasts,
    moves: [
      play('Strike', 'Fungi Beast 2'),
      { expect: { players: [{ vulnerable: 0 }] } },
      play('Strike', 'Fungi Beast 2'),
    ],
    expect: { players: [{ vulnerable: 1 }], enemies: [{ hp: 6 }, { status: 'dead' }] },
  });
});

test('STS-12.4 Curl Up works with the first damage only, Angry with every hit that gets through', () => {
  fight({
    player: { hand: ['Strike', 'Bash', 'Bludgeon'], energy: 6 },
    enemies: [{ name: 'Red Louse', hp: 20 }],
    moves: [
      play('Strike', 'Red Louse'),
      { expect: { enemies: [{ hp: 19, block: 2 }] } },
      play('Bludgeon', 'Red Louse'),
      { expect: { enemies: [{ hp: 14, block: 0 }] } },
      play('Bash', 'Red Louse'),
    ],
    expect: { enemies: [{ hp: 12, block: 0 }] },
  });
  fight({
    player: { hand: ['Strike', 'Strike', 'Strike'] },
    enemies: [{ id: 'a1-sum-gremlin-mad', block: 1 }],
    moves: [
      play('Strike', 'Mad Gremlin'),
      { expect: { enemies: [{ hp: 4, strength: 0 }] } },
      play('Strike', 'Mad Gremlin'),
      play('Strike', 'Mad Gremlin'),
    ],
    expect: { enemies: [{ hp: 2, strength: 2 }] },
  });
});

test('STS-12.4 Angry needs a hit: damage without one leaves it calm', () => {
  fight({
    player: { powers: ['Combust'] },
    enemies: [{ id: 'a1-sum-gremlin-mad' }],
    moves: [{ do: 'ability', card: 'Combust', row: 1 }],
    expect: { enemies: [{ hp: 3, strength: 0 }] },
  });
});

test('STS-12.5 enemies come into play without tokens', () => {
  for (const seed of ['ant', 'bee', 'cow'])
    for (const enemy of slayTheSpire.start({ characters: [...CHARACTERS] }, seed).enemies)
      expect(enemy).toMatchObject({ block: 0, strength: 0, vulnerable: 0, weak: 0, poison: 0, cube: 0 });
});

test('STS-12.5 a late Summon has no tokens, whatever its summoner has', () => {
  fight({
    players: [{}],
    enemies: [{ id: 'a1-enc-large-slime', cube: 3, strength: 2, weak: 1, vulnerable: 1 }],
    moves: [endTurn()],
    expect: { enemies: [{ strength: 2 }, { strength: 0, weak: 0, vulnerable: 0, block: 0 }] },
  });
});
