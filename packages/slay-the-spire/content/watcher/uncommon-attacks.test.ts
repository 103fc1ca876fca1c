import { describe, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });
const inWrath = { player: { stance: 'wrath' } };
const inCalm = { player: { stance: 'calm' } };
const withMiracles = (miracles: number) => ({ player: { miracles } });

const faces: FaceRow[] = [
  ['Carve Reality', 'hits for 3', used('Carve Reality', 1), { hp: 7 }],
  ['Carve Reality+', 'hits for 4', used('Carve Reality+', 1), { hp: 6 }],
  [
    'Conclude',
    'hits twice and ends the playing of cards',
    { ...used('Conclude', 2), noMoreCards: true },
    { hp: 8 },
  ],
  ['Conclude+', 'hits three times', { ...used('Conclude+', 2), noMoreCards: true }, { hp: 7 }],
  ['Crush Joints', 'hits for 1', used('Crush Joints', 2), { hp: 9 }],
  [
    'Crush Joints',
    'gives Vulnerable after the hit in Wrath',
    used('Crush Joints', 2),
    { hp: 8, vulnerable: 1 },
    inWrath,
  ],
  ['Crush Joints+', 'hits for 2', used('Crush Joints+', 2), { hp: 8 }],
  ['Crush Joints+', 'gives Vulnerable in Wrath', used('Crush Joints+', 2), { hp: 7, vulnerable: 1 }, inWrath],
  ['Fear No Evil', 'hits for 2', used('Fear No Evil', 2), { hp: 8 }],
  [
    'Fear No Evil',
    'goes from Wrath to Calm',
    { ...used('Fear No Evil', 2), stance: 'calm' },
    { hp: 7 },
    inWrath,
  ],
  ['Fear No Evil+', 'hits for 3', used('Fear No Evil+', 2), { hp: 7 }],
  [
    'Fear No Evil+',
    'goes from Wrath to Calm',
    { ...used('Fear No Evil+', 2), stance: 'calm' },
    { hp: 6 },
    inWrath,
  ],
  [
    'Foreign Influence',
    'hits for 3',
    used('Foreign Influence', 1),
    { hp: 7 },
    { answers: [choose({ option: 1 })] },
  ],
  [
    'Foreign Influence+',
    'hits for 4',
    used('Foreign Influence+', 1),
    { hp: 6 },
    { answers: [choose({ option: 1 })] },
  ],
  [
    'Foreign Influence',
    'finds nothing to copy alone',
    used('Foreign Influence', 1),
    {},
    { answers: [choose({ option: 2 })] },
  ],
  ['Reach Heaven', 'hits for 2', used('Reach Heaven', 2), { hp: 8 }],
  ['Reach Heaven', 'hits for 1 more for each Miracle', used('Reach Heaven', 2), { hp: 5 }, withMiracles(3)],
  ['Reach Heaven+', 'hits for 2 more for each Miracle', used('Reach Heaven+', 2), { hp: 2 }, withMiracles(3)],
  ['Sands of Time', 'hits for 3', used('Sands of Time', 1), { hp: 7 }],
  [
    'Sands of Time',
    'hits for 2 more for each other card with Retain',
    used('Sands of Time', 1),
    { hp: 3 },
    { hand: ['Regret', 'Protect', 'Strike'] },
  ],
  [
    'Sands of Time+',
    'hits for 3 more each',
    used('Sands of Time+', 1),
    { hp: 4 },
    { hand: ['Protect', 'Strike'] },
  ],
  ['Sash Whip', 'hits for 2', used('Sash Whip', 2), { hp: 8 }],
  ['Sash Whip', 'gives 1 Weak in Calm', used('Sash Whip', 2), { hp: 8, weak: 1 }, inCalm],
  ['Sash Whip+', 'gives 2 Weak in Calm', used('Sash Whip+', 2), { hp: 8, weak: 2 }, inCalm],
  ['Sash Whip+', 'hits for 2 elsewhere', used('Sash Whip+', 2), { hp: 7 }, inWrath],
  ['Signature Move', 'hits for 6', used('Signature Move', 1), { hp: 4 }, { hand: ['Halt', 'Injury'] }],
  ['Signature Move+', 'hits for 8', used('Signature Move+', 1), { hp: 2 }],
  ['Talk to the Hand', 'hits for 2', used('Talk to the Hand', 2), { hp: 8 }],
  [
    'Talk to the Hand',
    'gives 1 Block for each Miracle',
    { ...used('Talk to the Hand', 2), block: 3 },
    { hp: 8 },
    withMiracles(3),
  ],
  [
    'Talk to the Hand+',
    'hits for 3',
    { ...used('Talk to the Hand+', 2), block: 2 },
    { hp: 7 },
    withMiracles(2),
  ],
  [
    'Tantrum',
    'hits for 2, enters Wrath, lies on the draw pile',
    { energy: 2, stance: 'wrath', draw: ['Tantrum'] },
    { hp: 8 },
  ],
  [
    'Tantrum+',
    'hits twice for 1, enters Wrath, lies on the draw pile',
    { energy: 2, stance: 'wrath', draw: ['Tantrum+', 'Halt'] },
    { hp: 8 },
    { player: { draw: ['Halt'] } },
  ],
  ['Wallop', 'gives Block for what gets through', { ...used('Wallop', 1), block: 2 }, { hp: 8 }],
  [
    'Wallop',
    'does not count what Block stops',
    { ...used('Wallop', 1), block: 1, strength: 1 },
    { hp: 9, block: 0 },
    { player: { strength: 1 }, enemy: { block: 2 } },
  ],
  [
    'Wallop+',
    'counts what Vulnerable adds',
    { ...used('Wallop+', 1), block: 6 },
    { hp: 4, vulnerable: 0 },
    { enemy: { vulnerable: 1 } },
  ],
  ['Weave', 'hits for 1', used('Weave', 3), { hp: 9 }],
  ['Weave+', 'hits for 2', used('Weave+', 3), { hp: 8 }],
  ['Windmill Strike', 'hits for 2', used('Windmill Strike', 1), { hp: 8 }],
  ['Windmill Strike+', 'hits for 2', used('Windmill Strike+', 1), { hp: 8 }],
];

