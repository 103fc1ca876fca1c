import { expect, test } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const duo = [{}, { character: 'Silent' }];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];

test('STS-16.14 a token that does not fit is told to nobody', () => {
  const gained = (strength: number): number[] =>
    fight({
      player: { hand: ['Inflame'], strength },
      moves: [play('Inflame')],
      expect: { players: [{ strength: 8 }] },
    }).events.flatMap((event) => (event.type === 'tokenChanged' ? [event.change] : []));
  expect(gained(8)).toEqual([]);
  expect(gained(7)).toEqual([1]);
});

test('STS-38.15 a Status card goes on top of the discard pile', () => {
  fight({
    player: { draw: Array(5).fill('Strike'), discard: ['Bash'] },
    enemies: [{ id: 'a1-sum-large-slime-sw4' }],
    with: { die: 2 },
    moves: [endTurn()],
    expect: { statusLeft: 34, players: [{ discard: ['Slimed', 'Slimed', 'Bash'] }] },
  });
});

test('STS-38.15 Slimed does not burn, and Burn cannot be played', () => {
  fight({
    player: { hand: ['Slimed', 'Burn'] },
    moves: [{ refused: play('Burn'), code: 'unplayable' }, endTurn()],
    expect: { players: [{ hp: 9 }] },
  });
});

test('STS-38.16 Slimed costs 1 and goes to the Status deck when it is played', () => {
  fight({
    player: { hand: ['Slimed'], powers: ['Feel No Pain'], energy: 1 },
    moves: [{ expect: { statusLeft: 35 } }, play('Slimed')],
    expect: { statusLeft: 36, players: [{ energy: 0, block: 1, hand: [], discard: [], exhaust: [] }] },
  });
});

test('STS-38.17 every Burn in hand deals 1 damage at end of turn, which Block stops', () => {
  fight({
    player: { hand: ['Burn', 'Strike', 'Burn'], draw: ['Burn'], discard: ['Burn'], block: 1 },
    moves: [endTurn()],
    expect: { players: [{ hp: 9 }] },
  });
});

test('STS-38.17 a Curse must be in hand for its end-of-turn text', () => {
  fight({
    player: { hand: ['Decay', 'Strike', 'Strike'], draw: ['Doubt'], discard: ['Decay', 'Pain'] },
    moves: [endTurn()],
    expect: { players: [{ hp: 9, weak: 0 }] },
  });
  fight({
    player: { hand: ['Doubt'], block: 3 },
    moves: [endTurn()],
    expect: { players: [{ weak: 1 }] },
  });
});

test('STS-38.17 an end-of-turn text looks at the hand when its turn comes: Pain with three cards or with two', () => {
  const end = (first: string) => ({
    player: { character: 'Silent', hand: ['Pain', 'Clumsy', 'Strike'], draw: Array(5).fill('Defend') },
    moves: [endTurn(), { do: 'order', ability: first }],
    expect: { players: [{ hp: first === 'Pain' ? 9 : 8 }] },
  });
  fight(end('Pain'));
  fight(end('Ethereal'));
});

test('STS-38.18 each Strength makes every hit of its owner deal 1 more, also for an enemy', () => {
  fight({
    players: duo,
    enemies: [{ id: 'a1-sum-gremlin-fat', row: 1, strength: 2 }],
    moves: bothEnd,
    expect: { players: [{ hp: 7 }, { hp: 6 }], enemies: [{ strength: 2 }] },
  });
});

test('STS-38.18 an enemy has at most 8 Strength', () => {
  for (const [before, after] of [
    [6, 8],
    [7, 8],
    [8, 8],
  ]) {
    fight({
      enemies: [{ id: 'a1-enc-fungi-beast', strength: before }],
      with: { die: 5 },
      moves: [endTurn()],
      expect: { enemies: [{ strength: after }] },
    });
  }
});

test('STS-38.19 an Unplayable card cannot be played, and goes to the discard pile if an effect tries', () => {
  fight({
    player: { hand: ['Injury', 'Havoc'], draw: ['Doubt'] },
    moves: [{ refused: play('Injury'), code: 'unplayable' }, play('Havoc')],
    expect: { players: [{ hand: ['Injury'], discard: ['Havoc', 'Doubt'], exhaust: [] }] },
  });
});

test('STS-38.20 a Vulnerable enemy takes double damage and loses one token', () => {
  fight({
    player: { hand: ['Bash', 'Strike'], strength: 1 },
    enemies: [{ name: 'A', vulnerable: 2, maxHp: 20, hp: 20 }],
    moves: [play('Strike', 'A'), { expect: { enemies: [{ hp: 16, vulnerable: 1 }] } }, play('Bash', 'A')],
    expect: { enemies: [{ hp: 10, vulnerable: 1 }] },
  });
});

