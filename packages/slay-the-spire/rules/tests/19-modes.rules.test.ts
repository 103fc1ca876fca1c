import { expect, test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';
import { shiftModes } from '../combat/cubes.ts';
import { attacksOf } from '../combat/intent.ts';
import { PHASE } from '../state.ts';

const guardian = { name: 'The Guardian', hp: 40 };
const onShift = { ...guardian, cube: 2 };
const defensive = { ...guardian, mode: 2 };

test('STS-19.1 Sharp Hide works only in Defensive Mode', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [guardian],
    moves: [play('Strike', 'The Guardian')],
    expect: { players: [{ hp: 10 }], enemies: [{ hp: 39 }] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [defensive],
    moves: [play('Strike', 'The Guardian')],
    expect: { players: [{ hp: 9 }], enemies: [{ hp: 39 }] },
  });
});

test('STS-19.2 the Guardian begins in Attack Mode, cube on the first slot', () => {
  fight({ enemies: [guardian], moves: [], expect: { enemies: [{ mode: 1, cube: 1 }] } });
});

test('STS-19.3, STS-19.4 entering a mode moves the cube and leaves HP and tokens', () => {
  fight({
    enemies: [{ ...onShift, hp: 31, weak: 2, vulnerable: 1, strength: 3, poison: 0 }],
    moves: [endTurn()],
    expect: {
      round: 2,
      enemies: [{ mode: 2, cube: 3, hp: 31, weak: 2, vulnerable: 1, strength: 3 }],
    },
  });
});

test('STS-19.5 with Block it attacks and stays in Attack Mode', () => {
  fight({
    player: { hp: 10 },
    enemies: [{ ...onShift, block: 1 }],
    moves: [endTurn()],
    expect: { players: [{ hp: 4 }], enemies: [{ mode: 1, cube: 1, block: 0 }] },
  });
});

test('STS-19.5 without Block it does not attack', () => {
  fight({ enemies: [onShift], moves: [endTurn()], expect: { players: [{ hp: 10 }] } });
});

test('STS-19.5 only the one without Block changes its mode', () => {
  fight({
    player: { hp: 10 },
    enemies: [{ ...onShift, block: 1 }, onShift],
    moves: [endTurn()],
    expect: { players: [{ hp: 4 }], enemies: [{ mode: 1 }, { mode: 2 }] },
  });
});

test('STS-19.5 in the Enemy Turn what it intends follows the Block it had', () => {
  const { state } = fight({ enemies: [{ ...onShift, block: 1 }, onShift], moves: [], expect: {} });
  shiftModes(state);
  state.phase = PHASE.enemyActions;
  for (const enemy of state.enemies) enemy.block = 0;
  expect(attacksOf(state, 0)).toEqual([{ seat: 0, damage: 6, times: 1 }]);
  expect(attacksOf(state, 1)).toEqual([]);
});

test('STS-19.5 what it intends follows its Block', () => {
  const blocked = fight({ enemies: [{ ...onShift, block: 1 }], moves: [], expect: {} });
  expect(attacksOf(blocked.state, 0)).toEqual([{ seat: 0, damage: 6, times: 1 }]);
  const bare = fight({ enemies: [onShift], moves: [], expect: {} });
  expect(attacksOf(bare.state, 0)).toEqual([]);
});

test('STS-19.6 Sharp Hide punishes any Attack, whatever its target, and no Skill', () => {
  fight({
    player: { hand: ['Strike', 'Defend'] },
    enemies: [defensive, { name: 'A', hp: 5 }],
    moves: [play('Strike', 'A'), play('Defend')],
    expect: { players: [{ hp: 9, block: 1 }] },
  });
  fight({
    players: [{ character: 'Ironclad' }, { character: 'Silent', shivs: 1 }],
    enemies: [defensive],
    moves: [{ do: 'shiv', enemy: 'The Guardian', seat: 'Silent' }],
    expect: { players: [{ hp: 10 }, { hp: 8 }] },
  });
});

test('STS-19.6 after its last Defensive action it returns to Attack Mode', () => {
  fight({
    player: { hp: 10 },
    enemies: [{ ...defensive, cube: 4 }],
    moves: [endTurn()],
    expect: { players: [{ hp: 6 }], enemies: [{ mode: 1, cube: 1, strength: 1 }] },
  });
  fight({
    enemies: [defensive],
    moves: [endTurn()],
    expect: { players: [{ hp: 8 }], enemies: [{ mode: 2, cube: 4 }] },
  });
});

test('STS-15.4 the Champ heals instead of dying, once, and enters Fury Mode', () => {
  const champ = { name: 'The Champ', hp: 1, cube: 3, weak: 1 };
  fight({
    player: { hand: ['Strike'] },
    enemies: [champ],
    moves: [play('Strike', 'The Champ')],
    expect: { enemies: [{ hp: 40, mode: 2, cube: 4, weak: 1, status: 'alive' }] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ ...champ, mode: 2, cube: 5 }],
    moves: [play('Strike', 'The Champ')],
    expect: { outcome: 'victory' },
  });
});

test('STS-15.4 the remaining hits of a multi-hit go on against the healed Champ', () => {
  fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'The Champ', hp: 1 }],
    moves: [play('Twin Strike', 'The Champ')],
    expect: { enemies: [{ hp: 39, mode: 2 }] },
  });
});

test('STS-14.14 Fury begins with a gray slot that is not used again', () => {
  fight({
    enemies: [{ name: 'The Champ', mode: 2, cube: 4, weak: 2, vulnerable: 1 }],
    player: { hp: 60, maxHp: 60 },
    moves: [endTurn(), endTurn(), endTurn()],
    expect: { enemies: [{ weak: 0, vulnerable: 0, cube: 5, strength: 1 }] },
  });
});

test('STS-12.4 Enraged begins with the first action of the Gremlin Nob', () => {
  const nob = { name: 'Gremlin Nob', row: 1 };
  const skill = { hand: ['Defend'] };
  fight({
    player: skill,
    enemies: [nob],
    moves: [play('Defend')],
    expect: { players: [{ hp: 10, block: 1 }] },
  });
  fight({
    player: { ...skill, draw: ['Defend'] },
    enemies: [nob],
    moves: [endTurn(), play('Defend')],
    expect: { players: [{ hp: 10, block: 0 }], enemies: [{ mode: 2, cube: 2 }] },
  });
});
