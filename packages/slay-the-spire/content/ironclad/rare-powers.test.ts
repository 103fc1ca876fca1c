import { describe, expect, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const faces: CardRow[] = [
  ['Barricade', 'costs 2', { energy: 1, powers: ['Barricade'] }],
  ['Barricade+', 'costs 1', { energy: 2, powers: ['Barricade+'] }],
  ['Berserk', 'costs 1', { energy: 2, powers: ['Berserk'] }],
  ['Berserk+', 'costs 1', { energy: 2, powers: ['Berserk+'] }],
  ['Corruption', 'costs 3', { energy: 0, powers: ['Corruption'] }],
  ['Corruption+', 'costs 2', { energy: 1, powers: ['Corruption+'] }],
  ['Demon Form', 'costs 3 and gives nothing at once', { energy: 0, powers: ['Demon Form'] }],
  ['Demon Form+', 'costs 2 and gives nothing at once', { energy: 1, powers: ['Demon Form+'] }],
  ['Juggernaut', 'costs 2', { energy: 1, powers: ['Juggernaut'] }],
  ['Juggernaut+', 'costs 2', { energy: 1, powers: ['Juggernaut+'] }],
];

const ROWS_AND_BOSS = [
  { name: 'A', row: 1, hp: 10 },
  { name: 'B', row: 2, hp: 10 },
  { name: 'Boss', hp: 30 },
];

describe('Ironclad rare Powers', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test.each(['Barricade', 'Barricade+'])('%s keeps the Block that is left over', (power) => {
    settles({
      player: { powers: [power], block: 19, draw: NEXT_HAND },
      enemies: [{ name: 'Sneaky Gremlin' }],
      moves: [endTurn()],
      expect: { round: 2, players: [{ hp: 10, block: 17 }] },
    });
  });

  test('Barricade keeps no more than 20 Block (STS-38.4)', () => {
    settles({
      player: { powers: ['Barricade', 'Metallicize'], block: 20, draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { round: 2, players: [{ block: 20 }] },
    });
  });

  test('Block is lost at the start of a turn without Barricade (STS-13.3)', () => {
    settles({
      player: { block: 9, draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { round: 2, players: [{ block: 0 }] },
    });
  });

  test.each([
    ['Berserk', 1],
    ['Berserk+', 2],
  ])('%s deals %i plain damage to a row for each card Exhausted (STS-16.12)', (power, damage) => {
    settles({
      player: { hand: ['Second Wind', 'Flex', 'Rage'], powers: [power], strength: 2 },
      enemies: [
        { name: 'A', hp: 10, vulnerable: 1 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Second Wind')],
      expect: { enemies: [{ hp: 10 - 2 * damage, vulnerable: 1 }, { hp: 10 - 2 * damage }] },
    });
  });

  test('Berserk lets its player choose a row each time, with the Boss (STS-18.2)', () => {
    settles({
      players: [{ hand: ['Second Wind', 'Flex', 'Rage'], powers: ['Berserk'] }, { character: 'Silent' }],
      enemies: ROWS_AND_BOSS,
      moves: [play('Second Wind'), choose({ row: 2 }), choose({ row: 1 })],
      expect: { enemies: [{ hp: 9 }, { hp: 9 }, { hp: 28 }] },
    });
  });

  test.each(['Demon Form', 'Demon Form+'])('%s strengthens its own player only', (power) => {
    settles({
      players: [{ powers: [power] }, { character: 'Silent' }],
      moves: [endTurn(), endTurn('Silent')],
      expect: { round: 2, players: [{ strength: 1 }, { strength: 0 }] },
    });
  });

  test.each(['Demon Form', 'Demon Form+'])(
    '%s gives 1 Strength at the start of each later turn (STS-27.9)',
    (card) => {
      settles({
        player: { hand: [card], draw: [...NEXT_HAND, ...NEXT_HAND], strength: 6 },
        moves: [
          play(card),
          endTurn(),
          { expect: { players: [{ strength: 7 }] } },
          endTurn(),
          { expect: { players: [{ strength: 8 }] } },
          endTurn(),
        ],
        expect: { round: 4, players: [{ strength: 8 }] },
      });
    },
  );
});

describe('Corruption', () => {
  test.each(['Corruption', 'Corruption+'])('%s makes Skills free and Exhausts them', (power) => {
    settles({
      player: { hand: ['Flame Barrier', 'Defend'], powers: [power], energy: 0 },
      moves: [play('Flame Barrier'), play('Defend')],
      expect: { players: [{ energy: 0, block: 4, exhaust: ['Defend', 'Flame Barrier'], discard: [] }] },
    });
  });

  test('Corruption leaves Attacks and Powers as they are', () => {
    settles({
      player: { hand: ['Strike', 'Inflame+'], powers: ['Corruption'] },
      moves: [play('Strike'), play('Inflame+')],
      expect: {
        players: [{ energy: 1, discard: ['Strike'], exhaust: [], powers: ['Corruption', 'Inflame+'] }],
      },
    });
  });

  test('Corruption is for the Skills of its own player only', () => {
    settles({
      players: [{ powers: ['Corruption'] }, { character: 'Silent', hand: ['Backflip'] }],
      moves: [{ ...play('Backflip'), seat: 'Silent' }],
      expect: { players: [{}, { energy: 2, discard: ['Backflip'], exhaust: [] }] },
    });
  });

  test('Corruption plays a Skill that costs X with X = 0 (STS-6.6)', () => {
    settles({
      player: { hand: ['Malaise+'], powers: ['Corruption'], energy: 3 },
      moves: [play('Malaise+')],
      expect: { players: [{ energy: 3, exhaust: ['Malaise+'] }], enemies: [{ weak: 1, poison: 1 }] },
    });
  });

  test('Corruption has the Skill Exhausted before abilities answer that (STS-13.19)', () => {
    settles({
      player: { hand: ['Shrug It Off'], powers: ['Corruption', 'Dark Embrace'], discard: ['Bash'] },
      moves: [play('Shrug It Off')],
      expect: { players: [{ hand: ['Bash'], draw: [], discard: [], exhaust: ['Shrug It Off'] }] },
    });
  });
});

describe('Juggernaut', () => {
  test.each([
    ['Juggernaut', 1],
    ['Juggernaut+', 2],
  ])('%s deals %i plain damage once for each gain of Block, however large (STS-16.12)', (power, damage) => {
    settles({
      player: { hand: ['Impervious'], powers: [power], strength: 2, weak: 1 },
      enemies: [{ name: 'A', hp: 10, vulnerable: 1 }],
      moves: [play('Impervious')],
      expect: { players: [{ block: 6, weak: 1 }], enemies: [{ hp: 10 - damage, vulnerable: 1 }] },
    });
  });

  test.each([
    ['Juggernaut', 9],
    ['Juggernaut+', 8],
  ])('%s lets its player choose the one enemy (STS-18.1)', (power, hp) => {
    settles({
      players: [{ hand: ['Defend'], powers: [power] }, { character: 'Silent' }],
      enemies: ROWS_AND_BOSS,
      moves: [play('Defend'), choose({ enemy: 'B' })],
      expect: { enemies: [{ hp: 10 }, { hp }, { hp: 30 }] },
    });
  });

  test('Juggernaut does nothing where no Block is gained: at 20, or from nothing', () => {
    settles({
      player: { hand: ['Defend', 'Rage'], powers: ['Juggernaut'], block: 20 },
      moves: [play('Defend'), play('Rage')],
      expect: { players: [{ block: 20 }], enemies: [{ hp: 10 }] },
    });
  });

  test('Juggernaut does not react to Block of another player', () => {
    settles({
      players: [{ hand: ['Defend+'], powers: ['Juggernaut'] }, { character: 'Silent' }],
      moves: [play('Defend+', undefined, { player: 'Silent' })],
      expect: { players: [{ block: 0 }, { block: 2 }], enemies: [{ hp: 10 }] },
    });
  });

  test('Juggernaut reacts to Block that another player gives', () => {
    settles({
      players: [{ powers: ['Juggernaut'] }, { character: 'Silent', hand: ['Defend+'] }],
      moves: [{ ...play('Defend+', undefined, { player: 'Ironclad' }), seat: 'Silent' }],
      expect: { players: [{ block: 2 }, { block: 0 }], enemies: [{ hp: 9 }] },
    });
  });

  test('Juggernaut waits until the card that gave the Block is put away (STS-13.19)', () => {
    const { events } = settles({
      player: { hand: ['Shrug It Off'], draw: ['Bash'], powers: ['Juggernaut'] },
      moves: [play('Shrug It Off')],
      expect: { players: [{ hand: ['Bash'] }], enemies: [{ hp: 9 }] },
    });
    const watched = ['blockGained', 'drew', 'cardMoved', 'damaged'];
    const order = events.map(({ type }) => type).filter((type) => watched.includes(type));
    expect(order).toEqual(watched);
  });

  test('Juggernaut reacts to the Block of Metallicize at end of turn', () => {
    settles({
      player: { powers: ['Juggernaut', 'Metallicize'], draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { round: 2, enemies: [{ hp: 9 }] },
    });
  });

  test('Juggernaut may win the combat with its damage (STS-15.5)', () => {
    settles({
      player: { hand: ['Defend'], powers: ['Juggernaut'] },
      enemies: [{ name: 'A', hp: 1 }],
      moves: [play('Defend')],
      expect: { phase: 'over', outcome: 'victory', players: [{ deck: ['Defend', 'Juggernaut'] }] },
    });
  });
});
