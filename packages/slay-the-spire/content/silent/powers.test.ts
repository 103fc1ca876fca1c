import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const ROWS_AND_BOSS = [
  { name: 'A', row: 1, hp: 20 },
  { name: 'B', row: 2, hp: 20 },
  { name: 'Boss', hp: 50 },
];
const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });

const faces: CardRow[] = [
  ['Distraction', 'costs 2', { energy: 1, powers: ['Distraction'] }],
  ['Distraction+', 'costs 1', { energy: 2, powers: ['Distraction+'] }],
  ['Footwork', 'costs 2', { energy: 1, powers: ['Footwork'] }],
  ['Footwork+', 'costs 2', { energy: 1, powers: ['Footwork+'] }],
  ['Noxious Fumes', 'costs 1 and gives nothing at once', { energy: 2, powers: ['Noxious Fumes'] }],
  ['Noxious Fumes+', 'costs 1 and gives nothing at once', { energy: 2, powers: ['Noxious Fumes+'] }],
  ['Well-Laid Plans', 'costs 1', { energy: 2, powers: ['Well-Laid Plans'] }],
  ['Well-Laid Plans+', 'costs 1', { energy: 2, powers: ['Well-Laid Plans+'] }],
  ['A Thousand Cuts', 'costs 2', { energy: 1, powers: ['A Thousand Cuts'] }],
  ['A Thousand Cuts+', 'costs 2', { energy: 1, powers: ['A Thousand Cuts+'] }],
  ['Envenom', 'costs 3', { energy: 0, powers: ['Envenom'] }],
  ['Envenom+', 'costs 2', { energy: 1, powers: ['Envenom+'] }],
];

