import { expect, test } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';
import { testRoutine } from '../../testing/routines.ts';
import { attack } from '../../words/build.ts';
import { pushEnemyAction } from '../frames.ts';
import { advance } from '../loop.ts';

const row1 = { row: 1 };

test('STS-17.1 a hit for each of something is a multi-hit: Whirlwind, Flechettes, Finisher', () => {
  fight({
    player: { hand: ['Whirlwind'] },
    enemies: [{ name: 'A', vulnerable: 1 }],
    moves: [play('Whirlwind', undefined, { row: 1, x: 3 })],
    expect: { enemies: [{ hp: 4, vulnerable: 0 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Flechettes', 'Blur', 'Backflip'] },
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [play('Flechettes', 'A')],
    expect: { enemies: [{ hp: 6, vulnerable: 1 }] },
  });
});

test('STS-17.2 all hits go to one target, without a question', () => {
  fight({
    player: { character: 'Silent', hand: ['Skewer'] },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [play('Skewer', 'B', { x: 3 })],
    expect: { question: null, enemies: [{ hp: 10 }, { hp: 6 }] },
  });
});

test('STS-17.3 Strength, Weak and Vulnerable apply to every single hit', () => {
  const twinStrike = (player: Record<string, number>, enemy: Record<string, number>, hp: number) =>
    fight({
      player: { hand: ['Twin Strike+'], ...player },
      enemies: [{ name: 'A', maxHp: 20, hp: 20, ...enemy }],
      moves: [play('Twin Strike+', 'A')],
      expect: { enemies: [{ hp }] },
    });
  twinStrike({}, {}, 16);
  twinStrike({ strength: 2 }, {}, 12);
  twinStrike({ weak: 1 }, {}, 18);
  twinStrike({ strength: 1 }, { vulnerable: 1 }, 8);
});

test('STS-15.3 an attack on all players ends when the first of them falls', () => {
  fight({
    players: [
      { row: 2, hp: 1 },
      { character: 'Silent', row: 1, hp: 9 },
    ],
    enemies: [{ name: 'The Guardian' }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { outcome: 'defeat', players: [{ hp: 0 }, { hp: 9 }] },
  });
});

test('STS-17.3 STS-17.4 a multi-hit of an enemy: Strength and Vulnerable on every hit, one token used', () => {
  const { state } = fight({
    player: { vulnerable: 2 },
    enemies: [{ name: 'A', strength: 1 }],
    moves: [],
    expect: {},
  });
  const effects = [attack(1, 2)];
  pushEnemyAction(state, testRoutine(effects, true), 0);
  advance(state, undefined);
  expect(state.players[0]).toMatchObject({ hp: 2, vulnerable: 1 });
});

test('STS-17.4 Twin Strike on one Vulnerable deals 2 + 2 and uses one token', () => {
  fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'A', vulnerable: 1 }],
    moves: [play('Twin Strike', 'A')],
    expect: { enemies: [{ hp: 6, vulnerable: 0 }] },
  });
});

test('STS-17.4 a multi-hit costs the attacker one Weak and the target one Vulnerable, not one per hit', () => {
  fight({
    player: { hand: ['Twin Strike', 'Twin Strike+'], weak: 3 },
    enemies: [{ name: 'A', vulnerable: 0 }],
    moves: [
      play('Twin Strike', 'A'),
      { expect: { players: [{ weak: 2 }], enemies: [{ hp: 10 }] } },
      play('Twin Strike+', 'A'),
    ],
    expect: { players: [{ weak: 1 }], enemies: [{ hp: 8 }] },
  });
  fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'A', vulnerable: 3 }],
    moves: [play('Twin Strike', 'A')],
    expect: { enemies: [{ hp: 6, vulnerable: 2 }] },
  });
});

test('STS-17.5 Bash against 3 Vulnerable leaves 3 again', () => {
  fight({
    player: { hand: ['Bash'] },
    enemies: [{ name: 'A', vulnerable: 3 }],
    moves: [play('Bash', 'A')],
    expect: { enemies: [{ hp: 6, vulnerable: 3 }] },
  });
});

test('STS-17.5 each card, each Shiv and each enemy action is an attack of its own', () => {
  fight({
    player: { character: 'Silent', hand: ['Strike'], shivs: 1 },
    enemies: [{ name: 'A', vulnerable: 3 }],
    moves: [play('Strike', 'A'), { do: 'shiv', enemy: 'A' }],
    expect: { enemies: [{ hp: 6, vulnerable: 1 }] },
  });
  fight({
    player: { vulnerable: 3 },
    enemies: [{ id: 'a1-enc-small-slime' }, { id: 'a1-enc-sneaky-gremlin' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 4, vulnerable: 1 }] },
  });
});

test('STS-17.5 a token that an action gives is not used up by it, and the old one goes first', () => {
  fight({
    player: { vulnerable: 3 },
    enemies: [{ id: 'a1-sum-spike-slime-vd2' }],
    with: { die: 1 },
    moves: [endTurn()],
    expect: { players: [{ hp: 8, vulnerable: 3 }] },
  });
});