const TWO = [
  { name: 'A', hp: 10, vulnerable: 1 },
  { name: 'B', hp: 10, vulnerable: 1 },
];

describe('the Watcher’s uncommon Attacks', () => {
  test.each(faces)('%s %s', (...row) => {
    playFace('Watcher', ...row);
  });

  test('Carve Reality is one attack on two enemies (STS-17.6)', () => {
    settled({
      player: { character: 'Watcher', hand: ['Carve Reality'], weak: 2 },
      enemies: TWO,
      moves: [play('Carve Reality', 'A'), { refused: choose({ enemy: 'A' }) }, choose({ enemy: 'B' })],
      expect: {
        players: [{ weak: 1 }],
        enemies: [
          { hp: 7, vulnerable: 0 },
          { hp: 7, vulnerable: 0 },
        ],
      },
    });
  });

  test('Carve Reality may hit one enemy only', () => {
    settled({
      player: { character: 'Watcher', hand: ['Carve Reality+'] },
      enemies: TWO,
      moves: [play('Carve Reality+', 'B'), { do: 'done' }],
      expect: {
        enemies: [
          { hp: 10, vulnerable: 1 },
          { hp: 2, vulnerable: 0 },
        ],
      },
    });
  });

  test('after Conclude neither cards nor Shivs can be used this turn', () => {
    settled({
      player: {
        character: 'Watcher',
        hand: ['Conclude', 'Consecrate'],
        shivs: 1,
        draw: new Array(6).fill('Consecrate'),
      },
      moves: [
        play('Conclude'),
        { refused: play('Consecrate'), code: 'no-more-cards' },
        { refused: { do: 'shiv', enemy: 'A' }, code: 'no-more-cards' },
        endTurn(),
        play('Consecrate'),
        { do: 'shiv', enemy: 'A' },
      ],
      expect: { round: 2, enemies: [{ hp: 6 }] },
    });
  });

  test('Foreign Influence plays a copy of another player’s latest Attack, face and X alike', () => {
    settled({
      players: [
        { character: 'Watcher', hand: ['Foreign Influence', 'Strike'] },
        { character: 'Ironclad', hand: ['Bash', 'Whirlwind+', 'Defend'], energy: 6 },
      ],
      enemies: [{ name: 'A', hp: 20 }],
      moves: [
        { ...play('Bash', 'A'), seat: 'Ironclad' },
        { ...play('Whirlwind+', undefined, { x: 2, row: 1 }), seat: 'Ironclad' },
        { ...play('Defend'), seat: 'Ironclad' },
        play('Strike', 'A'),
        { expect: { enemies: [{ hp: 11 }] } },
        play('Foreign Influence', 'A'),
        choose({ option: 2 }),
        choose({ row: 1 }),
      ],
      expect: {
        enemies: [{ hp: 8 }],
        players: [{ discard: ['Foreign Influence', 'Strike'], energy: 0 }, {}],
      },
    });
  });

  test('Signature Move needs a hand without another Attack', () => {
    settled({
      player: { character: 'Watcher', hand: ['Signature Move', 'Strike'] },
      moves: [
        { refused: play('Signature Move', 'A'), code: 'needs-noOtherAttackInHand' },
        play('Strike', 'A'),
        play('Signature Move', 'A'),
      ],
      expect: { enemies: [{ hp: 3 }] },
    });
  });

  test.each([
    ['Windmill Strike', 5],
    ['Windmill Strike+', 3],
  ])('%s hits for more if it was Retained', (card, hp) => {
    settled({
      player: { character: 'Watcher', hand: [card], draw: new Array(6).fill('Defend') },
      moves: [endTurn(), play(card, 'A')],
      expect: { enemies: [{ hp }] },
    });
  });

  test.each([
    ['Weave', 4],
    ['Weave+', 2],
  ])('%s is played by a Scry that would discard it', (card, hp) => {
    settled({
      player: { character: 'Watcher', hand: ['Third Eye'], draw: [card, 'Halt', 'Strike', 'Collect'] },
      moves: [play('Third Eye'), choose({ card }), choose({ card: 'Strike' }), { do: 'done' }],
      expect: {
        enemies: [{ hp }],
        players: [{ energy: 2, draw: ['Halt', 'Collect'], discard: ['Third Eye', card, 'Strike'] }],
      },
    });
  });

  test('Weave chosen last, with several enemies: its target is asked for', () => {
    settled({
      player: { character: 'Watcher', hand: ['Cut Through Fate'], draw: ['Weave', 'Halt', 'Strike'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [
        play('Cut Through Fate', 'A'),
        choose({ card: 'Halt' }),
        choose({ card: 'Weave' }),
        choose({ enemy: 'B' }),
      ],
      expect: {
        enemies: [{ hp: 9 }, { hp: 4 }],
        players: [{ hand: ['Strike'], discard: ['Cut Through Fate', 'Weave', 'Halt'] }],
      },
    });
  });

  test.each(['Sands of Time', 'Sands of Time+', 'Windmill Strike', 'Windmill Strike+'])(
    '%s is Retained',
    (card) => {
      settled({
        player: { character: 'Watcher', hand: [card], draw: new Array(6).fill('Defend') },
        moves: [endTurn()],
        expect: { players: [{ hand: [{ card, retained: true }, ...new Array(5).fill('Defend')] }] },
      });
    },
  );
});
