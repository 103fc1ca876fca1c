import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, type Fight, fight, play } from '../../testing/position.ts';
import { testRoutine } from '../../testing/routines.ts';
import {
  attackAll,
  gainBlock,
  gainStrength,
  giveBurnAll,
  giveDazeAll,
  giveSlimed,
  giveSlimedAll,
  giveVulnerableAll,
} from '../../words/build.ts';
import type { Effect } from '../../words/vocabulary.ts';
import type { SlayTheSpireEvent } from '../event.ts';
import { pushEnemyAction } from '../frames.ts';
import { advance } from '../loop.ts';

const duo = [{}, { character: 'Silent' }];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];
const twoRows = [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'C', row: 2 }, { name: 'Boss' }];

/** Lets the first enemy of a position carry out an action that no card in the box prints. */
const enemyDoes = (position: Omit<Fight, 'moves' | 'expect'>, effects: readonly Effect[]) => {
  const { state } = fight({ ...position, moves: [], expect: {} });
  const events: SlayTheSpireEvent[] = [];
  pushEnemyAction(state, testRoutine(effects, true), 0);
  advance(state, (event) => events.push(event));
  return { shown: slayTheSpire.scenario.show(state), events };
};

const damaged = (events: readonly SlayTheSpireEvent[]) =>
  events.flatMap((event) => (event.type === 'damaged' ? [event.index] : []));

test('STS-16.1 a hit deals its number to the enemy of choice', () => {
  fight({
    player: { hand: ['Bludgeon'] },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [play('Bludgeon', 'B')],
    expect: { enemies: [{ hp: 10 }, { hp: 3 }] },
  });
});

test('STS-16.1 several hit icons strike the same enemy, one after another', () => {
  const { events } = fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [play('Twin Strike', 'B')],
    expect: { question: null, enemies: [{ hp: 10 }, { hp: 8 }] },
  });
  expect(damaged(events)).toEqual([1, 1]);
});

test('STS-16.2 the hit comes first, then the token on the same enemy', () => {
  fight({
    player: { hand: ['Bash', 'Strike'] },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [
      play('Bash', 'A'),
      { expect: { enemies: [{ hp: 8, vulnerable: 1 }, { vulnerable: 0 }] } },
      play('Strike', 'A'),
    ],
    expect: { enemies: [{ hp: 6, vulnerable: 0 }, { hp: 10 }] },
  });
});

test('STS-16.3 hits and tokens after the area symbol go to every enemy of one row and to the Boss', () => {
  fight({
    players: [{ hand: ['Cleave', 'Shockwave'] }, { character: 'Silent' }],
    enemies: twoRows,
    moves: [play('Cleave', undefined, { row: 2 }), play('Shockwave', undefined, { row: 1 })],
    expect: {
      enemies: [
        { hp: 10, vulnerable: 1, weak: 1 },
        { hp: 8, vulnerable: 0, weak: 0 },
        { hp: 8, vulnerable: 0, weak: 0 },
        { hp: 98, vulnerable: 1, weak: 1 },
      ],
    },
  });
});

test('STS-16.4 the Strength and Block of an action go to the enemy, not to a player', () => {
  fight({
    players: duo,
    enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }],
    with: { die: 5 },
    moves: bothEnd,
    expect: { players: [{ strength: 0 }, { strength: 0 }], enemies: [{ block: 2, strength: 1 }] },
  });
});

test('STS-16.5 an enemy hits first and gains Strength or gives a token after that', () => {
  fight({
    enemies: [{ name: 'Cultist' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 9 }], enemies: [{ strength: 1 }] },
  });
  fight({
    enemies: [{ id: 'a1-sum-spike-slime-vd2', strength: 2 }],
    with: { die: 1 },
    moves: [endTurn()],
    expect: { players: [{ hp: 7, vulnerable: 1 }] },
  });
});

test('STS-16.6 with an area multi-hit every player takes all hits before anybody gets the token', () => {
  const { shown, events } = enemyDoes({ players: duo }, [attackAll(1, 2), giveVulnerableAll(1)]);
  expect(shown).toMatchObject({
    players: [
      { hp: 8, vulnerable: 1 },
      { hp: 7, vulnerable: 1 },
    ],
  });
  const course = events.map(({ type }) => type);
  expect(course.lastIndexOf('damaged')).toBeLessThan(course.indexOf('tokenChanged'));
});