describe('Silent Powers', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test.each([
    ['A Thousand Cuts', 5],
    ['A Thousand Cuts+', 7],
  ])('%s deals %i plain damage to a row when its player shuffles (STS-16.12)', (power, damage) => {
    settles({
      players: [silent({ hand: ['Backflip'], discard: ['Slice', 'Blur'], powers: [power], strength: 2 }), {}],
      enemies: ROWS_AND_BOSS.map((enemy) => ({ ...enemy, vulnerable: 1 })),
      moves: [play('Backflip'), choose({ row: 2 })],
      expect: {
        enemies: [{ hp: 20 }, { hp: 20 - damage, vulnerable: 1 }, { hp: 50 - damage, vulnerable: 1 }],
      },
    });
  });

  test('A Thousand Cuts works in the draw of a new turn (STS-13.12)', () => {
    settles({
      player: silent({ hand: NEXT_HAND, powers: ['A Thousand Cuts'] }),
      moves: [endTurn()],
      expect: { round: 2, players: [{ hand: NEXT_HAND }], enemies: [{ hp: 5 }] },
    });
  });

  test('A Thousand Cuts does nothing for the shuffle of another player or for an empty pile', () => {
    settles({
      players: [
        silent({ powers: ['A Thousand Cuts'], hand: ['Backflip'] }),
        { hand: ['Shrug It Off'], discard: ['Bash'] },
      ],
      moves: [play('Backflip'), { ...play('Shrug It Off'), seat: 'Ironclad' }],
      expect: { enemies: [{ hp: 10 }] },
    });
  });

  test.each(['Envenom', 'Envenom+'])('%s puts 1 Poison for each hit, also a blocked one', (power) => {
    settles({
      player: silent({ hand: ['Dagger Spray'], shivs: 1, powers: [power] }),
      enemies: [
        { name: 'A', hp: 10, block: 9 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Dagger Spray'), { do: 'shiv', enemy: 'A' }],
      expect: {
        enemies: [
          { hp: 10, block: 6, poison: 3 },
          { hp: 8, poison: 2 },
        ],
      },
    });
  });

  test('Envenom stops at 30 Poison on all enemies together (STS-21.6)', () => {
    settles({
      player: silent({ hand: ['Dagger Spray+'], powers: ['Envenom'] }),
      enemies: [
        { name: 'A', hp: 40, poison: 14 },
        { name: 'B', hp: 40, poison: 13 },
      ],
      moves: [play('Dagger Spray+')],
      // A, B, A again; then no token is left.
      expect: {
        enemies: [
          { hp: 37, poison: 16 },
          { hp: 37, poison: 14 },
        ],
      },
    });
  });

  test('Envenom gives no Poison for plain damage (STS-38.9)', () => {
    settles({
      player: silent({ hand: ['Backflip'], discard: ['Slice'], powers: ['Envenom', 'A Thousand Cuts'] }),
      moves: [play('Backflip')],
      expect: { enemies: [{ hp: 5, poison: 0 }] },
    });
  });

  test.each([
    ['Noxious Fumes', { enemy: 'B' }, [0, 1, 0]],
    ['Noxious Fumes+', { row: 2 }, [0, 1, 1]],
  ])('%s gives 1 Poison at the start of each later turn to %j (STS-27.9)', (card, target, poison) => {
    settles({
      players: [silent({ hand: [card], draw: NEXT_HAND }), { draw: NEXT_HAND }],
      enemies: ROWS_AND_BOSS,
      moves: [play(card), endTurn(), endTurn('Ironclad'), choose(target)],
      expect: { round: 2, enemies: poison.map((tokens) => ({ poison: tokens })) },
    });
  });
});

describe('Distraction', () => {
  test.each([
    ['Distraction', 'Terror'],
    ['Distraction+', 'Neutralize'],
    ['Distraction', 'Deadly Poison'],
    ['Distraction', 'Malaise+'],
  ])('%s gives 2 Block for the first token on an enemy in a turn: %s', (power, card) => {
    settles({
      player: silent({ hand: [card], powers: [power], energy: 1 }),
      moves: [play(card, 'A', card === 'Malaise+' ? { x: 1 } : {})],
      expect: { players: [{ block: 2, powers: [{ card: power, used: true }] }] },
    });
  });

  test.each(['Distraction', 'Distraction+'])('%s is for its own player', (power) => {
    settles({
      players: [silent({ hand: ['Terror'], powers: [power] }), {}],
      moves: [play('Terror', 'A')],
      expect: { players: [{ block: 2 }, { block: 0 }] },
    });
  });

  test('Distraction works once in a turn, and again in the next (STS-27.8)', () => {
    settles({
      player: silent({
        hand: ['Deadly Poison', 'Neutralize'],
        draw: ['Terror', 'Slice', 'Slice', 'Slice', 'Slice'],
        powers: ['Distraction'],
      }),
      moves: [
        play('Deadly Poison'),
        play('Neutralize'),
        { expect: { players: [{ block: 2 }] } },
        endTurn(),
        play('Terror'),
      ],
      expect: { round: 2, players: [{ block: 2 }] },
    });
  });

  test('Distraction gives nothing where no token fits or another player puts it', () => {
    settles({
      players: [silent({ hand: ['Terror'], powers: ['Distraction'] }), { hand: ['Disarm'] }],
      enemies: [{ name: 'A', vulnerable: 3 }],
      moves: [play('Terror', 'A'), { ...play('Disarm', 'A'), seat: 'Ironclad' }],
      expect: { players: [{ block: 0, powers: ['Distraction'] }, { block: 0 }] },
    });
  });

  test('Distraction counts each of two in play by itself (STS-27.8)', () => {
    settles({
      player: silent({ hand: ['Terror'], powers: ['Distraction', 'Distraction'] }),
      moves: [play('Terror')],
      expect: { players: [{ block: 4 }] },
    });
  });

  test('Distraction reacts to the Poison of Envenom', () => {
    settles({
      player: silent({ hand: ['Slice'], powers: ['Distraction', 'Envenom'] }),
      moves: [play('Slice')],
      expect: { players: [{ block: 2 }], enemies: [{ hp: 9, poison: 1 }] },
    });
  });

  test('Distraction reacts to the Poison of Noxious Fumes in the new turn', () => {
    settles({
      player: silent({ powers: [{ card: 'Distraction', used: true }, 'Noxious Fumes'], draw: NEXT_HAND }),
      moves: [endTurn()],
      expect: { round: 2, players: [{ block: 2 }], enemies: [{ poison: 1 }] },
    });
  });
});

describe('Footwork', () => {
  test.each([
    ['Footwork', 'Backflip', 2],
    ['Footwork+', 'Dash', 3],
    ['Footwork', 'Deflect', 4],
    ['Footwork', 'Dodge and Roll+', 6],
  ])('%s adds 1 to each Block icon of %s: %i Block', (power, card, block) => {
    settles({
      player: silent({ hand: [card], powers: [power], shivs: 1 }),
      moves: [play(card)],
      expect: { players: [{ block }] },
    });
  });

  test('Footwork helps Block that goes to another player', () => {
    settles({
      players: [silent({ hand: ['Defend+'], powers: ['Footwork'] }), {}],
      moves: [play('Defend+', undefined, { player: 'Ironclad' })],
      expect: { players: [{ block: 0 }, { block: 3 }] },
    });
  });

  test('Footwork does not help Block of Powers and potions', () => {
    settles({
      player: silent({
        hand: ['Prepared', 'Slice'],
        powers: ['Footwork', 'After Image'],
        potions: ['Block Potion'],
      }),
      moves: [play('Prepared'), { do: 'potion', potion: 'Block Potion' }],
      expect: { players: [{ block: 3 }] },
    });
  });

  test('Footwork+ is Retained, Footwork is not (STS-38.11)', () => {
    settles({
      player: silent({ hand: ['Footwork', 'Footwork+'], draw: NEXT_HAND }),
      moves: [endTurn()],
      expect: {
        round: 2,
        players: [{ hand: [{ card: 'Footwork+', retained: true }, ...NEXT_HAND], discard: ['Footwork'] }],
      },
    });
  });
});

describe('Well-Laid Plans', () => {
  test('Well-Laid Plans Retains one chosen card at end of turn (STS-38.11)', () => {
    settles({
      player: silent({ hand: ['Slice', 'Blur', 'Dash'], powers: ['Well-Laid Plans'], draw: NEXT_HAND }),
      moves: [endTurn(), choose({ card: 'Blur' })],
      expect: {
        round: 2,
        players: [{ hand: [{ card: 'Blur', retained: true }, ...NEXT_HAND], discard: ['Dash', 'Slice'] }],
      },
    });
  });

  test('Well-Laid Plans need not Retain a card', () => {
    settles({
      player: silent({ hand: ['Slice'], powers: ['Well-Laid Plans'], draw: NEXT_HAND }),
      moves: [endTurn(), { do: 'done' }],
      expect: { round: 2, players: [{ hand: NEXT_HAND, discard: ['Slice'] }] },
    });
  });

  test.each([
    [[choose({ card: 'Dash' }), choose({ card: 'Slice' })], ['Slice', 'Dash'], ['Blur']],
    [[choose({ card: 'Dash' }), { do: 'done' }], ['Dash'], ['Blur', 'Slice']],
  ])('Well-Laid Plans+ Retains up to two cards: %j', (answers, kept, discard) => {
    settles({
      player: silent({ hand: ['Slice', 'Blur', 'Dash'], powers: ['Well-Laid Plans+'], draw: NEXT_HAND }),
      moves: [endTurn(), ...answers],
      expect: {
        round: 2,
        players: [{ hand: [...kept.map((card) => ({ card, retained: true })), ...NEXT_HAND], discard }],
      },
    });
  });

  test('Well-Laid Plans makes a card count as Retained for one turn only (STS-38.12)', () => {
    settles({
      player: silent({ hand: ['Slice'], powers: ['Well-Laid Plans'], draw: [...NEXT_HAND, ...NEXT_HAND] }),
      moves: [endTurn(), choose({ card: 'Slice' }), endTurn(), { do: 'done' }],
      expect: { round: 3, players: [{ hand: NEXT_HAND, discard: [...NEXT_HAND, 'Slice'] }] },
    });
  });

  test('Well-Laid Plans does not save an Ethereal card (STS-38.6)', () => {
    settles({
      player: silent({ hand: ['Clumsy', 'Slice'], powers: ['Well-Laid Plans'], draw: NEXT_HAND }),
      moves: [endTurn(), { do: 'order', ability: 'Well-Laid Plans' }, choose({ card: 'Clumsy' })],
      expect: { round: 2, players: [{ hand: NEXT_HAND, exhaust: ['Clumsy'], discard: ['Slice'] }] },
    });
  });
});
