import { describe, expect, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });
const exhausted = (face: string, energy: number) => ({ energy, exhaust: [face] });

const starters: FaceRow[] = [
  ['Strike', 'hits for 1', used('Strike', 2), { hp: 9 }],
  ['Strike+', 'hits for 2', used('Strike+', 2), { hp: 8 }],
  ['Defend', 'gives 1 Block', { ...used('Defend', 2), block: 1 }],
  ['Defend+', 'gives 2 Block', { ...used('Defend+', 2), block: 2 }],
  ['Eruption', 'hits for 2, then enters Wrath', { ...used('Eruption', 1), stance: 'wrath' }, { hp: 8 }],
  ['Eruption+', 'does so for 1', { ...used('Eruption+', 2), stance: 'wrath' }, { hp: 8 }],
  ['Vigilance', 'gives 2 Block and enters Calm', { ...used('Vigilance', 1), block: 2, stance: 'calm' }],
  ['Vigilance+', 'gives 3 Block and enters Calm', { ...used('Vigilance+', 1), block: 3, stance: 'calm' }],
];

const attacks: FaceRow[] = [
  ['Consecrate', 'hits for 1', used('Consecrate', 3), { hp: 9 }],
  ['Consecrate+', 'hits for 2', used('Consecrate+', 3), { hp: 8 }],
  [
    'Cut Through Fate',
    'hits for 1, Scries 2, draws 1',
    { energy: 2, hand: ['Halt'], draw: ['Collect'], discard: ['Cut Through Fate', 'Strike'] },
    { hp: 9 },
    {
      player: { draw: ['Strike', 'Halt', 'Collect'] },
      answers: [choose({ card: 'Strike' }), { do: 'done' }],
    },
  ],
  [
    'Cut Through Fate+',
    'hits for 2, Scries 3, draws 1',
    { energy: 2, hand: ['Strike'], draw: ['Collect'], discard: ['Cut Through Fate+', 'Halt', 'Protect'] },
    { hp: 8 },
    {
      player: { draw: ['Strike', 'Protect', 'Halt', 'Collect'] },
      answers: [choose({ card: 'Protect' }), choose({ card: 'Halt' }), { do: 'done' }],
    },
  ],
  [
    'Empty Fist',
    'hits with the bonus of Wrath, then leaves it',
    { ...used('Empty Fist', 2), stance: 'neutral' },
    { hp: 7 },
    { player: { stance: 'wrath' } },
  ],
  ['Empty Fist+', 'hits for 3', used('Empty Fist+', 2), { hp: 7 }],
  ['Flurry of Blows', 'hits once', used('Flurry of Blows', 3), { hp: 9 }],
  [
    'Flurry of Blows',
    'hits twice after a change of Stance',
    used('Flurry of Blows', 3),
    { hp: 8 },
    { player: { changedStance: true } },
  ],
  ['Flurry of Blows+', 'hits once', used('Flurry of Blows+', 3), { hp: 9 }],
  [
    'Flurry of Blows+',
    'hits three times after a change of Stance',
    used('Flurry of Blows+', 3),
    { hp: 7 },
    { player: { changedStance: true } },
  ],
  ['Flying Sleeves', 'hits twice', used('Flying Sleeves', 2), { hp: 8 }],
  ['Flying Sleeves+', 'hits three times', used('Flying Sleeves+', 2), { hp: 7 }],
  [
    'Just Lucky',
    'Scries 1 on 1-3',
    { energy: 3, draw: ['Halt'], discard: ['Just Lucky', 'Strike'] },
    { hp: 9 },
    { die: 3, player: { draw: ['Strike', 'Halt'] }, answers: [choose({ card: 'Strike' })] },
  ],
  ['Just Lucky', 'gives 1 Block on 4-6', { ...used('Just Lucky', 3), block: 1 }, { hp: 9 }, { die: 4 }],
  [
    'Just Lucky+',
    'hits for 2 and Scries 2 on 1-3',
    { ...used('Just Lucky+', 3), draw: ['Strike', 'Halt'] },
    { hp: 8 },
    { die: 1, player: { draw: ['Strike', 'Halt'] }, answers: [{ do: 'done' }] },
  ],
  ['Just Lucky+', 'gives 1 Block on 4-6', { ...used('Just Lucky+', 3), block: 1 }, { hp: 8 }, { die: 6 }],
];