test('STS-16.7 a Daze comes on top of the draw pile of the player in the row', () => {
  fight({
    players: [
      { draw: ['Strike', 'Bash', 'Bash', 'Bash', 'Bash'] },
      { character: 'Silent', draw: Array(5).fill('Blur') },
    ],
    enemies: [{ id: 'a1-enc-blue-slaver', row: 1 }],
    with: { die: 6 },
    moves: bothEnd,
    expect: {
      dazeLeft: 9,
      players: [
        { hp: 7, hand: ['Daze', 'Strike', 'Bash', 'Bash', 'Bash'], draw: ['Bash'] },
        { hand: Array(5).fill('Blur') },
      ],
    },
  });
});

test('STS-16.8 Status cards go to the discard pile of the player in the row', () => {
  fight({
    players: [{ draw: Array(9).fill('Strike'), discard: ['Bash'] }, { character: 'Silent' }],
    enemies: [{ id: 'a1-sum-large-slime-w4s', row: 1 }],
    with: { die: 5 },
    moves: bothEnd,
    expect: { statusLeft: 34, players: [{ hp: 7, discard: ['Slimed', 'Slimed', 'Bash'] }, { discard: [] }] },
  });
});

test('STS-16.8 with the area symbol every player gets the Status cards', () => {
  const { shown } = enemyDoes({ players: duo }, [giveSlimedAll(2)]);
  expect(shown).toMatchObject({
    statusLeft: 32,
    players: [{ discard: ['Slimed', 'Slimed'] }, { discard: ['Slimed', 'Slimed'] }],
  });
});

test('STS-16.9 a Status card keeps the kind of the effect it came from', () => {
  const { shown } = enemyDoes({}, [giveSlimed(1), giveBurnAll(1), giveSlimed(1)]);
  expect(shown).toMatchObject({ statusLeft: 33, players: [{ discard: ['Slimed', 'Burn', 'Slimed'] }] });
  fight({
    player: { hand: ['Slimed', 'Burn'] },
    moves: [{ refused: play('Burn'), code: 'unplayable' }, play('Slimed'), endTurn()],
    expect: { players: [{ hp: 9, hand: ['Burn'] }] },
  });
});

test('STS-5.6 cards for several players are dealt in rounds from the highest row down', () => {
  const { shown } = enemyDoes({ players: duo, with: { dazeLeft: 3 } }, [giveDazeAll(2)]);
  expect(shown).toMatchObject({ dazeLeft: 0, players: [{ draw: ['Daze'] }, { draw: ['Daze', 'Daze'] }] });
  const status = enemyDoes({ players: duo, with: { statusLeft: 1 } }, [giveBurnAll(1)]);
  expect(status.shown).toMatchObject({ statusLeft: 0, players: [{ discard: [] }, { discard: ['Burn'] }] });
});

