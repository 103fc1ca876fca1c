import { describe, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });
const exhausted = (face: string, energy: number) => ({ energy, exhaust: [face] });
const inPlay = (face: string, energy: number) => ({ energy, powers: [face] });
const inWrath = { player: { stance: 'wrath' } };
const DRAW = ['Halt', 'Strike', 'Collect', 'Protect', 'Defend'];

const skills: FaceRow[] = [
  [
    'Empty Mind',
    'draws 2, then goes to Neutral',
    { ...used('Empty Mind', 4), stance: 'neutral', hand: DRAW.slice(0, 2), draw: DRAW.slice(2) },
    {},
    { player: { stance: 'calm', draw: DRAW } },
  ],
  [
    'Empty Mind+',
    'draws 3',
    { ...used('Empty Mind+', 2), hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
    {},
    { player: { draw: DRAW } },
  ],
  ['Indignation', 'enters Wrath', { ...used('Indignation', 2), stance: 'wrath' }],
  ['Indignation', 'gives Vulnerable in Wrath instead', used('Indignation', 2), { vulnerable: 1 }, inWrath],
  ['Indignation+', 'enters Wrath', { ...used('Indignation+', 2), stance: 'wrath' }],
  [
    'Indignation+',
    'gives a row Vulnerable in Wrath instead',
    used('Indignation+', 2),
    { vulnerable: 1 },
    inWrath,
  ],
  [
    'Inner Peace',
    'enters Calm',
    { ...used('Inner Peace', 2), stance: 'calm' },
    {},
    { player: { draw: DRAW } },
  ],
  [
    'Inner Peace',
    'draws 3 in Calm instead',
    { ...used('Inner Peace', 2), hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
    {},
    { player: { stance: 'calm', draw: DRAW } },
  ],
  [
    'Inner Peace+',
    'draws 4 in Calm',
    { ...used('Inner Peace+', 2), hand: DRAW.slice(0, 4), draw: DRAW.slice(4) },
    {},
    { player: { stance: 'calm', draw: DRAW } },
  ],
  ['Inner Peace+', 'enters Calm', { ...used('Inner Peace+', 2), stance: 'calm' }],
  ['Perseverance', 'gives 1 Block', { ...used('Perseverance', 2), block: 1 }],
  ['Perseverance+', 'gives 2 Block', { ...used('Perseverance+', 2), block: 2 }],
  [
    'Pray',
    'gives 1 Miracle, draws 2, then no more',
    { ...used('Pray', 2), miracles: 1, hand: DRAW.slice(0, 2), draw: DRAW.slice(2), noMoreDraws: true },
    {},
    { player: { draw: DRAW } },
  ],
  [
    'Pray+',
    'gives 2 Miracles',
    { ...used('Pray+', 2), miracles: 2, hand: DRAW.slice(0, 2), draw: DRAW.slice(2), noMoreDraws: true },
    {},
    { player: { draw: DRAW } },
  ],
  ['Prostrate', 'gives 1 Block and 1 Miracle', { ...used('Prostrate', 2), block: 1, miracles: 1 }],
  ['Prostrate+', 'gives 2 Block and 1 Miracle', { ...used('Prostrate+', 2), block: 2, miracles: 1 }],
  ['Swivel', 'gives 2 Block', { ...used('Swivel', 1), block: 2, nextFree: ['attack'] }],
  ['Swivel+', 'gives 3 Block', { ...used('Swivel+', 1), block: 3, nextFree: ['attack'] }],
  ['Worship', 'gives X + 1 Miracles', { ...exhausted('Worship', 1), miracles: 3 }, {}, { x: 2 }],
  ['Worship+', 'gives 1 with X = 0', { ...exhausted('Worship+', 3), miracles: 1 }, {}, { x: 0 }],
  [
    'Wreath of Flame',
    'gives X Strength until end of turn',
    { ...exhausted('Wreath of Flame', 1), strength: 2, strengthToLose: 2 },
    {},
    { x: 2 },
  ],
  [
    'Wreath of Flame+',
    'is not Exhausted; the full X is lost at the limit',
    { ...used('Wreath of Flame+', 0), strength: 8, strengthToLose: 3 },
    {},
    { x: 3, player: { strength: 7 } },
  ],
];

const powers: FaceRow[] = [
  ['Battle Hymn', 'comes into play', inPlay('Battle Hymn', 2)],
  ['Battle Hymn+', 'comes into play', inPlay('Battle Hymn+', 2)],
  ['Foresight', 'comes into play', inPlay('Foresight', 2)],
  ['Foresight+', 'comes into play', inPlay('Foresight+', 2)],
  ['Like Water', 'comes into play', inPlay('Like Water', 2)],
  ['Like Water+', 'comes into play', inPlay('Like Water+', 2)],
  ['Mental Fortress', 'comes into play', inPlay('Mental Fortress', 2)],
  ['Mental Fortress+', 'comes into play', inPlay('Mental Fortress+', 2)],
  ['Nirvana', 'comes into play', inPlay('Nirvana', 2)],
  ['Nirvana+', 'comes into play', inPlay('Nirvana+', 2)],
  ['Rushdown', 'comes into play', inPlay('Rushdown', 2)],
  ['Rushdown+', 'comes into play', inPlay('Rushdown+', 2)],
  ['Simmering Fury', 'comes into play', inPlay('Simmering Fury', 1)],
  ['Simmering Fury+', 'comes into play', inPlay('Simmering Fury+', 1)],
  ['Study', 'comes into play', inPlay('Study', 1)],
  ['Study+', 'comes into play for 1', inPlay('Study+', 2)],
];

const TEN = [...DRAW, ...DRAW];

describe('the Watcher’s uncommon Skills and Powers', () => {
  test.each([...skills, ...powers])('%s %s', (...row) => {
    playFace('Watcher', ...row);
  });

  test.each([
    ['Perseverance', 3],
    ['Perseverance+', 4],
  ])('%s gives 2 more Block after being Retained', (card, block) => {
    settled({
      player: { character: 'Watcher', hand: [card], draw: TEN },
      moves: [endTurn(), play(card)],
      expect: { players: [{ block }] },
    });
  });

  test('Indignation+ reaches one row and the Boss', () => {
    settled({
      players: [{ character: 'Watcher', stance: 'wrath', hand: ['Indignation+'] }, { character: 'Silent' }],
      enemies: [{ name: 'A', row: 1, hp: 10 }, { name: 'B', row: 2, hp: 10 }, { name: 'Boss' }],
      moves: [play('Indignation+'), choose({ row: 2 })],
      expect: { enemies: [{ vulnerable: 0 }, { vulnerable: 1 }, { vulnerable: 1 }] },
    });
  });

  test.each([
    ['Meditate', ['Halt']],
    ['Meditate+', ['Halt', 'Strike']],
  ])('%s fetches cards, keeps them, enters Calm and ends the playing of cards', (card, fetched) => {
    settled({
      player: {
        character: 'Watcher',
        hand: [card, 'Consecrate'],
        discard: ['Protect', 'Halt', 'Strike'],
        draw: TEN,
      },
      moves: [
        play(card),
        ...fetched.map((name) => choose({ card: name })),
        { refused: play('Consecrate'), code: 'no-more-cards' },
        { expect: { players: [{ stance: 'calm' }] } },
        endTurn(),
      ],
      expect: {
        players: [{ hand: [...fetched.map((name) => ({ card: name, retained: true })), ...DRAW] }],
      },
    });
  });

  test('Swivel makes the next Attack free, once, with X = 0 (STS-6.6)', () => {
    settled({
      player: { character: 'Watcher', nextFree: ['attack'], hand: ['Halt', 'Carve Reality', 'Strike'] },
      moves: [play('Halt'), play('Carve Reality', 'A'), play('Strike', 'A')],
      expect: { players: [{ energy: 2, nextFree: [] }] },
    });
    settled({
      player: { character: 'Watcher', nextFree: ['attack'], hand: ['Whirlwind+'] },
      moves: [play('Whirlwind+')],
      expect: { players: [{ energy: 3 }], enemies: [{ hp: 9 }] },
    });
  });

  test('Wreath of Flame loses the Strength at end of turn', () => {
    settled({
      player: { character: 'Watcher', hand: ['Wreath of Flame'], strength: 1, draw: TEN },
      moves: [
        play('Wreath of Flame', undefined, { x: 3 }),
        { expect: { players: [{ strength: 4 }] } },
        endTurn(),
      ],
      expect: { players: [{ strength: 1 }] },
    });
  });

  test.each([
    ['Worship+', true],
    ['Worship', false],
  ])('%s is Retained: %s', (card, retained) => {
    settled({
      player: { character: 'Watcher', hand: [card], draw: TEN },
      moves: [endTurn()],
      expect: { players: [{ hand: retained ? [{ card, retained: true }, ...DRAW] : DRAW }] },
    });
  });

  test.each([
    ['Battle Hymn', 'neutral', 9],
    ['Battle Hymn', 'wrath', 8],
    ['Battle Hymn+', 'neutral', 8],
    ['Battle Hymn+', 'wrath', 6],
  ])('%s in %s deals its damage once per turn, without Strength', (card, stance, hp) => {
    const use = { do: 'ability', card, enemy: 'A' };
    settled({
      player: { character: 'Watcher', powers: [card], stance, strength: 3 },
      moves: [use, { refused: use, code: 'ability-used' }],
      expect: { enemies: [{ hp }] },
    });
  });

  test.each([
    ['Foresight', 3],
    ['Foresight+', 4],
  ])('%s Scries %i before the draw, once the Power is there', (card, count) => {
    settled({
      player: {
        character: 'Watcher',
        powers: [card],
        draw: ['Halt', 'Strike', 'Collect', 'Protect', 'Defend', 'Eruption', 'Vigilance'],
      },
      moves: [
        endTurn(),
        { expect: { phase: 'draw', round: 2, players: [{ hand: [] }] } },
        choose({ card: 'Strike' }),
        choose({ card: count === 3 ? 'Collect' : 'Protect' }),
        { do: 'done' },
      ],
      expect: {
        round: 2,
        players: [
          {
            hand: ['Halt', count === 3 ? 'Protect' : 'Collect', 'Defend', 'Eruption', 'Vigilance'],
            discard: [count === 3 ? 'Collect' : 'Protect', 'Strike'],
          },
        ],
      },
    });
  });

  test('Foresight leaves an empty draw pile alone', () => {
    settled({
      player: { character: 'Watcher', powers: ['Foresight'], discard: DRAW },
      moves: [endTurn()],
      expect: { round: 2, players: [{ draw: [], discard: [] }] },
    });
  });

  test.each([
    ['Like Water', 'calm', 1],
    ['Like Water+', 'calm', 2],
    ['Like Water', 'neutral', 0],
  ])('%s in %s gives %i Block at end of turn', (card, stance, block) => {
    settled({
      player: { character: 'Watcher', powers: [card], stance, hand: ['Burn', 'Burn', 'Burn'], draw: TEN },
      moves: [endTurn(), { do: 'order', ability: card }],
      expect: { players: [{ hp: 9 - 3 + block }] },
    });
  });

  test.each([
    ['Mental Fortress', 2],
    ['Mental Fortress+', 4],
  ])('%s gives Block for each real change of Stance (STS-23.6)', (card, block) => {
    settled({
      player: { character: 'Watcher', powers: [card], hand: ['Crescendo', 'Crescendo', 'Empty Fist'] },
      moves: [play('Crescendo'), play('Crescendo'), play('Empty Fist', 'A')],
      expect: { players: [{ block }] },
    });
  });

  test.each([
    ['Nirvana', 1],
    ['Nirvana+', 2],
  ])('%s gives %i Block for each Scry, and none for one without cards (STS-38.14)', (card, block) => {
    settled({
      player: {
        character: 'Watcher',
        powers: [card],
        hand: ['Just Lucky+', 'Just Lucky'],
        draw: ['Halt', 'Halt'],
      },
      with: { die: 1 },
      moves: [
        play('Just Lucky+', 'A'),
        choose({ card: 'Halt' }),
        choose({ card: 'Halt' }),
        { expect: { players: [{ block, draw: [] }] } },
        play('Just Lucky', 'A'),
      ],
      expect: { players: [{ block }] },
    });
  });

  test.each([
    ['Rushdown', 2],
    ['Rushdown+', 3],
  ])('%s draws %i the first time Wrath is entered each turn', (card, drawn) => {
    settled({
      player: {
        character: 'Watcher',
        powers: [card],
        hand: ['Crescendo', 'Crescendo', 'Empty Fist'],
        draw: TEN,
      },
      moves: [play('Crescendo'), play('Empty Fist', 'A'), play('Crescendo')],
      expect: { players: [{ stance: 'wrath', hand: TEN.slice(0, drawn) }] },
    });
  });

  test.each([
    ['Simmering Fury', 'wrath', 7],
    ['Simmering Fury+', 'wrath', 6],
    ['Simmering Fury+', 'calm', 9],
  ])('%s in %s raises each hit', (card, stance, hp) => {
    settled({
      player: { character: 'Watcher', powers: [card], stance, hand: ['Strike'] },
      moves: [play('Strike', 'A')],
      expect: { enemies: [{ hp }] },
    });
  });

  test.each([
    ['Study', 'calm', 7],
    ['Study+', 'calm', 7],
    ['Study', 'neutral', 5],
  ])('%s in %s: %i cards at the start of turn', (card, stance, cards) => {
    settled({
      player: { character: 'Watcher', powers: [card], stance, draw: TEN },
      moves: [endTurn()],
      expect: { players: [{ hand: TEN.slice(0, cards) }] },
    });
  });
});