test('STS-17.6 every Vulnerable target loses one token, the attacker one Weak in all', () => {
  fight({
    player: { hand: ['Cleave'], weak: 2 },
    enemies: [
      { name: 'A', vulnerable: 2 },
      { name: 'B', vulnerable: 1 },
      { name: 'C' },
      { name: 'Boss', vulnerable: 3 },
    ],
    moves: [play('Cleave', undefined, row1)],
    expect: {
      players: [{ weak: 1 }],
      enemies: [{ hp: 8, vulnerable: 1 }, { hp: 8, vulnerable: 0 }, { hp: 9 }, { hp: 98, vulnerable: 2 }],
    },
  });
});

test('STS-17.6 targets of an enemy: each player has the own Vulnerable, the enemy loses one Weak', () => {
  fight({
    players: [{ vulnerable: 1 }, { character: 'Silent' }],
    enemies: [{ id: 'a1-sum-gremlin-wizard', cube: 2, weak: 2, row: 1 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { players: [{ hp: 7, vulnerable: 0 }, { hp: 7 }], enemies: [{ weak: 1 }] },
  });
});

test('STS-17.7 an attack without a hit spends nothing, yet it is an Attack played', () => {
  fight({
    player: { character: 'Silent', hand: ['Flechettes', 'Finisher'], weak: 2 },
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [
      play('Flechettes', 'A'),
      { expect: { players: [{ weak: 2, attacksThisTurn: 1 }], enemies: [{ hp: 10, vulnerable: 2 }] } },
      play('Finisher', 'A'),
    ],
    expect: { players: [{ weak: 1, attacksThisTurn: 2 }], enemies: [{ hp: 9, vulnerable: 1 }] },
  });
});

test('STS-17.7 an attack on a row without enemies spends nothing', () => {
  fight({
    players: [{ hand: ['Cleave'], weak: 1 }, { character: 'Silent' }],
    enemies: [{ name: 'A', row: 1, vulnerable: 1 }],
    moves: [play('Cleave', undefined, { row: 2 })],
    expect: { players: [{ weak: 1 }, {}], enemies: [{ hp: 10, vulnerable: 1 }] },
  });
});

test('STS-17.7 a hit for 0 damage spends the tokens', () => {
  fight({
    player: { hand: ['Strike'], weak: 1 },
    moves: [play('Strike', 'A')],
    expect: { players: [{ weak: 0 }], enemies: [{ hp: 10 }] },
  });
  fight({
    player: { hand: ['Body Slam'] },
    enemies: [{ name: 'A', vulnerable: 1 }],
    moves: [play('Body Slam', 'A')],
    expect: { enemies: [{ hp: 10, vulnerable: 0 }] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ name: 'A', block: 5, vulnerable: 1 }],
    moves: [play('Strike', 'A')],
    expect: { enemies: [{ hp: 10, block: 3, vulnerable: 0 }] },
  });
});

test('STS-17.8 Block works hit by hit with what is left of it', () => {
  const { events } = fight({
    player: { hand: ['Twin Strike+'] },
    enemies: [{ name: 'A', block: 3 }],
    moves: [play('Twin Strike+', 'A')],
    expect: { enemies: [{ hp: 9, block: 0 }] },
  });
  const hits = events.flatMap((event) => (event.type === 'damaged' ? [[event.blocked, event.lost]] : []));
  expect(hits).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test('STS-17.9 when the target dies early, the remaining hits are wasted', () => {
  const { events } = fight({
    player: { character: 'Silent', hand: ['Skewer'] },
    enemies: [{ name: 'A', hp: 2 }, { name: 'B' }],
    moves: [play('Skewer', 'A', { x: 3 })],
    expect: { question: null, enemies: [{ status: 'dead' }, { hp: 10 }] },
  });
  expect(events.filter(({ type }) => type === 'damaged')).toHaveLength(2);
});

test('STS-17.10 hits are counted when the card resolves, before the first one', () => {
  fight({
    player: { hand: ['Fiend Fire', 'Strike', 'Defend', 'Bash'] },
    moves: [play('Fiend Fire', 'A')],
    expect: { enemies: [{ hp: 7 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Finisher', 'Neutralize'], shivs: 1 },
    moves: [play('Neutralize', 'A'), { do: 'shiv', enemy: 'A' }, play('Finisher', 'A')],
    expect: { enemies: [{ hp: 6 }] },
  });
});

test('STS-17.10 Finisher counts the Attacks of this turn only', () => {
  fight({
    player: { character: 'Silent', hand: ['Strike', 'Strike'], draw: ['Finisher', 'Neutralize'] },
    moves: [
      play('Strike', 'A'),
      play('Strike', 'A'),
      endTurn(),
      play('Neutralize', 'A'),
      play('Finisher', 'A'),
    ],
    expect: { enemies: [{ hp: 6 }] },
  });
});

test('STS-17.10 Shivs used up by Unload are counted at the start, not while they hit', () => {
  fight({
    player: { character: 'Silent', hand: ['Unload'], shivs: 3 },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [play('Unload', 'A'), choose({ enemy: 'B' }), choose({ enemy: 'A' }), choose({ enemy: 'B' })],
    expect: { question: null, players: [{ shivs: 0 }], enemies: [{ hp: 6 }, { hp: 6 }] },
  });
});
