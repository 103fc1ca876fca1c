import { test } from 'vitest';
import { settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const SIX = ['Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Zap'];

test('STS-24.4 STS-6.7 a text on the own cost works in the discard pile, never below 0', () => {
  const claw = (powers: readonly string[], discard: string, hp: number) =>
    settled({
      player: { character: 'Defect', hand: ['Claw+'], powers, discard: [discard] },
      moves: [play('Claw+', 'A')],
      expect: { enemies: [{ hp }] },
    });
  claw(['Fusion'], 'Streamline', 9);
  claw(['Fusion', 'Storm'], 'Streamline', 6);
  claw(['Fusion', 'Storm', 'Loop'], 'Streamline', 6);
  claw(['Fusion', 'Storm', 'Loop'], 'Force Field', 6);
  claw(['Fusion', 'Storm', 'Loop'], 'Meteor Strike', 9);
});

test('STS-24.4 a cost made 0 for the turn is forgotten in the discard pile', () => {
  settled({
    player: { character: 'Defect', hand: [{ card: 'Zap', costsZero: true }, 'Claw'] },
    moves: [play('Zap'), play('Claw', 'A')],
    expect: { enemies: [{ hp: 9 }] },
  });
});

test('STS-24.5 starter Strikes are those of starter decks; any name with Strike is not', () => {
  settled({
    player: {
      character: 'Defect',
      powers: ['Apotheosis'],
      hand: ['Strike', 'Ironclad: Strike', 'Meteor Strike'],
      energy: 6,
    },
    enemies: [{ name: 'A', hp: 20 }],
    moves: [
      play('Strike', 'A'),
      play('Ironclad: Strike', 'A'),
      { expect: { enemies: [{ hp: 16 }] } },
      play('Meteor Strike', 'A'),
    ],
    expect: { enemies: [{ hp: 6 }] },
  });
});

test('STS-24.9 each hit of a multi-hit that takes HP sets Buffer off', () => {
  // On 1-2 a Byrd hits twice for 1.
  const byrd = (player: object, expected: object) =>
    settled({
      player: { character: 'Defect', draw: SIX, ...player },
      enemies: [{ id: 'a2-enc-byrd' }],
      with: { die: 1 },
      moves: [endTurn()],
      expect: { round: 2, players: [expected] },
    });
  byrd({}, { hp: 7 });
  byrd({ powers: ['Buffer+'] }, { hp: 9, powers: [], exhaust: ['Buffer+'] });
  byrd({ powers: ['Buffer'] }, { hp: 8, powers: [], exhaust: ['Buffer'] });
  byrd({ powers: ['Buffer+'], block: 1 }, { hp: 9, powers: [{ card: 'Buffer+', cubes: 1 }] });
});

test('STS-24.10 Mayhem discards Signature Move while another Attack is held', () => {
  const draw = (first: string) => [first, 'Defend', 'Defend', 'Defend', 'Defend', 'Signature Move'];
  settled({
    player: { character: 'Watcher', powers: ['Mayhem'], draw: draw('Strike') },
    moves: [endTurn()],
    expect: { enemies: [{ hp: 10 }], players: [{ discard: ['Signature Move'] }] },
  });
  settled({
    player: { character: 'Watcher', powers: ['Mayhem'], draw: draw('Halt') },
    moves: [endTurn()],
    expect: { enemies: [{ hp: 4 }], players: [{ discard: ['Signature Move'] }] },
  });
});

test('STS-24.13 Consume and Amplify raise a Dark Orb as Powers too, but not its bonus', () => {
  settled({
    player: { character: 'Defect', powers: ['Consume', 'Amplify'], orbs: ['dark'], hand: ['Recursion'] },
    enemies: [{ name: 'A', hp: 20 }],
    moves: [play('Recursion')],
    // 3, 2 for the two Powers, 1 by Consume, 3 by Amplify.
    expect: { enemies: [{ hp: 11 }] },
  });
});

test('STS-24.17 Tantrum lies on the draw pile before Rushdown draws', () => {
  settled({
    player: { character: 'Watcher', powers: ['Rushdown'], hand: ['Tantrum'], draw: ['Defend', 'Strike'] },
    moves: [play('Tantrum', 'A')],
    expect: { players: [{ hand: ['Tantrum', 'Defend'], draw: ['Strike'] }] },
  });
});

test('STS-26.7 several effects that play a card twice: the player says which one works', () => {
  const doubling = ['attackOrSkill', 'attack'];
  settled({
    player: { character: 'Defect', doubling, hand: ['Strike', 'Defend'] },
    moves: [play('Strike', 'A'), choose({ option: 2 }), play('Defend')],
    expect: { enemies: [{ hp: 8 }], players: [{ block: 2, doubling: [] }] },
  });
  settled({
    player: { character: 'Defect', doubling, hand: ['Strike', 'Defend'] },
    moves: [play('Strike', 'A'), choose({ option: 1 }), play('Defend')],
    expect: { enemies: [{ hp: 8 }], players: [{ block: 1, doubling: ['attack'] }] },
  });
});

test('STS-26.7 effects of the same kind need no choice', () => {
  settled({
    player: { character: 'Defect', doubling: ['skill', 'skill'], hand: ['Defend'] },
    moves: [play('Defend')],
    expect: { players: [{ block: 2, doubling: ['skill'] }] },
  });
});

test('STS-26.3 a copy has the original’s X, and its own targets (STS-26.4)', () => {
  settled({
    player: {
      character: 'Defect',
      doubling: ['attackOrSkill'],
      hand: ['Multi-Cast'],
      orbs: ['frost', 'frost'],
    },
    moves: [play('Multi-Cast', undefined, { x: 2 })],
    expect: { players: [{ energy: 1, block: 4, orbs: [] }] },
  });
});

test('STS-26.10 a copy of Tantrum has no card to put back', () => {
  settled({
    player: { character: 'Watcher', doubling: ['attack'], hand: ['Tantrum'] },
    moves: [play('Tantrum', 'A')],
    expect: { enemies: [{ hp: 5 }], players: [{ draw: ['Tantrum'] }] },
  });
});
