import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';

test('STS-20.1 the Ironclad has 10 HP, and heals 1 at the end of each combat', () => {
  expect(slayTheSpire.start({ characters: ['Ironclad'] }, 'profile').players[0]).toMatchObject({
    hp: 10,
    maxHp: 10,
  });
  for (const [hp, healed] of [
    [1, 2],
    [9, 10],
    [10, 10],
  ]) {
    fight({
      player: { hp, hand: ['Strike'] },
      enemies: [{ name: 'A', hp: 1 }],
      moves: [play('Strike', 'A')],
      expect: { outcome: 'victory', players: [{ hp: healed }] },
    });
  }
});

test('STS-20.2 every Strength adds 1 damage to each hit, up to 8 Strength', () => {
  fight({
    player: { hand: ['Twin Strike', 'Inflame', 'Strike'], strength: 7, energy: 4 },
    enemies: [{ name: 'A', maxHp: 40, hp: 40 }],
    moves: [
      play('Inflame'),
      { expect: { players: [{ strength: 8 }] } },
      play('Twin Strike', 'A'),
      { expect: { enemies: [{ hp: 22 }] } },
      play('Strike', 'A'),
    ],
    expect: { enemies: [{ hp: 13 }] },
  });
  fight({
    player: { hand: ['Inflame'], strength: 8 },
    moves: [play('Inflame')],
    expect: { players: [{ strength: 8 }] },
  });
});

test('STS-20.3 hitting does not use Strength up, and it lasts over the rounds', () => {
  fight({
    player: { hand: ['Strike', 'Strike'], strength: 2 },
    moves: [play('Strike', 'A'), play('Strike', 'A'), endTurn(), endTurn()],
    expect: { round: 3, players: [{ strength: 2 }], enemies: [{ hp: 4 }] },
  });
});

test('STS-20.3 combat takes Strength away when it ends', () => {
  fight({
    player: { hand: ['Strike'], strength: 2 },
    enemies: [{ name: 'A', hp: 3 }],
    moves: [play('Strike', 'A')],
    expect: { players: [{ strength: 0 }] },
  });
});

test('STS-20.4 temporary Strength is lost at end of turn, as an ability with the others', () => {
  fight({
    player: { hand: ['Flex', 'Burn'], strength: 2 },
    moves: [
      play('Flex'),
      { expect: { players: [{ strength: 3 }] } },
      endTurn(),
      { expect: { question: { kind: 'order' }, waiting: ['Burn', 'Strength'] } },
      { do: 'order all' },
    ],
    expect: { players: [{ strength: 2, strengthToLose: 0 }] },
  });
});

test('STS-20.4 it is lost once, not again in later turns', () => {
  fight({
    player: { hand: ['Flex'], strength: 2 },
    moves: [play('Flex'), endTurn(), endTurn()],
    expect: { round: 3, players: [{ strength: 2 }] },
  });
});

test('STS-20.4 at 8 Strength "lose 1" costs 1, "lose that" costs nothing', () => {
  fight({
    player: { hand: ['Flex'], strength: 8 },
    moves: [play('Flex'), endTurn()],
    expect: { players: [{ strength: 7 }] },
  });
  fight({
    player: { hand: ['Flex+'], strength: 8 },
    moves: [play('Flex+'), endTurn()],
    expect: { players: [{ strength: 8 }] },
  });
  fight({
    player: { hand: ['Flex+'], strength: 7 },
    moves: [play('Flex+'), { expect: { players: [{ strength: 8 }] } }, endTurn()],
    expect: { players: [{ strength: 7 }] },
  });
});

test('STS-20.4 Strength never drops below 0', () => {
  fight({
    player: { strength: 1, strengthToLose: 3 },
    moves: [endTurn()],
    expect: { players: [{ strength: 0 }] },
  });
});
