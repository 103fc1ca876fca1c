import { describe, test } from 'vitest';
import { settles } from '../testing/cards.ts';
import { endTurn, play } from '../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const GREMLIN = { name: 'Sneaky Gremlin' };

describe('Status cards', () => {
  test('Slimed costs 1, does nothing and goes back to its deck (STS-38.16)', () => {
    settles({
      player: { hand: ['Slimed'] },
      with: { statusLeft: 20 },
      moves: [play('Slimed')],
      expect: {
        players: [{ energy: 2, hand: [], discard: [], exhaust: [] }],
        enemies: [{ hp: 10 }],
        statusLeft: 21,
      },
    });
  });

  test('Slimed cannot be played without Energy (STS-6.1)', () => {
    settles({
      player: { hand: ['Slimed'], energy: 0 },
      moves: [{ refused: play('Slimed'), code: 'not-enough-energy' }],
      expect: { players: [{ hand: ['Slimed'] }] },
    });
  });

  test('Slimed is discarded at end of turn and does no harm', () => {
    settles({
      player: { hand: ['Slimed'], draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { round: 2, players: [{ hp: 10, discard: ['Slimed'] }] },
    });
  });

  test('Slimed counts as a card that was Exhausted (STS-38.8)', () => {
    settles({
      player: { hand: ['Slimed'], powers: ['Feel No Pain'] },
      moves: [play('Slimed')],
      expect: { players: [{ block: 1, exhaust: [] }] },
    });
  });

  test.each(['Burn', 'Daze'])('%s is Unplayable (STS-38.19)', (card) => {
    settles({
      player: { hand: [card] },
      moves: [{ refused: play(card), code: 'unplayable' }],
      expect: { players: [{ hand: [card], energy: 3 }] },
    });
  });

  test('Burn deals 1 damage at end of turn for each one in hand, and stays (STS-38.17)', () => {
    settles({
      player: { hand: ['Burn', 'Burn'], draw: NEXT_HAND, discard: ['Burn'] },
      moves: [endTurn()],
      expect: { round: 2, players: [{ hp: 8, discard: ['Burn', 'Burn', 'Burn'], exhaust: [] }] },
    });
  });

  test('Burn meets the Block, which is then missing against the enemies (STS-38.17)', () => {
    settles({
      player: { hand: ['Burn'], block: 2, draw: NEXT_HAND },
      enemies: [GREMLIN],
      moves: [endTurn()],
      expect: { round: 2, players: [{ hp: 9 }] },
    });
  });

  test('Burn can kill (STS-15.3)', () => {
    settles({
      player: { hand: ['Burn'], hp: 1 },
      moves: [endTurn()],
      expect: { phase: 'over', outcome: 'defeat', round: 1 },
    });
  });

  test('Daze is Exhausted at end of turn, back to its deck (STS-38.5)', () => {
    settles({
      player: { hand: ['Daze', 'Strike'], draw: NEXT_HAND },
      with: { dazeLeft: 4 },
      moves: [endTurn()],
      expect: { round: 2, players: [{ hand: NEXT_HAND, discard: ['Strike'], exhaust: [] }], dazeLeft: 5 },
    });
  });

  test('Daze, Slimed and Burn leave the deck at the end of combat (STS-5.5)', () => {
    settles({
      player: { hand: ['Strike', 'Daze'], draw: ['Slimed'], discard: ['Burn', 'Bash'] },
      enemies: [{ name: 'A', hp: 1 }],
      moves: [play('Strike')],
      expect: {
        phase: 'over',
        outcome: 'victory',
        players: [{ deck: ['Bash', 'Strike'] }],
        dazeLeft: 10,
        statusLeft: 36,
      },
    });
  });
});

describe('Status cards given by enemies', () => {
  test('Slimed comes on top of the discard pile (STS-38.15)', () => {
    settles({
      player: { hand: ['Bash'], draw: NEXT_HAND },
      enemies: [{ name: 'Large Slime', id: 'a1-sum-large-slime-sw4' }],
      moves: [endTurn()],
      expect: { round: 2, players: [{ hp: 7, discard: ['Slimed', 'Slimed', 'Bash'] }], statusLeft: 34 },
    });
  });

  test('Daze comes on top of the draw pile and is drawn next (STS-16.7)', () => {
    settles({
      player: { draw: NEXT_HAND },
      enemies: [{ name: 'Sentry A' }],
      moves: [endTurn()],
      expect: {
        round: 2,
        players: [{ hand: ['Daze', ...NEXT_HAND.slice(1)], draw: ['Strike'] }],
        dazeLeft: 9,
      },
    });
  });
});