const skills: FaceRow[] = [
  ['Collect', 'gives 2 Miracles', { ...exhausted('Collect', 2), miracles: 2 }],
  ['Collect+', 'gives 3 Miracles', { ...exhausted('Collect+', 2), miracles: 3 }],
  [
    'Collect+',
    'cannot go above 5 (STS-23.3)',
    { ...exhausted('Collect+', 2), miracles: 5 },
    {},
    { player: { miracles: 4 } },
  ],
  ['Crescendo', 'enters Wrath', { ...exhausted('Crescendo', 3), stance: 'wrath' }],
  [
    'Crescendo+',
    'enters Wrath and draws 1',
    { ...exhausted('Crescendo+', 3), stance: 'wrath', hand: ['Halt'], draw: [] },
    {},
    { player: { draw: ['Halt'] } },
  ],
  ['Empty Body', 'gives 2 Block', { ...used('Empty Body', 2), block: 2 }],
  [
    'Empty Body+',
    'gives 3 Block and leaves Calm for 2 Energy (STS-23.7)',
    { ...used('Empty Body+', 4), block: 3, stance: 'neutral' },
    {},
    { player: { stance: 'calm' } },
  ],
  ['Halt', 'gives 1 Block', { ...used('Halt', 3), block: 1 }],
  ['Halt', 'gives 1 more in Wrath', { ...used('Halt', 3), block: 2 }, {}, { player: { stance: 'wrath' } }],
  ['Halt+', 'gives 1 Block', { ...used('Halt+', 3), block: 1 }],
  ['Halt+', 'gives 2 more in Wrath', { ...used('Halt+', 3), block: 3 }, {}, { player: { stance: 'wrath' } }],
  ['Protect', 'gives 3 Block', { ...used('Protect', 1), block: 3 }],
  ['Protect+', 'gives 4 Block', { ...used('Protect+', 1), block: 4 }],
  [
    'Third Eye',
    'gives 2 Block and Scries 3',
    { energy: 2, block: 2, draw: ['Halt', 'Collect'], discard: ['Third Eye', 'Strike', 'Protect'] },
    {},
    {
      player: { draw: ['Protect', 'Halt', 'Strike', 'Collect'] },
      answers: [choose({ card: 'Protect' }), choose({ card: 'Strike' }), { do: 'done' }],
    },
  ],
  [
    'Third Eye+',
    'gives 3 Block and Scries 5',
    {
      energy: 2,
      block: 3,
      draw: ['Halt', 'Strike', 'Collect', 'Crescendo', 'Defend'],
      discard: ['Third Eye+', 'Protect'],
    },
    {},
    {
      player: { draw: ['Halt', 'Strike', 'Collect', 'Crescendo', 'Protect', 'Defend'] },
      answers: [choose({ card: 'Protect' }), { do: 'done' }],
    },
  ],
  ['Third Eye', 'does not Scry an empty pile (STS-38.14)', { ...used('Third Eye', 2), block: 2 }],
  ['Tranquility', 'enters Calm', { ...exhausted('Tranquility', 2), stance: 'calm' }],
  ['Tranquility+', 'does so for 0', { ...exhausted('Tranquility+', 3), stance: 'calm' }],
];

const RETAINING = [
  'Crescendo',
  'Crescendo+',
  'Flying Sleeves',
  'Flying Sleeves+',
  'Protect',
  'Protect+',
  'Tranquility',
  'Tranquility+',
];

describe('the Watcher’s starter cards and commons', () => {
  test.each([...starters, ...attacks, ...skills])('%s %s', (...row) => {
    playFace('Watcher', ...row);
  });

  test.each(RETAINING)('%s is Retained', (card) => {
    settled({
      player: { character: 'Watcher', hand: [card, 'Strike'], draw: new Array(6).fill('Defend') },
      moves: [endTurn()],
      expect: {
        players: [{ hand: [{ card, retained: true }, ...new Array(5).fill('Defend')], discard: ['Strike'] }],
      },
    });
  });

  test('Consecrate reaches one row and the Boss', () => {
    settled({
      players: [{ character: 'Watcher', hand: ['Consecrate+'] }, { character: 'Silent' }],
      enemies: [{ name: 'A', row: 1, hp: 10 }, { name: 'B', row: 2, hp: 10 }, { name: 'Boss' }],
      moves: [play('Consecrate+', undefined, { row: 1 })],
      expect: { enemies: [{ hp: 8 }, { hp: 10 }, { hp: 98 }] },
    });
  });

  test('a Scry shows the cards only to the player who Scries', () => {
    const { events } = settled({
      players: [
        { character: 'Watcher', hand: ['Third Eye'], draw: ['Halt', 'Strike'] },
        { character: 'Silent' },
      ],
      moves: [play('Third Eye'), { do: 'done' }],
      expect: { players: [{ draw: ['Halt', 'Strike'] }, {}] },
    });
    const scried = events.find((event) => event.type === 'scried');
    expect(scried).toMatchObject({ seat: 0, count: 2, reveals: true, secret: { seats: 1 } });
  });
});
