import { eventFor } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const used = (face: string, energy = 3) => ({ energy, discard: [face] });
const exhausted = (face: string, energy = 3) => ({ energy, exhaust: [face] });
const inPlay = (face: string, energy: number) => ({ energy, powers: [face] });
const DRAW = ['Bash', 'Anger', 'Cleave', 'Flex', 'Rage', 'Clash'];

const faces: FaceRow[] = [
  ['Apotheosis', 'comes into play', inPlay('Apotheosis', 1)],
  ['Apotheosis+', 'comes into play for 1', inPlay('Apotheosis+', 2)],
  ['Apparition', 'limits the loss of HP', { ...exhausted('Apparition', 2), hpLossLimited: true }],
  ['Apparition+', 'limits the loss of HP', { ...exhausted('Apparition+', 2), hpLossLimited: true }],
  ['Blind', 'gives 1 Weak', exhausted('Blind'), { weak: 1 }],
  ['Blind+', 'gives 2 Weak', exhausted('Blind+'), { weak: 2 }],
  ['Dark Shackles', 'gives nothing if no enemy attacks', exhausted('Dark Shackles')],
  ['Dramatic Entrance', 'hits for 3 on the first turn', exhausted('Dramatic Entrance'), { hp: 7 }],
  ['Dramatic Entrance+', 'hits for 5 on the first turn', exhausted('Dramatic Entrance+'), { hp: 5 }],
  [
    'Finesse',
    'gives 1 Block and draws 1',
    { ...exhausted('Finesse'), block: 1, hand: ['Bash'], draw: [] },
    {},
    { player: { draw: ['Bash'] } },
  ],
  ['Finesse+', 'is not Exhausted', { ...used('Finesse+'), block: 1 }],
  [
    'Flash of Steel',
    'hits for 1 and draws 1',
    { ...exhausted('Flash of Steel'), hand: ['Bash'], draw: [] },
    { hp: 9 },
    { player: { draw: ['Bash'] } },
  ],
  ['Flash of Steel+', 'is not Exhausted', used('Flash of Steel+'), { hp: 9 }],
  ['Good Instincts', 'gives 1 Block', { ...used('Good Instincts'), block: 1 }],
  ['Good Instincts+', 'gives 2 Block', { ...used('Good Instincts+'), block: 2 }],
  ['Hand of Greed', 'hits for 4', used('Hand of Greed', 1), { hp: 6 }, { player: { gold: 9 } }],
  ['Hand of Greed', 'hits for 7 with 10 gold', used('Hand of Greed', 1), { hp: 3 }, { player: { gold: 10 } }],
  ['Hand of Greed+', 'hits for 4', used('Hand of Greed+', 1), { hp: 6 }],
  [
    'Hand of Greed+',
    'hits for 9 with 10 gold',
    used('Hand of Greed+', 1),
    { hp: 1 },
    { player: { gold: 10 } },
  ],
  [
    'Impatience',
    'draws 2 without an Attack in hand',
    { ...used('Impatience'), hand: ['Defend', 'Bash', 'Anger'], draw: DRAW.slice(2) },
    {},
    { hand: ['Defend'], player: { draw: DRAW } },
  ],
  [
    'Impatience',
    'draws nothing with an Attack',
    used('Impatience'),
    {},
    { hand: ['Strike'], player: { draw: DRAW } },
  ],
  [
    'Impatience+',
    'draws 3 without an Attack in hand',
    { ...used('Impatience+'), hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
    {},
    { player: { draw: DRAW } },
  ],
  ['Madness', 'makes the next card free', { ...exhausted('Madness'), nextFree: ['any'] }],
  ['Madness+', 'makes the next card free', { ...exhausted('Madness+'), nextFree: ['any'] }],
  [
    'Master of Strategy',
    'draws 3',
    { ...exhausted('Master of Strategy'), hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
    {},
    { player: { draw: DRAW } },
  ],
  [
    'Master of Strategy+',
    'draws 4',
    { ...exhausted('Master of Strategy+'), hand: DRAW.slice(0, 4), draw: DRAW.slice(4) },
    {},
    { player: { draw: DRAW } },
  ],
  ['Mayhem', 'comes into play', inPlay('Mayhem', 1)],
  ['Mayhem+', 'comes into play for 1', inPlay('Mayhem+', 2)],
  [
    'Mind Blast',
    'hits for the cards in hand',
    { ...used('Mind Blast', 1), strength: 1 },
    { hp: 6 },
    { hand: ['Bash', 'Anger', 'Injury'], player: { strength: 1 } },
  ],
  ['Mind Blast', 'hits for 0 with an empty hand', used('Mind Blast', 1)],
  ['Mind Blast+', 'hits for 1 more', used('Mind Blast+', 1), { hp: 7 }, { hand: ['Bash', 'Anger'] }],
  [
    'Panacea',
    'clears Weak and Vulnerable',
    { ...exhausted('Panacea'), weak: 0, vulnerable: 0 },
    {},
    { player: { weak: 3, vulnerable: 1 } },
  ],
  [
    'Panacea+',
    'clears Weak and Vulnerable',
    { ...exhausted('Panacea+'), weak: 0 },
    {},
    { player: { weak: 1 } },
  ],
  ['Panache', 'comes into play', inPlay('Panache', 3)],
  ['Panache+', 'comes into play', inPlay('Panache+', 3)],
  [
    'Purity',
    'Exhausts up to 3 cards',
    { energy: 3, hand: ['Bash'], exhaust: ['Purity', 'Cleave', 'Rage', 'Flex'] },
    {},
    {
      hand: ['Bash', 'Flex', 'Rage', 'Cleave'],
      answers: ['Flex', 'Rage', 'Cleave'].map((card) => choose({ card })),
    },
  ],
  [
    'Purity',
    'may Exhaust none',
    exhausted('Purity'),
    {},
    { hand: ['Bash', 'Flex'], answers: [{ do: 'done' }] },
  ],
  [
    'Purity+',
    'Exhausts up to 5 cards',
    { energy: 3, hand: ['Clash'], exhaust: ['Purity+', 'Rage', 'Flex', 'Cleave', 'Anger', 'Bash'] },
    {},
    { hand: DRAW, answers: DRAW.slice(0, 5).map((card) => choose({ card })) },
  ],
  ['Sadistic Nature', 'comes into play', inPlay('Sadistic Nature', 3)],
  ['Sadistic Nature+', 'comes into play', inPlay('Sadistic Nature+', 3)],
  ['Swift Strike', 'hits for 1', used('Swift Strike'), { hp: 9 }],
  ['Swift Strike+', 'hits for 2', used('Swift Strike+'), { hp: 8 }],
  ['The Bomb', 'comes into play', inPlay('The Bomb', 1)],
  ['The Bomb+', 'comes into play', inPlay('The Bomb+', 1)],
  [
    'Thinking Ahead',
    'draws 2 and puts a card back',
    { ...exhausted('Thinking Ahead'), hand: ['Bash'], draw: ['Anger', ...DRAW.slice(2)] },
    {},
    { player: { draw: DRAW }, answers: [choose({ card: 'Anger' })] },
  ],
  [
    'Thinking Ahead+',
    'draws 3 and puts a card back',
    { ...exhausted('Thinking Ahead+'), hand: ['Anger', 'Cleave'], draw: ['Bash', ...DRAW.slice(3)] },
    {},
    { player: { draw: DRAW }, answers: [choose({ card: 'Bash' })] },
  ],
  ['Trip', 'gives 2 Vulnerable', exhausted('Trip', 1), { vulnerable: 2 }],
  ['Trip+', 'gives 3 Vulnerable', exhausted('Trip+', 1), { vulnerable: 3 }],
];

describe('colorless cards', () => {
  test.each(faces)('%s %s', (...row) => {
    playFace('Ironclad', ...row);
  });

  test('Apotheosis raises starter Strikes and Defends, upgraded ones too, and no other card', () => {
    settled({
      player: {
        powers: ['Apotheosis', 'Apotheosis+'],
        hand: ['Strike', 'Strike+', 'Defend', 'Defend+', 'Twin Strike', 'Iron Wave'],
        energy: 6,
      },
      enemies: [{ name: 'A', hp: 20 }],
      moves: [
        play('Strike', 'A'),
        play('Strike+', 'A'),
        { expect: { enemies: [{ hp: 13 }] } },
        play('Defend'),
        play('Defend+'),
        { expect: { players: [{ block: 7 }] } },
        play('Twin Strike', 'A'),
        play('Iron Wave', 'A'),
      ],
      expect: { enemies: [{ hp: 10 }], players: [{ block: 8 }] },
    });
  });

  test('Apparition: at most 1 HP is lost this round, HP lost before included', () => {
    const player = { hand: ['Apparition', 'Rupture', 'Burn', 'Burn'], draw: DRAW };
    settled({
      player,
      moves: [play('Apparition'), play('Rupture'), { expect: { players: [{ hp: 9 }] } }, endTurn()],
      expect: { round: 2, players: [{ hp: 9, hpLossLimited: false }] },
    });
    settled({
      player,
      moves: [play('Rupture'), play('Apparition'), endTurn()],
      expect: { players: [{ hp: 9 }] },
    });
  });

  test('Panacea tells how many tokens go, also a single one', () => {
    const { events } = fight({
      player: { hand: ['Panacea'], weak: 1, vulnerable: 1 },
      moves: [play('Panacea')],
      expect: { players: [{ weak: 0, vulnerable: 0 }] },
    });
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'tokenChanged', token: 'weak', change: -1 }),
        expect.objectContaining({ type: 'tokenChanged', token: 'vulnerable', change: -1 }),
      ]),
    );
  });

  test.each([['weak'], ['vulnerable']])(
    'Panacea tells of no token but %s where there is no other',
    (token) => {
      const { events } = fight({
        player: { hand: ['Panacea'], [token]: 2 },
        moves: [play('Panacea')],
        expect: { players: [{ [token]: 0 }] },
      });
      const told = events.flatMap((event) =>
        event.type === 'tokenChanged' ? [[event.token, event.change]] : [],
      );
      expect(told).toEqual([[token, -2]]);
    },
  );

  test('Apparition is Ethereal, Apparition+ is not; Madness+ and Panacea are Retained', () => {
    settled({
      player: {
        hand: ['Apparition', 'Apparition+', 'Madness', 'Madness+', 'Panacea', 'Panacea+'],
        draw: DRAW,
      },
      moves: [endTurn()],
      expect: {
        players: [
          {
            hand: [
              { card: 'Madness+', retained: true },
              { card: 'Panacea', retained: true },
              { card: 'Panacea+', retained: true },
              ...DRAW.slice(0, 5),
            ],
            exhaust: ['Apparition'],
            discard: ['Madness', 'Apparition+'],
          },
        ],
      },
    });
  });

  test('Thinking Ahead shows no other player what is put back (STS-4.1)', () => {
    const { events } = settled({
      players: [{ hand: ['Thinking Ahead', 'Rage'], draw: DRAW }, { character: 'Silent' }],
      moves: [play('Thinking Ahead'), choose({ card: 'Rage' })],
      expect: { players: [{ draw: ['Rage', ...DRAW.slice(2)] }, {}] },
    });
    const told = events.filter((event) => event.type === 'putBack').map((event) => eventFor(event, 1));
    expect(told).toEqual([{ type: 'putBack', seat: 0, count: 1 }]);
  });

  test.each([
    ['Dark Shackles', 1, 2],
    ['Dark Shackles', 4, 6],
    ['Dark Shackles+', 4, 9],
    ['Dark Shackles', 6, 4],
  ])('%s with die %i counts the enemies that will attack: %i Block', (card, die, block) => {
    settled({
      players: [{ character: 'Ironclad', hand: [card] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1 },
        { name: 'Small Slime', row: 1 },
        { name: 'Red Louse', row: 1 },
        // Of another row: its attack on 3-4 is on all players, the other one is not.
        { id: 'a1-enc-fungi-beast', row: 2 },
        { name: 'Cultist', row: 2 },
      ],
      with: { die },
      moves: [play(card)],
      expect: { players: [{ block }, {}] },
    });
  });

  test.each([
    ['Dramatic Entrance', 8],
    ['Dramatic Entrance+', 8],
  ])('%s hits for 2 on a later turn', (card, hp) => {
    settled({
      player: { hand: [card] },
      with: { round: 2 },
      moves: [play(card)],
      expect: { enemies: [{ hp }] },
    });
  });

  test('Good Instincts goes to any player', () => {
    settled({
      players: [{ character: 'Ironclad', hand: ['Good Instincts+'] }, { character: 'Silent' }],
      moves: [play('Good Instincts+', undefined, { player: 'Silent' })],
      expect: { players: [{ block: 0 }, { block: 2 }] },
    });
  });

  test('Madness makes one card free, an X card with X = 0', () => {
    settled({
      player: { hand: ['Madness', 'Bludgeon', 'Strike'] },
      moves: [play('Madness'), play('Bludgeon', 'A'), play('Strike', 'A')],
      expect: { players: [{ energy: 2 }], enemies: [{ hp: 2 }] },
    });
    settled({
      player: { hand: ['Madness', 'Whirlwind+'] },
      moves: [play('Madness'), play('Whirlwind+')],
      expect: { players: [{ energy: 3 }], enemies: [{ hp: 9 }] },
    });
  });

  test.each(['Mayhem', 'Mayhem+'])('%s draws a card at the start of turn and plays it', (card) => {
    settled({
      player: { powers: [card], draw: [...DRAW.slice(0, 5), 'Bludgeon'] },
      moves: [endTurn()],
      expect: {
        players: [{ energy: 3, hand: DRAW.slice(0, 5), discard: ['Bludgeon'] }],
        enemies: [{ hp: 3 }],
      },
    });
  });

  test('Mayhem discards what cannot be played and Exhausts Slimed (STS-24.10, STS-24.15)', () => {
    settled({
      player: { powers: ['Mayhem'], draw: [...DRAW.slice(0, 5), 'Injury'] },
      moves: [endTurn()],
      expect: { players: [{ hand: DRAW.slice(0, 5), discard: ['Injury'] }] },
    });
    settled({
      player: { powers: ['Mayhem'], draw: [...DRAW.slice(0, 5), 'Slimed'] },
      moves: [endTurn()],
      expect: { statusLeft: 36, players: [{ hand: DRAW.slice(0, 5), discard: [] }] },
    });
    settled({
      player: { powers: ['Mayhem'], draw: [...DRAW.slice(0, 5), 'Reinforced Body'] },
      moves: [endTurn()],
      expect: { players: [{ discard: ['Reinforced Body'], block: 0 }] },
    });
  });

  test('Panacea clears one chosen player, Panacea+ all', () => {
    const players = [
      { character: 'Ironclad', weak: 1, hand: ['Panacea', 'Panacea+'] },
      { character: 'Silent', vulnerable: 2 },
    ];
    settled({
      players,
      moves: [play('Panacea', undefined, { player: 'Silent' })],
      expect: { players: [{ weak: 1 }, { vulnerable: 0 }] },
    });
    settled({
      players,
      moves: [play('Panacea+')],
      expect: { players: [{ weak: 0 }, { vulnerable: 0 }] },
    });
  });

  test.each([
    ['Panache', [], 7],
    ['Panache+', [], 5],
    ['Panache+', ['Strike'], 10],
  ])('%s at end of turn with %j in hand', (card, hand, hp) => {
    settled({
      player: { powers: [card], hand, draw: DRAW, strength: 1 },
      moves: [endTurn()],
      expect: { enemies: [{ hp }] },
    });
  });

  test.each([
    ['Sadistic Nature', 6],
    ['Sadistic Nature+', 5],
  ])('%s deals its damage once for each token that fits', (card, hp) => {
    settled({
      player: { powers: [card], hand: ['Uppercut'] },
      enemies: [
        { name: 'A', hp: 10, weak: 3 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Uppercut', 'A')],
      // 3 by the hit; the Vulnerable fits, the Weak does not.
      expect: { enemies: [{ hp, vulnerable: 1, weak: 3 }, { hp: 10 }] },
    });
  });

  test('Sadistic Nature finds the enemy of each token', () => {
    settled({
      player: { powers: ['Sadistic Nature'], hand: ['Shockwave+', 'Disarm'], energy: 6 },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [
        play('Shockwave+'),
        { do: 'order all' },
        { expect: { enemies: [{ hp: 7 }, { hp: 7 }] } },
        play('Disarm', 'B'),
      ],
      expect: { enemies: [{ hp: 7 }, { hp: 6 }] },
    });
  });

  test('Swift Strike may swap rows', () => {
    settled({
      players: [{ character: 'Ironclad', hand: ['Swift Strike'] }, { character: 'Silent' }],
      moves: [
        play('Swift Strike', 'A'),
        choose({ player: 'Silent' }),
        { do: 'choose', seat: 'Silent', option: 1 },
      ],
      expect: { players: [{ row: 2 }, { row: 1 }], enemies: [{ hp: 9 }] },
    });
  });

  test.each([
    ['The Bomb', 90],
    ['The Bomb+', 88],
  ])('%s goes off at the end of the third turn, on ALL enemies', (card, hp) => {
    settled({
      players: [
        { character: 'Ironclad', hand: [card], draw: DRAW },
        { character: 'Silent', draw: new Array(6).fill('Strike') },
      ],
      enemies: [{ name: 'A', row: 1, hp: 20 }, { name: 'B', row: 2, hp: 20 }, { name: 'Boss' }],
      moves: [
        play(card),
        endTurn('Ironclad'),
        endTurn('Silent'),
        { expect: { players: [{ powers: [{ card, cubes: 1 }] }, {}] } },
        endTurn('Ironclad'),
        endTurn('Silent'),
        { expect: { enemies: [{ hp: 20 }, { hp: 20 }, { hp: 100 }] } },
        endTurn('Ironclad'),
        endTurn('Silent'),
      ],
      expect: {
        round: 4,
        players: [{ powers: [], exhaust: [card] }, {}],
        enemies: [{ hp: hp - 80 }, { hp: hp - 80 }, { hp }],
      },
    });
  });
});