test('STS-16.10 printed order: Eruption hits before the Wrath, Snecko Oil draws before the Daze', () => {
  fight({
    player: { character: 'Watcher', hand: ['Eruption', 'Strike'] },
    moves: [play('Eruption', 'A'), { expect: { enemies: [{ hp: 8 }] } }, play('Strike', 'A')],
    expect: { enemies: [{ hp: 6 }] },
  });
  fight({
    player: { potions: ['Snecko Oil'], draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Bash'] },
    moves: [{ do: 'potion', potion: 'Snecko Oil' }],
    expect: { players: [{ hand: Array(5).fill('Strike'), draw: ['Daze', 'Daze', 'Bash'] }] },
  });
});

test('STS-16.10 each effect looks at the situation at that moment', () => {
  fight({
    player: { hand: ['Second Wind', 'Defend', 'Strike', 'Flex'], block: 1 },
    moves: [play('Second Wind')],
    expect: { players: [{ block: 3, hand: ['Strike'] }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Cloak and Dagger', 'Deflect'] },
    moves: [play('Cloak and Dagger'), play('Deflect')],
    expect: { players: [{ shivs: 1, block: 3 }] },
  });
});

test('STS-16.11 Block works against hits and damage, not against lost HP', () => {
  fight({
    player: { block: 2, hand: ['Burn', 'Rupture'] },
    enemies: [{ id: 'a1-enc-small-slime' }],
    moves: [play('Rupture'), { expect: { players: [{ hp: 9, block: 2 }] } }, endTurn()],
    expect: { players: [{ hp: 9 }] },
  });
  fight({
    player: { hand: ['Bash'], potions: ['Fire Potion'] },
    enemies: [{ name: 'A', block: 5, poison: 1 }],
    moves: [{ do: 'potion', potion: 'Fire Potion', enemy: 'A' }, play('Bash', 'A'), endTurn()],
    expect: { enemies: [{ hp: 8, block: 0 }] },
  });
});

test('STS-16.12 plain damage ignores Strength, Wrath, Weak and Vulnerable and spends none of them', () => {
  fight({
    player: { character: 'Watcher', stance: 'wrath', strength: 3, weak: 1, potions: ['Fire Potion'] },
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [{ do: 'potion', potion: 'Fire Potion', enemy: 'A' }],
    expect: { players: [{ weak: 1, attacksThisTurn: 0 }], enemies: [{ hp: 6, vulnerable: 2 }] },
  });
  fight({
    player: { hand: ['Burn'], vulnerable: 2 },
    moves: [endTurn()],
    expect: { players: [{ hp: 9, vulnerable: 2 }] },
  });
});

test('STS-16.13 the first hit reaches all targets before the second, from left to right, Bosses last', () => {
  const { events } = fight({
    players: [{}, { character: 'Silent', hand: ['Dagger Spray'] }],
    enemies: [{ name: 'Boss' }, { name: 'B', row: 2 }, { name: 'A', row: 1 }, { name: 'C', row: 2 }],
    moves: [play('Dagger Spray', undefined, { seat: 'Silent', row: 2 })],
    expect: { enemies: [{ hp: 98 }, { hp: 8 }, { hp: 10 }, { hp: 8 }] },
  });
  expect(damaged(events)).toEqual([1, 3, 0, 1, 3, 0]);
});

test('STS-16.13 effects on all players start with the highest row', () => {
  const players = [{ row: 2 }, { character: 'Silent', row: 3 }, { character: 'Defect', row: 1 }];
  const { events, shown } = enemyDoes({ players }, [attackAll(1, 2), gainStrength(1), gainBlock(2)]);
  expect(damaged(events)).toEqual([1, 0, 2, 1, 0, 2]);
  expect(shown).toMatchObject({ enemies: [{ strength: 1, block: 2 }] });
});

test.each([
  ['Uppercut+', { vulnerable: 2, weak: 3 }, { vulnerable: 3, weak: 3 }],
  ['Disarm', { weak: 2 }, { weak: 3 }],
])('STS-16.14 %s gives an enemy what fits of its tokens', (card, before, after) => {
  fight({
    player: { hand: [card] },
    enemies: [{ name: 'A', ...before }],
    moves: [play(card, 'A')],
    expect: { enemies: [{ ...after }] },
  });
});

test('STS-16.14 a gain above a limit is cut, not lost', () => {
  fight({
    player: { hand: ['Limit Break', 'Shrug It Off'], strength: 5, block: 19 },
    moves: [play('Limit Break'), play('Shrug It Off')],
    expect: { players: [{ strength: 8, block: 20 }] },
  });
  fight({
    player: { hand: ['Feed+'], strength: 7 },
    enemies: [{ name: 'A', hp: 10 }, { name: 'B' }],
    moves: [play('Feed+', 'A')],
    expect: { players: [{ strength: 8 }] },
  });
});

test('STS-16.14 a gain of which nothing fits is ignored: Juggernaut sees no Block gained', () => {
  for (const [block, hp] of [
    [19, 9],
    [20, 10],
  ]) {
    fight({
      player: { hand: ['Shrug It Off'], powers: ['Juggernaut'], block },
      moves: [play('Shrug It Off')],
      expect: { players: [{ block: 20 }], enemies: [{ hp }] },
    });
  }
});