test('STS-38.20 a Vulnerable player takes double damage and loses one token', () => {
  fight({
    player: { vulnerable: 2, block: 1 },
    enemies: [{ name: 'Cultist', strength: 1 }],
    moves: [endTurn()],
    expect: { players: [{ hp: 7, vulnerable: 1 }] },
  });
});

test('STS-38.21 no figure has more than 3 Vulnerable', () => {
  fight({
    player: { hand: ['Shockwave', 'Shockwave'], energy: 4 },
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [play('Shockwave', undefined, { row: 1 }), play('Shockwave', undefined, { row: 1 })],
    expect: { enemies: [{ vulnerable: 3 }] },
  });
  fight({
    player: { hand: ['Strike'], vulnerable: 3 },
    enemies: [{ id: 'a1-enc-fungi-beast', hp: 1 }, { name: 'A' }],
    moves: [play('Strike', 'Fungi Beast')],
    expect: { players: [{ vulnerable: 3 }] },
  });
});

test('STS-38.22 a Weak player hits for 1 less and loses one token, also with area and multi-hits', () => {
  fight({
    player: { character: 'Silent', hand: ['Dagger Spray', 'Strike+'], weak: 3 },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [
      play('Dagger Spray', undefined, { row: 1 }),
      { expect: { players: [{ weak: 2 }], enemies: [{ hp: 10 }, { hp: 10 }] } },
      play('Strike+', 'A'),
    ],
    expect: { players: [{ weak: 1 }], enemies: [{ hp: 9 }, { hp: 10 }] },
  });
});

test('STS-38.22 a Weak enemy hits for 1 less and loses one token', () => {
  fight({
    players: duo,
    enemies: [{ id: 'a1-sum-gremlin-wizard', cube: 2, weak: 2, row: 1 }],
    moves: bothEnd,
    expect: { players: [{ hp: 8 }, { hp: 7 }], enemies: [{ weak: 1 }] },
  });
});

test('STS-38.23 no figure has more than 3 Weak', () => {
  fight({
    player: { hand: ['Disarm', 'Disarm'], weak: 3 },
    enemies: [{ name: 'A' }, { id: 'a1-sum-acid-slime-lca' }],
    with: { die: 1 },
    moves: [play('Disarm', 'A'), play('Disarm', 'A'), endTurn()],
    expect: { players: [{ weak: 3 }], enemies: [{ weak: 3 }, {}] },
  });
});

test('STS-38.24 Weak and Vulnerable cancel out, and both are spent', () => {
  fight({
    player: { hand: ['Bludgeon'], weak: 2 },
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [play('Bludgeon', 'A')],
    expect: { players: [{ weak: 1 }], enemies: [{ hp: 3, vulnerable: 1 }] },
  });
  fight({
    player: { vulnerable: 1 },
    enemies: [{ id: 'a1-enc-sneaky-gremlin', weak: 1 }],
    moves: [endTurn()],
    expect: { players: [{ hp: 8, vulnerable: 0 }], enemies: [{ weak: 0 }] },
  });
});

test('STS-38.25 Skills, potions, Powers and Poison spend neither Weak nor Vulnerable', () => {
  fight({
    player: {
      character: 'Silent',
      hand: ['Deadly Poison', 'Leg Sweep'],
      potions: ['Explosive Potion'],
      powers: ['Combust'],
      weak: 2,
    },
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [
      play('Deadly Poison', 'A'),
      play('Leg Sweep', 'A'),
      { do: 'potion', potion: 'Explosive Potion', row: 1 },
      { do: 'ability', card: 'Combust', row: 1 },
      endTurn(),
    ],
    expect: { players: [{ weak: 2 }], enemies: [{ hp: 6, vulnerable: 2 }] },
  });
});

test('STS-38.25 an enemy action without hits spends neither', () => {
  fight({
    player: { vulnerable: 2 },
    enemies: [
      { name: 'Jaw Worm', weak: 2 },
      { id: 'a1-sum-acid-slime-lca', weak: 1 },
    ],
    with: { die: 1 },
    moves: [endTurn()],
    expect: {
      players: [{ hp: 10, vulnerable: 2, weak: 1 }],
      enemies: [{ weak: 2, strength: 1 }, { weak: 1 }],
    },
  });
});

test('STS-38.25 copies and Shivs count as attacking', () => {
  fight({
    player: { character: 'Silent', hand: ['Strike'], doubling: ['attack'], shivs: 1 },
    enemies: [{ name: 'A', vulnerable: 3 }, { name: 'B' }],
    moves: [play('Strike', 'A'), choose({ enemy: 'A' }), { do: 'shiv', enemy: 'A' }],
    expect: { enemies: [{ hp: 4, vulnerable: 0 }, {}] },
  });
});
