import { describe, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });
const exhausted = (face: string, energy: number) => ({ energy, exhaust: [face] });
const inPlay = (face: string, energy: number) => ({ energy, powers: [face] });
const DRAW = ['Halt', 'Strike', 'Collect', 'Protect', 'Defend'];
const TEN = [...DRAW, ...DRAW];

const faces: FaceRow[] = [
  [
    'Brilliance',
    'hits for 2 for each Miracle',
    used('Brilliance', 2),
    { hp: 4 },
    { player: { miracles: 3 } },
  ],
  ['Brilliance', 'does not hit without one', used('Brilliance', 2)],
  [
    'Brilliance+',
    'hits for 3 for each Miracle',
    used('Brilliance+', 2),
    { hp: 4 },
    { player: { miracles: 2 } },
  ],
  ['Ragnarok', 'hits 5 times', used('Ragnarok', 0), { hp: 5 }],
  ['Ragnarok+', 'hits 6 times', used('Ragnarok+', 0), { hp: 4 }],
  [
    'Blasphemy',
    'Exhausts the draw pile; Daze goes to its deck',
    { energy: 1, draw: [], exhaust: ['Blasphemy', 'Strike', 'Halt'], doubling: ['attackThreeTimes'] },
    {},
    { player: { draw: ['Halt', 'Daze', 'Strike'] } },
  ],
  ['Blasphemy+', 'does the same', { ...exhausted('Blasphemy+', 1), doubling: ['attackThreeTimes'] }],
  ['Deus Ex Machina', 'gives 2 Miracles', { ...exhausted('Deus Ex Machina', 3), miracles: 2 }],
  ['Deus Ex Machina+', 'gives 3 Miracles', { ...exhausted('Deus Ex Machina+', 3), miracles: 3 }],
  ['Judgment', 'leaves an enemy with 8 HP', used('Judgment', 2), {}, { enemy: { hp: 8 } }],
  ['Judgment+', 'leaves an enemy with 9 HP', used('Judgment+', 2), {}, { enemy: { hp: 9 } }],
  ['Omniscience', 'does nothing with an empty draw pile', exhausted('Omniscience', 0)],
  ['Scrawl', 'draws 5', { ...exhausted('Scrawl', 2), hand: DRAW, draw: DRAW }, {}, { player: { draw: TEN } }],
  [
    'Scrawl+',
    'does so for 0',
    { ...exhausted('Scrawl+', 3), hand: DRAW, draw: [] },
    {},
    { player: { draw: DRAW } },
  ],
  [
    'Spirit Shield',
    'gives 1 Block for each card in hand',
    { ...exhausted('Spirit Shield', 1), block: 3 },
    {},
    { hand: ['Halt', 'Strike', 'Injury'] },
  ],
  ['Spirit Shield', 'gives none with an empty hand', exhausted('Spirit Shield', 1)],
  ['Spirit Shield+', 'is not Exhausted', { ...used('Spirit Shield+', 1), block: 1 }, {}, { hand: ['Halt'] }],
  [
    'Vault',
    'discards all without Retain, draws 5, gives 3 Energy',
    {
      energy: 3,
      hand: ['Protect', ...DRAW],
      draw: DRAW,
      discard: ['Injury', 'Strike'],
      exhaust: ['Vault'],
      discardedThisTurn: true,
    },
    {},
    { hand: ['Strike', 'Protect', 'Injury'], player: { draw: TEN } },
  ],
  ['Vault+', 'costs 2', { ...exhausted('Vault+', 4), hand: DRAW, draw: DRAW }, {}, { player: { draw: TEN } }],
  [
    'Wish',
    'gives 1 Strength',
    { ...exhausted('Wish', 0), strength: 1 },
    {},
    { answers: [choose({ option: 1 })] },
  ],
  ['Wish', 'or 10 Block', { ...exhausted('Wish', 0), block: 10 }, {}, { answers: [choose({ option: 2 })] }],
  [
    'Wish',
    'or 4 Miracles',
    { ...exhausted('Wish', 0), miracles: 4 },
    {},
    { answers: [choose({ option: 3 })] },
  ],
  [
    'Wish+',
    'gives 2 Strength',
    { ...exhausted('Wish+', 0), strength: 2 },
    {},
    { answers: [choose({ option: 1 })] },
  ],
  ['Wish+', 'or 15 Block', { ...exhausted('Wish+', 0), block: 15 }, {}, { answers: [choose({ option: 2 })] }],
  [
    'Wish+',
    'or 5 Miracles',
    { ...exhausted('Wish+', 0), miracles: 5 },
    {},
    { answers: [choose({ option: 3 })] },
  ],
  [
    'Conjure Blade',
    'gets X + 1 cubes',
    { energy: 1, powers: [{ card: 'Conjure Blade', cubes: 3 }] },
    {},
    { x: 2 },
  ],
  [
    'Conjure Blade+',
    'gets X + 2 cubes',
    { energy: 3, powers: [{ card: 'Conjure Blade+', cubes: 2 }] },
    {},
    { x: 0 },
  ],
  ['Deva Form', 'comes into play', inPlay('Deva Form', 1)],
  ['Deva Form+', 'comes into play', inPlay('Deva Form+', 1)],
  ['Devotion', 'comes into play', inPlay('Devotion', 2)],
  ['Devotion+', 'comes into play', inPlay('Devotion+', 2)],
  ['Establishment', 'comes into play', inPlay('Establishment', 2)],
  ['Establishment+', 'comes into play', inPlay('Establishment+', 2)],
  ['Omega', 'comes into play', inPlay('Omega', 0)],
  ['Omega+', 'comes into play', inPlay('Omega+', 0)],
];

