import { NONE } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, type Fight, fight, play } from '../../testing/position.ts';
import { testRoutine } from '../../testing/routines.ts';
import { attack, gainBlock, giveWeakAll } from '../../words/build.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { pushEnemyAction, pushPotion } from '../frames.ts';
import { advance } from '../loop.ts';

const duo = [{}, { character: 'Silent' }];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];
const fiveDefends = Array(5).fill('Defend');

/** Lets the first enemy, or the first player, carry out what no card in the box prints. */
const does = (
  who: 'enemy' | 'player',
  position: Omit<Fight, 'moves' | 'expect'>,
  effects: readonly Effect[],
) => {
  const { state } = fight({ ...position, moves: [], expect: {} });
  const routine = testRoutine(effects, who === 'enemy');
  if (who === 'enemy') pushEnemyAction(state, routine, 0);
  else pushPotion(state, routine, 0, NONE);
  advance(state, undefined);
  return slayTheSpire.scenario.show(state);
};

test('STS-38.1 what follows the area symbol goes to every enemy of a row and the Boss', () => {
  fight({
    players: [{}, { character: 'Silent', hand: ['Piercing Wail'] }],
    enemies: [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'C', row: 2 }, { name: 'Boss' }],
    moves: [play('Piercing Wail', undefined, { seat: 'Silent', row: 2 })],
    expect: {
      players: [{ block: 0 }, { block: 1 }],
      enemies: [{ weak: 0 }, { weak: 1 }, { weak: 1 }, { weak: 1 }],
    },
  });
});

test('STS-38.1 on an enemy it means every player, apart from Strength and Block', () => {
  fight({
    players: duo,
    enemies: [{ id: 'a1-enc-fungi-beast', row: 2 }],
    with: { die: 3 },
    moves: bothEnd,
    expect: {
      players: [
        { hp: 9, strength: 0 },
        { hp: 8, strength: 0 },
      ],
      enemies: [{ strength: 1 }],
    },
  });
});

test('STS-38.1 what stands before the symbol keeps its normal target', () => {
  expect(does('enemy', { players: duo }, [attack(2), giveWeakAll(1)])).toMatchObject({
    players: [
      { hp: 8, weak: 1 },
      { hp: 9, weak: 1 },
    ],
  });
});

test('STS-38.2 ALL enemies are those of every row and the Boss', () => {
  const enemies = [
    { name: 'A', row: 1 },
    { name: 'B', row: 2 },
    { name: 'Boss' },
    { name: 'C', status: 'dead' },
  ];
  expect(does('player', { players: duo, enemies }, [{ do: 'damage', amount: 3, at: 'all' }])).toMatchObject({
    question: null,
    enemies: [{ hp: 7 }, { hp: 7 }, { hp: 97 }, { hp: 0 }],
  });
});

test('STS-38.3 each point of Block takes 1 damage', () => {
  for (const [block, hp] of [
    [0, 8],
    [1, 9],
    [2, 10],
    [3, 10],
  ]) {
    fight({
      player: { block },
      enemies: [{ id: 'a1-enc-sneaky-gremlin' }],
      moves: [endTurn()],
      expect: { players: [{ hp }] },
    });
  }
  fight({
    player: { hand: ['Strike', 'Bash'] },
    enemies: [{ name: 'A', block: 2 }],
    moves: [play('Strike', 'A'), { expect: { enemies: [{ hp: 10, block: 1 }] } }, play('Bash', 'A')],
    expect: { enemies: [{ hp: 9, block: 0 }] },
  });
});

test('STS-38.4 a player has at most 20 Block, an enemy as much as it gets', () => {
  fight({
    player: { hand: ['Impervious'], block: 13 },
    moves: [play('Impervious'), { expect: { players: [{ block: 19 }] } }],
    expect: {},
  });
  fight({
    player: { hand: ['Impervious'], block: 15 },
    moves: [play('Impervious')],
    expect: { players: [{ block: 20 }] },
  });
  expect(does('enemy', {}, [gainBlock(15), gainBlock(15)])).toMatchObject({ enemies: [{ block: 30 }] });
});

test('STS-38.5 Daze cards come on top of the draw pile one after another', () => {
  fight({
    player: { hand: ['Immolate'], draw: ['Bash'] },
    moves: [play('Immolate', undefined, { row: 1 })],
    expect: { dazeLeft: 8, players: [{ draw: ['Daze', 'Daze', 'Bash'], discard: ['Immolate'] }] },
  });
});

test('STS-38.5 Daze is Unplayable and Ethereal, and returns to its deck', () => {
  fight({
    player: { hand: ['Daze', 'Strike'] },
    moves: [{ expect: { dazeLeft: 9 } }, { refused: play('Daze'), code: 'unplayable' }, endTurn()],
    expect: { dazeLeft: 10, players: [{ hand: ['Strike'], discard: [], draw: [], exhaust: [] }] },
  });
});

test('STS-38.6 an Ethereal card still held at end of turn is Exhausted, a played one is not', () => {
  fight({
    player: { hand: ['Carnage', 'Ghostly Armor', 'Strike'], draw: fiveDefends },
    moves: [play('Carnage', 'A'), endTurn()],
    expect: { players: [{ discard: ['Strike', 'Carnage'], exhaust: ['Ghostly Armor'] }] },
  });
});

