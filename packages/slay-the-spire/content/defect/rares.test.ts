import { describe, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });
const exhausted = (face: string, energy: number) => ({ energy, exhaust: [face] });
const inPlay = (face: string, energy: number) => ({ energy, powers: [face] });
const THREE = ['lightning', 'frost', 'dark'];

const attacks: FaceRow[] = [
  [
    'All for One',
    'hits for 2 and takes every card of cost 0 back',
    { energy: 1, hand: ['Claw', 'Zap+'], discard: ['All for One', 'Zap', 'Tempest', 'Injury'] },
    { hp: 8 },
    { player: { discard: ['Zap', 'Zap+', 'Tempest', 'Claw', 'Injury'] } },
  ],
  ['All for One+', 'hits for 3', used('All for One+', 1), { hp: 7 }],
  [
    'Core Surge',
    'clears Weak and Vulnerable before it hits for 3',
    { ...used('Core Surge', 2), weak: 0, vulnerable: 0 },
    { hp: 7 },
    { player: { weak: 2, vulnerable: 3 } },
  ],
  ['Core Surge+', 'hits for 4', { ...used('Core Surge+', 2), weak: 0 }, { hp: 6 }, { player: { weak: 1 } }],
  [
    'Hyperbeam',
    'hits for 5 and removes all Orbs',
    { ...used('Hyperbeam', 1), orbs: [] },
    { hp: 5 },
    { player: { orbs: THREE } },
  ],
  ['Hyperbeam+', 'hits for 7', used('Hyperbeam+', 1), { hp: 3 }],
  [
    'Meteor Strike',
    'costs 1 less for each Power and hits for 10',
    used('Meteor Strike', 0),
    { hp: 5 },
    { player: { powers: ['Fusion', 'Storm'] }, enemy: { hp: 15 } },
  ],
  [
    'Meteor Strike+',
    'hits for 12',
    used('Meteor Strike+', 1),
    { hp: 3 },
    { player: { energy: 6 }, enemy: { hp: 15 } },
  ],
  [
    'Thunder Strike',
    'hits for 4 for each Lightning',
    used('Thunder Strike', 0),
    { hp: 2 },
    { player: { orbs: ['lightning', 'lightning', 'dark'] } },
  ],
  ['Thunder Strike', 'does not hit without Lightning', used('Thunder Strike', 0)],
  [
    'Thunder Strike+',
    'hits for 6 each',
    used('Thunder Strike+', 0),
    { hp: 4 },
    { player: { orbs: ['lightning'] } },
  ],
];

const DRAW = ['Zap', 'Claw', 'Leap', 'Skim'];

const skills: FaceRow[] = [
  [
    'Fission',
    'removes the Orbs for 1 Energy and 1 card each',
    { ...exhausted('Fission', 5), orbs: [], hand: ['Zap', 'Claw'], draw: ['Leap', 'Skim'] },
    {},
    { player: { orbs: ['lightning', 'dark'], draw: DRAW } },
  ],
  ['Fission', 'gives nothing without Orbs', exhausted('Fission', 3), {}, { player: { draw: DRAW } }],
  [
    'Fission+',
    'Evokes the Orbs for 1 Energy and 1 card each',
    { ...exhausted('Fission+', 6), orbs: [], block: 1, hand: ['Zap', 'Claw', 'Leap'], draw: ['Skim'] },
    { hp: 5 },
    { player: { orbs: THREE, draw: DRAW }, answers: [choose({ orb: 'dark' }), choose({ orb: 'frost' })] },
  ],
  [
    'Fission+',
    'gives nothing without Orbs (STS-22.10)',
    exhausted('Fission+', 3),
    {},
    { player: { draw: DRAW } },
  ],
  [
    'Multi-Cast',
    'uses an Evoke effect X times',
    { ...used('Multi-Cast', 1), orbs: [] },
    { hp: 6 },
    { x: 2, player: { orbs: ['lightning'] } },
  ],
  [
    'Multi-Cast',
    'leaves the Orb with X = 0',
    used('Multi-Cast', 3),
    {},
    { x: 0, player: { orbs: ['lightning'] } },
  ],
  [
    'Multi-Cast+',
    'uses it once more',
    { ...used('Multi-Cast+', 3), orbs: [] },
    { hp: 8 },
    { x: 0, player: { orbs: ['lightning'] } },
  ],
  ['Rainbow', 'Channels one of each', { ...exhausted('Rainbow', 1), orbs: THREE }],
  ['Rainbow+', 'is not Exhausted', { ...used('Rainbow+', 1), orbs: THREE }],
  [
    'Seek',
    'takes a chosen card of the draw pile',
    { ...exhausted('Seek', 3), hand: ['Zap'], draw: ['Claw'] },
    {},
    { player: { draw: ['Claw', 'Zap'] }, answers: [choose({ card: 'Zap' })] },
  ],
  ['Seek', 'does not refill an empty draw pile', exhausted('Seek', 3), {}, { player: { discard: ['Zap'] } }],
  [
    'Seek+',
    'takes 2 cards',
    { ...exhausted('Seek+', 3), hand: ['Skim', 'Claw'], draw: ['Leap'] },
    {},
    {
      player: { draw: ['Claw', 'Leap', 'Skim'] },
      answers: [choose({ card: 'Skim' }), choose({ card: 'Claw' })],
    },
  ],
  [
    'Seek+',
    'takes what there is',
    { ...exhausted('Seek+', 3), hand: ['Zap'], draw: [] },
    {},
    { player: { draw: ['Zap'] } },
  ],
];

