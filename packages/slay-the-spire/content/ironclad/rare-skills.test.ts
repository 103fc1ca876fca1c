import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const TWO_ENEMIES = [
  { name: 'A', hp: 10 },
  { name: 'B', hp: 10 },
];

const faces: CardRow[] = [
  ['Double Tap', 'waits for the next Attack', { energy: 2, discard: ['Double Tap'], doubling: ['attack'] }],
  ['Double Tap+', 'costs nothing', { discard: ['Double Tap+'], doubling: ['attack'] }],
  [
    'Exhume',
    'takes a chosen card of the exhaust pile into the hand',
    { energy: 2, hand: ['Bash'], exhaust: ['Exhume', 'Flex', 'Feed'] },
    {},
    { player: { exhaust: ['Flex', 'Bash', 'Feed'] }, answers: [choose({ card: 'Bash' })] },
  ],
  [
    'Exhume+',
    'costs nothing',
    { hand: ['Bash'], exhaust: ['Exhume+', 'Flex', 'Feed'] },
    {},
    { player: { exhaust: ['Flex', 'Bash', 'Feed'] }, answers: [choose({ card: 'Bash' })] },
  ],
  [
    'Exhume',
    'takes the only card without asking',
    { energy: 2, hand: ['Flex'], exhaust: ['Exhume'] },
    {},
    { player: { exhaust: ['Flex'] } },
  ],
  ['Exhume', 'cannot take itself (STS-13.17)', { energy: 2, exhaust: ['Exhume'] }],
  ['Impervious', 'gives 6 Block', { energy: 1, block: 6, exhaust: ['Impervious'] }],
  ['Impervious+', 'gives 8 Block', { energy: 1, block: 8, exhaust: ['Impervious+'] }],
  [
    'Impervious',
    'stops at 20 Block (STS-38.4)',
    { energy: 1, block: 20, exhaust: ['Impervious'] },
    {},
    { player: { block: 15 } },
  ],
  [
    'Limit Break',
    'doubles the Strength',
    { energy: 2, strength: 6, exhaust: ['Limit Break'] },
    {},
    { player: { strength: 3 } },
  ],
  [
    'Limit Break+',
    'does not Exhaust',
    { energy: 2, strength: 4, discard: ['Limit Break+'] },
    {},
    { player: { strength: 2 } },
  ],
  [
    'Limit Break+',
    'stops at 8 Strength (STS-20.2)',
    { energy: 2, strength: 8, discard: ['Limit Break+'] },
    {},
    { player: { strength: 5 } },
  ],
  ['Limit Break', 'doubles nothing without Strength', { energy: 2, exhaust: ['Limit Break'] }],
  [
    'Offering',
    'takes 1 HP past the Block, gives 2 Energy and draws 3',
    { hp: 9, energy: 5, hand: ['Bash', 'Flex', 'Rage'], draw: ['Clash'], exhaust: ['Offering'] },
    {},
    { player: { block: 3, draw: ['Bash', 'Flex', 'Rage', 'Clash'] } },
  ],
  [
    'Offering+',
    'takes 1 HP, gives 2 Energy and draws 5',
    { hp: 9, energy: 5, hand: NEXT_HAND, draw: ['Clash'], exhaust: ['Offering+'] },
    {},
    { player: { draw: [...NEXT_HAND, 'Clash'] } },
  ],
];

describe('Ironclad rare Skills', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test('Offering with the last HP ends the game before it gives anything (STS-16.10, STS-15.3)', () => {
    settles({
      player: { hand: ['Offering'], hp: 1, draw: ['Bash'] },
      moves: [play('Offering')],
      expect: { phase: 'over', outcome: 'defeat', players: [{ hp: 0, energy: 3, hand: [] }] },
    });
  });
});

