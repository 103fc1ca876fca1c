import { defined } from '@three-spires/kernel';
import { describe, test } from 'vitest';
import { settles } from '../testing/cards.ts';
import { choose, endTurn, play } from '../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const UNPLAYABLE = [
  'Clumsy',
  'Decay',
  'Doubt',
  'Injury',
  'Pain',
  'Parasite',
  'Regret',
  'Shame',
  "Ascender's Bane",
];

/** What is left after a turn with these cards in hand, against an enemy that does nothing unless given. */
const endsTurnWith = (
  player: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  enemies?: readonly Readonly<Record<string, unknown>>[],
) =>
  settles({
    player: { draw: NEXT_HAND, ...player },
    ...defined({ enemies }),
    moves: [endTurn()],
    expect: { round: 2, players: [expected] },
  });

describe('Curses', () => {
  test.each(UNPLAYABLE)('%s is Unplayable (STS-38.19)', (card) => {
    settles({
      player: { hand: [card] },
      moves: [{ refused: play(card), code: 'unplayable' }],
      expect: { players: [{ hand: [card], energy: 3 }] },
    });
  });

  test.each(['Clumsy', "Ascender's Bane"])(
    '%s is Ethereal and back in the deck after combat (STS-38.6)',
    (card) => {
      endsTurnWith({ hand: [card, 'Bash'] }, { hand: NEXT_HAND, hp: 10, exhaust: [card], discard: ['Bash'] });
      settles({
        player: { hand: ['Strike'], exhaust: [card] },
        enemies: [{ name: 'A', hp: 1 }],
        moves: [play('Strike')],
        expect: { phase: 'over', outcome: 'victory', players: [{ deck: ['Strike', card] }] },
      });
    },
  );

  test('Injury does nothing and is discarded at end of turn', () => {
    endsTurnWith({ hand: ['Injury'] }, { hp: 10, weak: 0, discard: ['Injury'], exhaust: [] });
  });

  test('Decay deals 1 damage at end of turn', () => {
    endsTurnWith({ hand: ['Decay'] }, { hp: 9, discard: ['Decay'] });
  });

  test('Decay meets the Block (STS-38.3)', () => {
    endsTurnWith({ hand: ['Decay'], block: 3 }, { hp: 10 }, [{ name: 'Sneaky Gremlin' }]);
    endsTurnWith({ hand: ['Decay'], block: 2 }, { hp: 9 }, [{ name: 'Sneaky Gremlin' }]);
  });

  test.each([
    [0, 1],
    [2, 3],
    [3, 3],
  ])('Doubt gives 1 Weak at end of turn, up to 3: %i, then %i (STS-38.23)', (weak, after) => {
    endsTurnWith({ hand: ['Doubt'], weak }, { hp: 10, weak: after, discard: ['Doubt'] });
  });

  test.each([
    [['Pain'], 9],
    [['Pain', 'Strike'], 9],
    [['Pain', 'Strike', 'Strike'], 10],
  ])(
    'Pain takes 1 HP past the Block with at most 2 cards in hand, itself included: %j (STS-24.2)',
    (hand, hp) => {
      endsTurnWith({ hand, block: 5 }, { hp, hand: NEXT_HAND, discard: hand.toReversed() });
    },
  );

  test('Pain in a pile does nothing (STS-38.17)', () => {
    endsTurnWith({ hand: ['Strike'], discard: ['Pain', 'Decay', 'Doubt', 'Shame'] }, { hp: 10, weak: 0 });
  });

  test('Pain looks at the hand when its turn comes among the end-of-turn abilities (STS-13.27)', () => {
    const hand = ['Pain', 'Daze', 'Strike'];
    settles({
      player: { hand, draw: NEXT_HAND },
      moves: [endTurn(), { do: 'order', ability: 'Pain' }],
      expect: { round: 2, players: [{ hp: 10 }] },
    });
    settles({
      player: { hand, draw: NEXT_HAND },
      moves: [endTurn(), { do: 'order', ability: 'Ethereal' }],
      expect: { round: 2, players: [{ hp: 9 }] },
    });
  });

  test('Parasite takes nothing when it is only Exhausted', () => {
    settles({
      player: { hand: ['True Grit', 'Parasite'] },
      moves: [play('True Grit')],
      expect: { players: [{ hp: 10, exhaust: ['Parasite'] }] },
    });
    endsTurnWith({ hand: ['Parasite'] }, { hp: 10, discard: ['Parasite'] });
  });

  test('Regret is Retained every turn (STS-38.11)', () => {
    endsTurnWith(
      { hand: ['Regret', 'Bash'] },
      { hp: 10, hand: [{ card: 'Regret', retained: true }, ...NEXT_HAND], discard: ['Bash'] },
    );
  });

  test('Shame takes 1 Block at end of turn', () => {
    endsTurnWith({ hand: ['Shame'], block: 2 }, { hp: 9, discard: ['Shame'] }, [{ name: 'Sneaky Gremlin' }]);
  });

  test('Shame does nothing without Block', () => {
    endsTurnWith({ hand: ['Shame'], powers: ['Barricade'] }, { hp: 10, block: 0 });
  });

  test('Shame is no gain of Block', () => {
    endsTurnWith({ hand: ['Shame'], block: 5, powers: ['Barricade', 'Juggernaut'] }, { block: 4 });
    settles({
      player: { hand: ['Shame'], block: 5, powers: ['Juggernaut'], draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { enemies: [{ hp: 10 }] },
    });
  });

  test('Writhe can be played for 1 Energy and is Exhausted (STS-5.2)', () => {
    settles({
      player: { hand: ['Writhe'] },
      moves: [play('Writhe')],
      expect: { players: [{ energy: 2, hand: [], discard: [], exhaust: ['Writhe'] }], enemies: [{ hp: 10 }] },
    });
  });

  test('Writhe is discarded at end of turn and does no harm', () => {
    endsTurnWith({ hand: ['Writhe'] }, { hp: 10, discard: ['Writhe'], exhaust: [] });
  });

  test('Decay, Doubt and Shame are for the player who holds them (STS-38.17)', () => {
    settles({
      players: [
        { hand: ['Decay', 'Doubt'], powers: ['Barricade'] },
        { character: 'Silent', hand: ['Shame'], block: 3, powers: ['Barricade'] },
      ],
      moves: [endTurn(), endTurn('Silent'), { do: 'order all' }],
      expect: {
        round: 2,
        players: [
          { hp: 9, weak: 1, block: 0 },
          { hp: 9, weak: 0, block: 2 },
        ],
      },
    });
  });

  test('Decay, Doubt and Burn go in the order their player chooses (STS-13.27)', () => {
    settles({
      player: { hand: ['Decay', 'Doubt', 'Burn'], draw: NEXT_HAND },
      moves: [endTurn(), { do: 'order', ability: 'Burn' }, { do: 'order', ability: 'Decay' }],
      expect: { round: 2, players: [{ hp: 8, weak: 1, discard: ['Burn', 'Doubt', 'Decay'] }] },
    });
  });

  test('Decay Exhausted before its turn comes does nothing (STS-38.17)', () => {
    settles({
      player: { hand: ['Decay'], potions: ['Purity Potion'], draw: NEXT_HAND },
      moves: [{ do: 'potion', potion: 'Purity Potion' }, choose({ card: 'Decay' }), endTurn()],
      expect: { round: 2, players: [{ hp: 10, exhaust: ['Decay'] }] },
    });
  });
});
