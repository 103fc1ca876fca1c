import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, play } from '../../testing/position.ts';

const faces: CardRow[] = [
  [
    'Havoc',
    'draws a card, plays it for nothing and Exhausts it',
    { energy: 2, draw: [], discard: ['Havoc'], exhaust: ['Bludgeon'] },
    { hp: 3 },
    { player: { draw: ['Bludgeon'] } },
  ],
  [
    'Havoc+',
    'costs nothing',
    { draw: ['Bash'], discard: ['Havoc+'], exhaust: ['Bludgeon'] },
    { hp: 3 },
    { player: { draw: ['Bludgeon', 'Bash'] } },
  ],
  ['Havoc', 'does nothing without a card to draw', { energy: 2, discard: ['Havoc'] }],
  [
    'Havoc',
    'does nothing while no card may be drawn',
    { energy: 2, discard: ['Havoc'] },
    {},
    { player: { draw: ['Bash'], noMoreDraws: true } },
  ],
  [
    'Havoc',
    'shuffles before it draws',
    { energy: 2, discard: ['Havoc'], exhaust: ['Strike'] },
    { hp: 9 },
    { player: { discard: ['Strike'] } },
  ],
  [
    'Havoc',
    'leaves a Power in play',
    { energy: 2, draw: [], strength: 1, discard: ['Havoc'], powers: ['Inflame'] },
    {},
    { player: { draw: ['Inflame'] } },
  ],
  [
    'Havoc',
    'discards an Unplayable card without effect (STS-24.10)',
    { energy: 2, draw: [], discard: ['Havoc', 'Injury'] },
    {},
    { player: { draw: ['Injury'] } },
  ],
  [
    'Havoc',
    'discards a Daze, which is Unplayable (STS-24.15)',
    { energy: 2, draw: [], discard: ['Havoc', 'Daze'] },
    {},
    { player: { draw: ['Daze'] } },
  ],
  [
    'Havoc',
    'discards a Clash whose condition fails (STS-24.10)',
    { energy: 2, draw: [], discard: ['Havoc', 'Clash'] },
    {},
    { hand: ['Defend'], player: { draw: ['Clash'] } },
  ],
  [
    'Havoc',
    'plays a Clash whose condition holds',
    { energy: 2, draw: [], discard: ['Havoc'], exhaust: ['Clash'] },
    { hp: 7 },
    { hand: ['Strike'], player: { draw: ['Clash'] } },
  ],
  [
    'Havoc',
    'plays an X card with X = 0, without using up Vulnerable (STS-6.6, STS-17.7)',
    { energy: 2, draw: [], discard: ['Havoc'], exhaust: ['Whirlwind'] },
    {},
    { player: { draw: ['Whirlwind'] }, enemy: { vulnerable: 1 }, answers: [choose({ row: 1 })] },
  ],
  [
    'Havoc',
    'Exhausts a card that would go elsewhere by itself',
    { energy: 2, draw: [], discard: ['Havoc'], exhaust: ['Anger'] },
    { hp: 9 },
    { player: { draw: ['Anger'] } },
  ],
  [
    'Havoc',
    'plays another Havoc that plays the next card',
    { energy: 2, draw: [], block: 1, discard: ['Havoc'], exhaust: ['Havoc+', 'Defend'] },
    {},
    { player: { draw: ['Havoc+', 'Defend'] } },
  ],
  [
    'Havoc',
    'lets an Attack be doubled that it plays',
    { energy: 2, draw: [], discard: ['Havoc'], exhaust: ['Strike'], doubling: [] },
    { hp: 8 },
    { player: { draw: ['Strike'], doubling: ['attack'] } },
  ],
];

describe('Havoc', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test('Havoc Exhausts a Slimed, which goes back to its deck (STS-24.15)', () => {
    settles({
      player: { hand: ['Havoc'], draw: ['Slimed'] },
      with: { statusLeft: 35 },
      moves: [play('Havoc')],
      expect: { players: [{ energy: 2, discard: ['Havoc'], exhaust: [] }], statusLeft: 36 },
    });
  });

  test('Havoc lets its player choose the target of the card', () => {
    settles({
      player: { hand: ['Havoc'], draw: ['Strike'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Havoc'), choose({ enemy: 'B' })],
      expect: { enemies: [{ hp: 10 }, { hp: 9 }] },
    });
  });

  test('Havoc lets its player choose the row of the card (STS-18.2)', () => {
    settles({
      players: [{ hand: ['Havoc'], draw: ['Cleave'] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10 },
      ],
      moves: [play('Havoc'), choose({ row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 8 }] },
    });
  });

  test('Havoc is discarded before abilities answer the Exhaust of its card (STS-13.19)', () => {
    settles({
      player: { hand: ['Havoc'], draw: ['Strike'], powers: ['Dark Embrace'] },
      moves: [play('Havoc')],
      expect: { players: [{ hand: ['Havoc'], discard: [], exhaust: ['Strike'] }], enemies: [{ hp: 9 }] },
    });
  });

  test('Havoc draws a Daze, and Evolve draws after Havoc is put away', () => {
    settles({
      player: { hand: ['Havoc'], draw: ['Daze', 'Bash'], powers: ['Evolve'] },
      moves: [play('Havoc')],
      expect: { players: [{ hand: ['Bash'], draw: [], discard: ['Havoc', 'Daze'] }] },
    });
  });
});