describe('Double Tap', () => {
  test.each(['Double Tap', 'Double Tap+'])(
    '%s plays the next Attack twice for its cost once (STS-26.2)',
    (card) => {
      settles({
        player: { hand: [card, 'Bash', 'Strike'], energy: 6 },
        moves: [play(card), play('Bash'), play('Strike')],
        expect: {
          players: [
            { energy: card === 'Double Tap' ? 2 : 3, discard: ['Strike', 'Bash', card], attacksThisTurn: 3 },
          ],
          // 2, then 2 doubled; the Strike is doubled by the second Vulnerable and played once.
          enemies: [{ hp: 2, vulnerable: 0 }],
        },
      });
    },
  );

  test('Double Tap resolves the copy first, and each has its own target (STS-26.4, STS-26.8)', () => {
    settles({
      player: { hand: ['Strike'], doubling: ['attack'] },
      enemies: TWO_ENEMIES,
      moves: [
        play('Strike', 'A'),
        { expect: { enemies: [{ hp: 9 }, { hp: 10 }], players: [{ discard: [] }] } },
        choose({ enemy: 'B' }),
      ],
      expect: { players: [{ discard: ['Strike'] }], enemies: [{ hp: 9 }, { hp: 9 }] },
    });
  });

  test('Double Tap leaves the original another target where the copy kills (STS-26.11)', () => {
    settles({
      player: { hand: ['Strike'], doubling: ['attack'] },
      enemies: [{ name: 'A', hp: 1 }, { name: 'B' }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ discard: ['Strike'] }], enemies: [{ status: 'dead' }, { hp: 9 }] },
    });
  });

  test('Double Tap gives the copy the same X (STS-26.3)', () => {
    settles({
      player: { hand: ['Whirlwind'], doubling: ['attack'] },
      moves: [play('Whirlwind', undefined, { x: 2 })],
      expect: { players: [{ energy: 1 }], enemies: [{ hp: 6 }] },
    });
  });

  test('Double Tap with Fiend Fire: the copy takes the hand, the original finds none (STS-26.8)', () => {
    settles({
      player: { hand: ['Fiend Fire', 'Flex', 'Rage'], doubling: ['attack'] },
      enemies: [{ name: 'A', hp: 10, vulnerable: 2 }],
      moves: [play('Fiend Fire')],
      expect: {
        players: [{ exhaust: ['Fiend Fire', 'Rage', 'Flex'] }],
        enemies: [{ hp: 6, vulnerable: 1 }],
      },
    });
  });

  test('Double Tap with Feed: each asks for its own kill, and the copy Exhausts nothing (STS-26.10)', () => {
    settles({
      player: { hand: ['Feed'], doubling: ['attack'] },
      enemies: [
        { name: 'A', hp: 3 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Feed', 'A')],
      // The Strength of the copy's kill counts for the original already.
      expect: { players: [{ strength: 1, exhaust: ['Feed'] }], enemies: [{ status: 'dead' }, { hp: 6 }] },
    });
  });

  test('Double Tap passes Skills and Powers by and waits (STS-26.7)', () => {
    settles({
      player: { hand: ['Defend', 'Inflame+'], doubling: ['attack'] },
      moves: [play('Defend'), play('Inflame+')],
      expect: { players: [{ block: 1, strength: 1, doubling: ['attack'] }] },
    });
  });

  test('Double Tap twice doubles one Attack each (STS-26.7)', () => {
    settles({
      player: { hand: ['Double Tap', 'Double Tap+', 'Anger', 'Anger'] },
      moves: [play('Double Tap'), play('Double Tap+'), play('Anger'), play('Anger')],
      expect: { players: [{ doubling: [] }], enemies: [{ hp: 6 }] },
    });
  });

  test('Double Tap is lost at the end of the turn', () => {
    settles({
      player: { hand: ['Double Tap'], draw: NEXT_HAND },
      moves: [play('Double Tap'), endTurn(), play('Strike')],
      expect: { round: 2, players: [{ doubling: [] }], enemies: [{ hp: 9 }] },
    });
  });

  test('Double Tap cannot itself be played twice, but Double Tap+ can', () => {
    settles({
      player: { hand: ['Double Tap', 'Double Tap+'], doubling: ['skill'] },
      moves: [
        play('Double Tap'),
        { expect: { players: [{ doubling: ['skill', 'attack'] }] } },
        play('Double Tap+'),
      ],
      expect: { players: [{ doubling: ['attack', 'attack', 'attack'] }] },
    });
  });

  test('Double Tap lets what the copy triggers happen before the original (STS-26.8)', () => {
    settles({
      player: {
        hand: ['Rampage+', 'Flex', 'Rage'],
        doubling: ['attack'],
        powers: ['Dark Embrace'],
        draw: ['Bash'],
      },
      moves: [
        play('Rampage+'),
        choose({ card: 'Flex' }),
        // The copy hit for 1; Dark Embrace has drawn before the original asks.
        { expect: { players: [{ hand: ['Rage', 'Bash'] }], enemies: [{ hp: 9 }] } },
        choose({ card: 'Bash' }),
      ],
      expect: { players: [{ hand: ['Rage', 'Rampage+'], exhaust: ['Bash', 'Flex'] }], enemies: [{ hp: 7 }] },
    });
  });
});
