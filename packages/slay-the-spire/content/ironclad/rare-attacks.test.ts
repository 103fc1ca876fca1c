import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { play } from '../../testing/position.ts';

const faces: CardRow[] = [
  ['Bludgeon', 'hits for 7', { energy: 0, discard: ['Bludgeon'] }, { hp: 3 }],
  ['Bludgeon+', 'hits for 10', { energy: 0, discard: ['Bludgeon+'] }, { hp: 10 }, { enemy: { hp: 20 } }],
  [
    'Feed',
    'hits for 3 and gives nothing where the enemy survives',
    { energy: 2, exhaust: ['Feed'] },
    { hp: 7 },
  ],
  [
    'Feed+',
    'hits for 3 and gives nothing where the enemy survives',
    { energy: 2, exhaust: ['Feed+'] },
    { hp: 7 },
  ],
  [
    'Fiend Fire',
    'Exhausts the hand and hits for 1 for each other card',
    { energy: 1, hand: [], exhaust: ['Fiend Fire', 'Injury', 'Bash', 'Flex'] },
    { hp: 7 },
    { hand: ['Flex', 'Bash', 'Injury'] },
  ],
  [
    'Fiend Fire+',
    'hits for 2 for each other card',
    { energy: 1, hand: [], exhaust: ['Fiend Fire+', 'Injury', 'Bash', 'Flex'] },
    { hp: 4 },
    { hand: ['Flex', 'Bash', 'Injury'] },
  ],
  [
    'Fiend Fire',
    'is a multi-hit: Strength for each hit, one Vulnerable for all (STS-17.3, STS-17.4)',
    { energy: 1, hand: [], exhaust: ['Fiend Fire', 'Bash', 'Flex'] },
    { hp: 12, vulnerable: 1 },
    { hand: ['Flex', 'Bash'], player: { strength: 1 }, enemy: { hp: 20, vulnerable: 2 } },
  ],
  [
    'Fiend Fire',
    'as the only card does not hit and uses up no token (STS-17.7)',
    { energy: 1, exhaust: ['Fiend Fire'] },
    {},
    { player: { weak: 1 }, enemy: { vulnerable: 1 } },
  ],
  [
    'Immolate',
    'hits for 5 and gives 2 Daze',
    { energy: 1, draw: ['Daze', 'Daze'], discard: ['Immolate'] },
    { hp: 5 },
    { row: 1 },
  ],
  [
    'Immolate+',
    'hits for 7 and gives 2 Daze',
    { energy: 1, draw: ['Daze', 'Daze'], discard: ['Immolate+'] },
    { hp: 3 },
    { row: 1 },
  ],
  [
    'Uppercut',
    'hits for 3 and gives 1 Vulnerable and 1 Weak',
    { energy: 1, discard: ['Uppercut'] },
    { hp: 7, vulnerable: 1, weak: 1 },
  ],
  [
    'Uppercut+',
    'hits for 3 and gives 2 Vulnerable and 1 Weak',
    { energy: 1, discard: ['Uppercut+'] },
    { hp: 7, vulnerable: 2, weak: 1 },
  ],
  [
    'Uppercut+',
    'puts as many tokens as fit: 3 Vulnerable, 3 Weak (STS-16.14)',
    { energy: 1, discard: ['Uppercut+'] },
    { hp: 4, vulnerable: 3, weak: 3 },
    { enemy: { vulnerable: 3, weak: 3 } },
  ],
];

describe('Ironclad rare Attacks', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test.each([
    ['Feed', 1],
    ['Feed+', 2],
  ])('%s gives %i Strength where it kills', (card, strength) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', hp: 3 },
        { name: 'B', hp: 10 },
      ],
      moves: [play(card, 'A')],
      expect: {
        players: [{ strength, exhaust: [card] }, { strength: 0 }],
        enemies: [{ status: 'dead' }, { hp: 10 }],
      },
    });
  });

  test('Feed+ gives only what fits under 8 Strength (STS-16.14)', () => {
    settles({
      player: { hand: ['Feed+'], strength: 7 },
      enemies: [{ name: 'A', hp: 3 }, { name: 'B' }],
      moves: [play('Feed+', 'A')],
      expect: { players: [{ strength: 8 }] },
    });
  });

  test('Fiend Fire counts a Daze and a Slimed, which go back to their decks (STS-38.8)', () => {
    settles({
      player: { hand: ['Fiend Fire', 'Daze', 'Slimed'] },
      with: { dazeLeft: 9, statusLeft: 35 },
      moves: [play('Fiend Fire')],
      expect: {
        players: [{ hand: [], exhaust: ['Fiend Fire'] }],
        enemies: [{ hp: 8 }],
        dazeLeft: 10,
        statusLeft: 36,
      },
    });
  });

  test('Fiend Fire wins nothing for its Sentinel before it is Exhausted itself', () => {
    settles({
      player: { hand: ['Fiend Fire', 'Sentinel'], energy: 2, powers: ['Feel No Pain'] },
      moves: [
        play('Fiend Fire'),
        {
          expect: {
            question: { kind: 'order' },
            players: [{ energy: 0, block: 0, exhaust: ['Fiend Fire', 'Sentinel'] }],
          },
        },
        { do: 'order all' },
      ],
      expect: { players: [{ energy: 2, block: 2 }] },
    });
  });

  test.each([
    ['Immolate', 5],
    ['Immolate+', 7],
  ])('%s hits one row and the Boss for %i; the Daze are its own (STS-18.2)', (card, damage) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10 },
        { name: 'C', row: 2, hp: 10 },
        { name: 'Boss', hp: 30 },
      ],
      moves: [play(card, undefined, { row: 2 })],
      expect: {
        players: [{ draw: ['Daze', 'Daze'] }, { draw: [] }],
        enemies: [{ hp: 10 }, { hp: 10 - damage }, { hp: 10 - damage }, { hp: 30 - damage }],
      },
    });
  });

  test('Immolate gives the last Daze and no more (STS-5.6)', () => {
    settles({
      player: { hand: ['Immolate'] },
      with: { dazeLeft: 1 },
      moves: [play('Immolate')],
      expect: { players: [{ draw: ['Daze'] }], dazeLeft: 0 },
    });
  });

  test('Immolate that kills the last enemy gives no Daze, since the combat is over (STS-15.5)', () => {
    settles({
      player: { hand: ['Immolate'] },
      enemies: [{ name: 'A', hp: 5 }],
      moves: [play('Immolate')],
      expect: { phase: 'over', outcome: 'victory', players: [{ deck: ['Immolate'] }], dazeLeft: 10 },
    });
  });
});