test('STS-38.6 Retain cannot save an Ethereal card', () => {
  fight({
    player: {
      character: 'Silent',
      hand: ['Carnage', 'Strike'],
      powers: ['Well-Laid Plans'],
      draw: fiveDefends,
    },
    moves: [
      endTurn(),
      { expect: { waiting: ['Well-Laid Plans', 'Ethereal'] } },
      { do: 'order', ability: 'Well-Laid Plans' },
      choose({ card: 'Carnage' }),
    ],
    expect: { players: [{ hand: fiveDefends, discard: ['Strike'], exhaust: ['Carnage'] }] },
  });
});

test('STS-38.7 an Exhausted card waits in the exhaust pile and is back in the deck after the combat', () => {
  fight({
    player: { hand: ['Seeing Red', 'Strike'] },
    enemies: [{ name: 'A', hp: 1 }],
    moves: [play('Seeing Red'), { expect: { players: [{ exhaust: ['Seeing Red'] }] } }, play('Strike', 'A')],
    expect: { outcome: 'victory', players: [{ exhaust: [], deck: ['Strike', 'Seeing Red'] }] },
  });
});

test('STS-38.8 an Exhausted Status card goes to its deck: it triggers, but does not lie in the exhaust pile', () => {
  fight({
    player: { hand: ['Sever Soul', 'Daze', 'Rampage'], exhaust: ['Flex'], powers: ['Feel No Pain'] },
    moves: [play('Sever Soul', 'A'), choose({ card: 'Daze' }), play('Rampage', 'A')],
    expect: { dazeLeft: 10, players: [{ block: 1, exhaust: ['Flex'] }], enemies: [{ hp: 6 }] },
  });
});

test('STS-38.9 Strength counts for hits, not for effects that just say damage', () => {
  fight({
    player: { hand: ['Strike'], potions: ['Fire Potion'], powers: ['Combust'], strength: 1 },
    moves: [
      play('Strike', 'A'),
      { expect: { enemies: [{ hp: 8 }] } },
      { do: 'potion', potion: 'Fire Potion', enemy: 'A' },
      { expect: { enemies: [{ hp: 4 }] } },
      { do: 'ability', card: 'Combust', row: 1 },
    ],
    expect: { enemies: [{ hp: 3 }] },
  });
});

test.each([
  [0, 0, 0, 1],
  [3, 0, 0, 4],
  [0, 1, 0, 0],
  [3, 1, 0, 3],
  [0, 0, 1, 2],
  [3, 0, 2, 8],
  [3, 2, 1, 4],
  [0, 3, 3, 1],
])(
  'STS-38.10 a hit of 1 with %i Strength, %i Weak, against %i Vulnerable deals %i',
  (strength, weak, vulnerable, damage) => {
    fight({
      player: { hand: ['Strike'], strength, weak },
      enemies: [{ name: 'A', vulnerable }],
      moves: [play('Strike', 'A')],
      expect: { enemies: [{ hp: 10 - damage }] },
    });
  },
);

test('STS-38.10 a hit of 0 by a Weak player stays 0', () => {
  fight({
    player: { hand: ['Body Slam'], weak: 1 },
    enemies: [{ name: 'A', maxHp: 10, hp: 5 }],
    moves: [play('Body Slam', 'A')],
    expect: { players: [{ weak: 0 }], enemies: [{ hp: 5, block: 0 }] },
  });
});

test('STS-38.10 the bonuses of Wrath and of cards are added before doubling', () => {
  fight({
    player: { character: 'Watcher', stance: 'wrath', hand: ['Heavy Blade'], strength: 1 },
    enemies: [{ name: 'A', maxHp: 20, hp: 20, vulnerable: 1 }],
    moves: [play('Heavy Blade', 'A')],
    expect: { enemies: [{ hp: 6 }] },
  });
  fight({
    player: { character: 'Silent', powers: ['Accuracy'], shivs: 1 },
    enemies: [{ name: 'A', vulnerable: 1 }],
    moves: [{ do: 'shiv', enemy: 'A' }],
    expect: { enemies: [{ hp: 6 }] },
  });
});

test('STS-38.11 a card with Retain stays in hand in the discard step, turn after turn', () => {
  fight({
    player: { hand: ['Regret', 'Strike'], draw: Array(10).fill('Defend') },
    moves: [endTurn(), endTurn()],
    expect: {
      players: [{ hand: [{ card: 'Regret' }, ...fiveDefends], discard: [...fiveDefends, 'Strike'] }],
    },
  });
});

test('STS-38.12 the Retain bonus needs Retain in the last turn', () => {
  const outmaneuver = (moves: Fight['moves'], energy: number) =>
    fight({
      player: { character: 'Silent', hand: ['Outmaneuver', 'Survivor', 'Adrenaline', 'Strike'] },
      moves,
      expect: { players: [{ energy }] },
    });
  outmaneuver([play('Outmaneuver')], 3);
  outmaneuver([endTurn(), play('Outmaneuver')], 5);
  outmaneuver([endTurn(), endTurn(), play('Outmaneuver')], 5);
  outmaneuver(
    [endTurn(), play('Survivor'), choose({ card: 'Outmaneuver' }), play('Adrenaline'), play('Outmaneuver')],
    3,
  );
});