const powers: FaceRow[] = [
  ['Amplify', 'comes into play', inPlay('Amplify', 2)],
  ['Amplify+', 'comes into play', inPlay('Amplify+', 2)],
  ['Buffer', 'comes into play', inPlay('Buffer', 1)],
  ['Buffer+', 'comes into play', inPlay('Buffer+', 1)],
  ['Defragment', 'comes into play', inPlay('Defragment', 0)],
  ['Defragment+', 'comes into play', inPlay('Defragment+', 0)],
  ['Echo Form', 'comes into play', inPlay('Echo Form', 0)],
  ['Echo Form+', 'comes into play', inPlay('Echo Form+', 0)],
  [
    'Electrodynamics',
    'Channels 2 Lightning',
    { ...inPlay('Electrodynamics', 1), orbs: ['lightning', 'lightning'] },
  ],
  [
    'Electrodynamics+',
    'Channels 3 Lightning',
    { ...inPlay('Electrodynamics+', 1), orbs: ['lightning', 'lightning', 'lightning'] },
  ],
  ['Static Discharge', 'comes into play', inPlay('Static Discharge', 1)],
  ['Static Discharge+', 'comes into play', inPlay('Static Discharge+', 1)],
];

const SIX = ['Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Zap'];

describe('the Defect’s rares', () => {
  test.each([...attacks, ...skills, ...powers])('%s %s', (...row) => {
    playFace('Defect', ...row);
  });

  test('All for One takes a card that lowers its own cost to 0 (STS-24.4)', () => {
    settled({
      player: {
        character: 'Defect',
        hand: ['All for One'],
        powers: ['Fusion', 'Storm'],
        discard: ['Streamline', 'Force Field', 'Meteor Strike'],
      },
      moves: [play('All for One', 'A')],
      expect: {
        players: [{ hand: ['Streamline'], discard: ['All for One', 'Force Field', 'Meteor Strike'] }],
      },
    });
  });

  test('Core Surge clears one chosen player, Core Surge+ all', () => {
    const players = [
      { character: 'Defect', weak: 1, hand: ['Core Surge', 'Core Surge+'] },
      { character: 'Silent', weak: 2, vulnerable: 1 },
    ];
    settled({
      players,
      moves: [play('Core Surge', undefined, { player: 'Silent' })],
      expect: { players: [{ weak: 0 }, { weak: 0, vulnerable: 0 }], enemies: [{ hp: 8 }] },
    });
    settled({
      players,
      moves: [play('Core Surge+')],
      expect: { players: [{ weak: 0 }, { weak: 0, vulnerable: 0 }], enemies: [{ hp: 6 }] },
    });
  });

  test('Core Surge stays in hand', () => {
    settled({
      player: { character: 'Defect', hand: ['Core Surge', 'Core Surge+', 'Zap'], draw: SIX },
      moves: [endTurn()],
      expect: {
        players: [
          {
            hand: [
              { card: 'Core Surge', retained: true },
              { card: 'Core Surge+', retained: true },
              ...SIX.slice(1),
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['Amplify', 4],
    ['Amplify+', 2],
  ])('%s raises a Dark Orb, not its bonus for each Power', (card, hp) => {
    settled({
      player: { character: 'Defect', powers: [card, 'Fusion'], orbs: ['dark'], hand: ['Multi-Cast+'] },
      enemies: [{ name: 'A', hp: 12 }],
      moves: [play('Multi-Cast+', undefined, { x: 0 })],
      expect: { enemies: [{ hp }] },
    });
  });

  test.each([
    ['Defragment', 6, 8],
    ['Defragment+', 6, 8],
    ['Static Discharge', 6, 7],
    ['Static Discharge+', 4, 7],
  ])('%s raises what Orbs do at end of turn', (card, enemyHp, hp) => {
    settled({
      player: {
        character: 'Defect',
        powers: [card],
        orbs: ['lightning', 'lightning', 'frost'],
        hand: ['Burn', 'Burn', 'Burn'],
        draw: SIX,
      },
      // The Frost comes first, so its Block stops as many of the three Burns.
      moves: [endTurn(), { do: 'order', ability: 'Frost' }, { do: 'order all' }],
      expect: { round: 2, enemies: [{ hp: enemyHp }], players: [{ hp }] },
    });
  });

  test('Defragment and Echo Form are Ethereal, their other sides are not', () => {
    settled({
      player: {
        character: 'Defect',
        hand: ['Defragment', 'Defragment+', 'Echo Form', 'Echo Form+'],
        draw: SIX,
      },
      moves: [endTurn()],
      expect: { players: [{ exhaust: ['Echo Form', 'Defragment'], discard: ['Echo Form+', 'Defragment+'] }] },
    });
  });

  test.each(['Echo Form', 'Echo Form+'])('%s doubles the first Attack or Skill of each turn', (card) => {
    settled({
      player: {
        character: 'Defect',
        powers: [card],
        draw: ['Strike', 'Strike', 'Claw', 'Defend', 'Fusion', 'Zap'],
      },
      moves: [
        endTurn(),
        { expect: { players: [{ doubling: ['attackOrSkill'] }] } },
        play('Fusion'),
        play('Strike', 'A'),
        play('Claw', 'A'),
      ],
      expect: { enemies: [{ hp: 7 }], players: [{ doubling: [], energy: 0 }] },
    });
  });

  test('Electrodynamics aims Lightning at a row, for its own Channel already', () => {
    settled({
      players: [
        { character: 'Defect', hand: ['Electrodynamics', 'Dual Cast+'], orbs: ['lightning', 'dark', 'dark'] },
        { character: 'Silent' },
      ],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 1, hp: 10 },
        { name: 'C', row: 2, hp: 10 },
        { name: 'Boss' },
      ],
      moves: [
        play('Electrodynamics'),
        choose({ orb: 'lightning' }),
        choose({ row: 1 }),
        { expect: { enemies: [{ hp: 8 }, { hp: 8 }, { hp: 10 }, { hp: 98 }] } },
        choose({ orb: 'lightning' }),
        choose({ row: 2 }),
        play('Dual Cast+'),
        choose({ orb: 'dark' }),
        choose({ enemy: 'A' }),
        choose({ enemy: 'A' }),
      ],
      expect: { enemies: [{ hp: 0 }, { hp: 8 }, { hp: 8 }, { hp: 96 }] },
    });
  });

  test('Electrodynamics asks a row for every Lightning at end of turn', () => {
    settled({
      players: [
        { character: 'Defect', powers: ['Electrodynamics'], orbs: ['lightning', 'lightning'], draw: SIX },
        { character: 'Silent', draw: new Array(6).fill('Strike') },
      ],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 1, hp: 10 },
        { name: 'C', row: 2, hp: 10 },
      ],
      moves: [endTurn('Defect'), endTurn('Silent'), choose({ row: 1 }), choose({ row: 2 })],
      expect: { round: 2, enemies: [{ hp: 9 }, { hp: 9 }, { hp: 9 }] },
    });
  });

  test.each([
    ['Buffer', 1],
    ['Buffer+', 2],
  ])('%s cancels %i losses of HP (STS-24.9)', (card, uses) => {
    settled({
      player: { character: 'Defect', powers: [card], hand: ['Burn', 'Burn', 'Burn'], draw: SIX },
      moves: [endTurn()],
      expect: { players: [{ hp: 9 - 3 + uses, powers: [], exhaust: [card] }] },
    });
  });

  test('Buffer is not used by damage that is blocked, and covers loss of HP', () => {
    settled({
      player: { character: 'Defect', powers: ['Buffer+'], block: 1, hand: ['Burn', 'Rupture'], draw: SIX },
      moves: [
        play('Rupture'),
        { expect: { players: [{ hp: 9, powers: [{ card: 'Buffer+', cubes: 1 }] }] } },
        endTurn(),
      ],
      expect: { players: [{ hp: 9, powers: [{ card: 'Buffer+', cubes: 1 }] }] },
    });
  });
});

describe('the Claw Pack', () => {
  test('counts the cubes of every such Claw this combat', () => {
    const claw = 'Claw (Claw Pack)';
    settled({
      player: { character: 'Defect', hand: [claw, claw, `${claw}+`, claw], draw: [] },
      enemies: [{ name: 'A', hp: 20 }],
      moves: [
        play(claw, 'A'),
        { expect: { enemies: [{ hp: 19 }] } },
        play(claw, 'A'),
        { expect: { enemies: [{ hp: 17 }] } },
        play(`${claw}+`, 'A'),
      ],
      expect: { enemies: [{ hp: 13 }], players: [{ redCubes: 3 }] },
    });
  });
});
