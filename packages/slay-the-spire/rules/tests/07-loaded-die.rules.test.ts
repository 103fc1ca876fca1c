import { test } from 'vitest';
import { choose, endTurn, fight } from '../../testing/position.ts';

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 1],
  [6, 1],
])('STS-7.3 with a %i the Loaded Die gives %i Block', (die, block) => {
  fight({
    player: { relics: ['Loaded Die'] },
    with: { phase: 'start', nextDie: [die] },
    moves: [],
    expect: { die, question: null, players: [{ block }] },
  });
});

test('STS-7.3 the Loaded Die works every round', () => {
  fight({
    player: { relics: ['Loaded Die'], block: 5 },
    with: { nextDie: [5, 2] },
    moves: [endTurn(), { expect: { die: 5, players: [{ block: 1 }] } }, endTurn()],
    expect: { die: 2, players: [{ block: 0 }] },
  });
});

test('STS-7.4 an item helps only its owner', () => {
  fight({
    players: [{}, { character: 'Silent', relics: ['Loaded Die'] }],
    with: { phase: 'start', round: 2, nextDie: [4] },
    moves: [],
    expect: { players: [{ block: 0 }, { block: 1 }] },
  });
});

const twoEnemies = [
  { name: 'A', hp: 10 },
  { name: 'B', hp: 10 },
];

test('STS-7.6 a triggered ability must be carried out, and its owner picks the target', () => {
  fight({
    players: [{}, { character: 'Silent', powers: ['Noxious Fumes'] }],
    enemies: twoEnemies,
    with: { phase: 'start', round: 2 },
    moves: [
      { expect: { question: { kind: 'enemy', seat: 'Silent', source: 'Noxious Fumes', optional: false } } },
      { refused: { do: 'done', seat: 'Silent' }, code: 'not-an-answer' },
      { refused: choose({ enemy: 'B' }), code: 'other-player-decides' },
      choose({ enemy: 'B', seat: 'Silent' }),
    ],
    expect: { phase: 'play', enemies: [{ poison: 0 }, { poison: 1 }] },
  });
});

test('STS-7.6 an ability once per turn is optional', () => {
  fight({
    player: { powers: ['Combust'] },
    moves: [endTurn()],
    expect: { round: 2, enemies: [{ hp: 10 }] },
  });
});