const TWO = [
  { name: 'A', hp: 10, vulnerable: 1 },
  { name: 'B', hp: 10, vulnerable: 2 },
];

describe('the Watcher’s rares', () => {
  test.each(faces)('%s %s', (...row) => {
    playFace('Watcher', ...row);
  });

  test('Ragnarok aims each hit separately and is one attack (STS-17.11)', () => {
    settled({
      player: { character: 'Watcher', hand: ['Ragnarok'], weak: 1 },
      enemies: TWO,
      moves: [play('Ragnarok'), ...['A', 'B', 'A', 'A', 'B'].map((enemy) => choose({ enemy }))],
      expect: {
        players: [{ weak: 0 }],
        enemies: [
          { hp: 7, vulnerable: 0 },
          { hp: 8, vulnerable: 1 },
        ],
      },
    });
  });

  test('Ragnarok goes on with those who are left (STS-17.9)', () => {
    settled({
      player: { character: 'Watcher', hand: ['Ragnarok+'] },
      enemies: [
        { name: 'A', hp: 1 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Ragnarok+'), choose({ enemy: 'A' })],
      expect: { enemies: [{ status: 'dead' }, { hp: 5 }] },
    });
  });

  test('Blasphemy plays the next Attack three times, each with its own target', () => {
    settled({
      player: { character: 'Watcher', hand: ['Blasphemy', 'Halt', 'Strike'] },
      enemies: TWO,
      moves: [
        play('Blasphemy'),
        play('Halt'),
        play('Strike', 'A'),
        choose({ enemy: 'B' }),
        choose({ enemy: 'B' }),
      ],
      expect: {
        players: [{ energy: 0, discard: ['Strike', 'Halt'], doubling: [] }],
        enemies: [
          { hp: 8, vulnerable: 0 },
          { hp: 6, vulnerable: 0 },
        ],
      },
    });
  });

  test.each([
    ['Judgment', 7],
    ['Judgment+', 8],
  ])('%s takes an enemy with %i HP out, past its Block', (card, hp) => {
    settled({
      player: { character: 'Watcher', hand: [card] },
      enemies: [
        { name: 'A', hp, block: 20 },
        { name: 'B', hp: 10 },
      ],
      moves: [play(card, 'A')],
      expect: { enemies: [{ status: 'dead' }, { hp: 10 }] },
    });
  });

  test('Judgment asks for its enemy where another card plays it', () => {
    settled({
      player: { character: 'Watcher', hand: ['Omniscience'], draw: ['Judgment'] },
      enemies: [
        { name: 'A', hp: 9 },
        { name: 'B', hp: 7 },
      ],
      moves: [play('Omniscience'), choose({ card: 'Judgment' }), choose({ enemy: 'B' })],
      expect: { enemies: [{ hp: 9 }, { status: 'dead' }] },
    });
  });

  test.each([
    ['Omniscience', 0],
    ['Omniscience+', 1],
  ])('%s plays a chosen Attack or Skill twice, then Exhausts it', (card, energy) => {
    settled({
      player: { character: 'Watcher', hand: [card], draw: ['Eruption', 'Deva Form'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [
        play(card),
        { refused: choose({ card: 'Deva Form' }) },
        choose({ card: 'Eruption' }),
        choose({ enemy: 'A' }),
        choose({ enemy: 'B' }),
      ],
      expect: {
        players: [{ energy, stance: 'wrath', draw: ['Deva Form'], exhaust: [card, 'Eruption'] }],
        enemies: [{ hp: 8 }, { hp: 7 }],
      },
    });
  });

  test('Omniscience plays a card that cannot be copied once (STS-26.7)', () => {
    settled({
      player: { character: 'Watcher', hand: ['Omniscience'], draw: ['Double Tap', 'Deva Form'] },
      moves: [play('Omniscience'), choose({ card: 'Double Tap' })],
      expect: { players: [{ doubling: ['attack'], exhaust: ['Omniscience', 'Double Tap'] }] },
    });
  });

  test('Omniscience discards a card whose condition fails (STS-24.10)', () => {
    settled({
      player: {
        character: 'Watcher',
        hand: ['Omniscience', 'Strike'],
        draw: ['Signature Move', 'Deva Form'],
      },
      moves: [play('Omniscience'), choose({ card: 'Signature Move' })],
      expect: {
        players: [{ draw: ['Deva Form'], discard: ['Signature Move'], exhaust: ['Omniscience'] }],
        enemies: [{ hp: 10 }],
      },
    });
  });

  test('Conjure Blade raises starter Strikes only, several add up', () => {
    settled({
      player: {
        character: 'Watcher',
        powers: [
          { card: 'Conjure Blade', cubes: 2 },
          { card: 'Conjure Blade+', cubes: 1 },
        ],
        hand: ['Strike', 'Strike+', 'Windmill Strike'],
        energy: 6,
      },
      enemies: [{ name: 'A', hp: 20 }],
      moves: [
        play('Strike', 'A'),
        { expect: { enemies: [{ hp: 16 }] } },
        play('Strike+', 'A'),
        { expect: { enemies: [{ hp: 11 }] } },
        play('Windmill Strike', 'A'),
      ],
      expect: { enemies: [{ hp: 9 }] },
    });
  });

  test.each([
    ['Deva Form', 1],
    ['Deva Form+', 2],
  ])('%s gives %i Miracles at the start of turn', (card, miracles) => {
    settled({
      player: { character: 'Watcher', powers: [card], draw: TEN },
      moves: [endTurn()],
      expect: { players: [{ miracles }] },
    });
  });

  test.each([
    ['Devotion', 3],
    ['Devotion+', 4],
  ])('%s works %i times, then it is Exhausted', (card, times) => {
    settled({
      player: { character: 'Watcher', powers: [card], draw: TEN },
      moves: [
        endTurn(),
        { expect: { players: [{ miracles: 1, hand: TEN.slice(0, 6), powers: [{ card, cubes: 1 }] }] } },
        ...new Array(times - 1).fill(endTurn()),
        { expect: { players: [{ miracles: times, powers: [], exhaust: [card] }] } },
        endTurn(),
      ],
      expect: { players: [{ miracles: times }] },
    });
  });

  test.each([
    ['Establishment', 2],
    ['Establishment+', 3],
  ])('%s makes Retained cards cheaper for the turn', (card, energy) => {
    settled({
      player: {
        character: 'Watcher',
        powers: [card],
        hand: ['Protect', { card: 'Halt', staying: true }, 'Worship+'],
        draw: TEN,
      },
      moves: [
        endTurn(),
        { expect: { players: [{ energy: 3 }] } },
        play('Protect', undefined, { retained: 'yes' }),
        { expect: { players: [{ energy }] } },
        play('Halt'),
        play('Worship+', undefined, { x: 1 }),
      ],
      expect: { players: [{ energy: energy - 1 }] },
    });
  });

  test('Establishment does not reach cards that were drawn', () => {
    settled({
      player: { character: 'Watcher', powers: ['Establishment+'], draw: TEN },
      moves: [endTurn(), play('Protect', undefined, { player: 'Watcher' })],
      expect: { players: [{ energy: 1 }] },
    });
  });

  test.each([
    ['Omega', 5],
    ['Omega+', 6],
  ])('%s deals %i damage to a row at end of turn', (card, damage) => {
    settled({
      players: [
        { character: 'Watcher', powers: [card], draw: TEN, strength: 2 },
        { character: 'Silent', draw: new Array(6).fill('Strike') },
      ],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10, vulnerable: 1 },
        { name: 'Boss' },
      ],
      moves: [endTurn('Watcher'), endTurn('Silent'), choose({ row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 10 - damage, vulnerable: 1 }, { hp: 100 - damage }] },
    });
  });

  test('Judgment is Ethereal, Judgment+ and Blasphemy+ are Retained', () => {
    settled({
      player: { character: 'Watcher', hand: ['Judgment', 'Judgment+', 'Blasphemy', 'Blasphemy+'], draw: TEN },
      moves: [endTurn()],
      expect: {
        players: [
          {
            hand: [{ card: 'Judgment+', retained: true }, { card: 'Blasphemy+', retained: true }, ...DRAW],
            exhaust: ['Judgment'],
            discard: ['Blasphemy'],
          },
        ],
      },
    });
  });
});
