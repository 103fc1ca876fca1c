import { describe, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });

const starters: FaceRow[] = [
  ['Strike', 'hits for 1', used('Strike', 2), { hp: 9 }],
  ['Strike+', 'costs 0 and hits for 1', used('Strike+', 3), { hp: 9 }],
  ['Defend', 'gives 1 Block', { ...used('Defend', 2), block: 1 }],
  ['Defend+', 'gives 2 Block', { ...used('Defend+', 2), block: 2 }],
  ['Zap', 'Channels 1 Lightning', { ...used('Zap', 2), orbs: ['lightning'] }],
  ['Zap+', 'does so for 0', { ...used('Zap+', 3), orbs: ['lightning'] }],
  [
    'Dual Cast',
    'uses an Evoke effect twice and removes the Orb once (STS-22.7)',
    { ...used('Dual Cast', 2), orbs: ['lightning'] },
    { hp: 6 },
    { player: { orbs: ['lightning', 'lightning'] } },
  ],
  ['Dual Cast', 'does nothing without an Orb (STS-22.10)', used('Dual Cast', 2)],
  [
    'Dual Cast+',
    'does so for 0',
    { ...used('Dual Cast+', 3), orbs: [], block: 2 },
    {},
    { player: { orbs: ['frost'] } },
  ],
];

const attacks: FaceRow[] = [
  [
    'Ball Lightning',
    'hits for 1, Channels',
    { ...used('Ball Lightning', 2), orbs: ['lightning'] },
    { hp: 9 },
  ],
  [
    'Ball Lightning+',
    'hits for 2, Channels',
    { ...used('Ball Lightning+', 2), orbs: ['lightning'] },
    { hp: 8 },
  ],
  [
    'Barrage',
    'hits for 1 once for each Orb',
    { ...used('Barrage', 2), strength: 1 },
    { hp: 6 },
    { player: { orbs: ['dark', 'frost'], strength: 1 } },
  ],
  [
    'Barrage',
    'without Orbs does not hit and uses no token up (STS-17.7)',
    { ...used('Barrage', 2), weak: 1 },
    { vulnerable: 1 },
    { player: { weak: 1 }, enemy: { vulnerable: 1 } },
  ],
  ['Barrage+', 'hits once more', used('Barrage+', 2), { hp: 7 }, { player: { orbs: ['dark', 'frost'] } }],
  ['Barrage+', 'hits once without Orbs', used('Barrage+', 2), { hp: 9 }],
  ['Claw', 'hits for 1 with an empty discard pile', used('Claw', 3), { hp: 9 }],
  [
    'Claw',
    'hits for 1 more after a card of cost 0',
    { discard: ['Claw', 'Zap+'] },
    { hp: 8 },
    { player: { discard: ['Zap+'] } },
  ],
  [
    'Claw+',
    'hits for 3 more after a card of cost 0',
    { discard: ['Claw+', 'Zap+', 'Zap'] },
    { hp: 6 },
    { player: { discard: ['Zap+', 'Zap'] } },
  ],
  [
    'Claw+',
    'hits for 1 after a card of another cost',
    { discard: ['Claw+', 'Zap', 'Zap+'] },
    { hp: 9 },
    { player: { discard: ['Zap', 'Zap+'] } },
  ],
  [
    'Claw',
    'does not take Unplayable for a cost of 0 (STS-6.8)',
    { discard: ['Claw', 'Injury'] },
    { hp: 9 },
    { player: { discard: ['Injury'] } },
  ],
  [
    'Claw',
    'does not take X for a cost of 0 (STS-6.8)',
    { discard: ['Claw', 'Tempest'] },
    { hp: 9 },
    { player: { discard: ['Tempest'] } },
  ],
  ['Cold Snap', 'hits for 2, Channels 1 Frost', { ...used('Cold Snap', 1), orbs: ['frost'] }, { hp: 8 }],
  ['Cold Snap+', 'hits for 3, Channels 1 Frost', { ...used('Cold Snap+', 1), orbs: ['frost'] }, { hp: 7 }],
  [
    'Compile Driver',
    'hits for 1, draws 1 for each kind of Orb',
    { ...used('Compile Driver', 2), hand: ['Zap', 'Claw'], draw: ['Skim'] },
    { hp: 9 },
    { player: { orbs: ['frost', 'dark', 'frost'], draw: ['Zap', 'Claw', 'Skim'] } },
  ],
  [
    'Compile Driver+',
    'hits for 2, draws 3 at most',
    { ...used('Compile Driver+', 2), hand: ['Zap', 'Claw', 'Skim'], draw: ['Leap'] },
    { hp: 8 },
    { player: { orbs: ['frost', 'dark', 'lightning'], draw: ['Zap', 'Claw', 'Skim', 'Leap'] } },
  ],
  ['Compile Driver', 'draws nothing without Orbs', used('Compile Driver', 2), { hp: 9 }],
  ['Go for the Eyes', 'hits for 1 on 1-3', used('Go for the Eyes', 3), { hp: 9 }, { die: 3 }],
  ['Go for the Eyes', 'gives Weak too on 4-6', used('Go for the Eyes', 3), { hp: 9, weak: 1 }, { die: 4 }],
  ['Go for the Eyes+', 'gives Weak always', used('Go for the Eyes+', 3), { hp: 9, weak: 1 }, { die: 1 }],
  [
    'Scrape',
    'hits for 2 and takes a card of cost 0 back',
    { energy: 2, hand: ['Claw'], discard: ['Scrape', 'Zap'] },
    { hp: 8 },
    { player: { discard: ['Claw', 'Zap'] } },
  ],
  [
    'Scrape',
    'leaves a card of another cost',
    { energy: 2, discard: ['Scrape', 'Zap', 'Claw'] },
    { hp: 8 },
    { player: { discard: ['Zap', 'Claw'] } },
  ],
  ['Scrape', 'finds nothing in an empty pile', used('Scrape', 2), { hp: 8 }],
  [
    'Scrape+',
    'hits for 3 and takes a card of cost 0 back',
    { energy: 2, hand: ['Claw'], discard: ['Scrape+'] },
    { hp: 7 },
    { player: { discard: ['Claw'] } },
  ],
  [
    'Sweeping Beam',
    'hits for 1 and draws 1',
    { ...used('Sweeping Beam', 2), hand: ['Zap'], draw: [] },
    { hp: 9 },
    { player: { draw: ['Zap'] } },
  ],
  [
    'Sweeping Beam+',
    'hits for 2 and draws 1',
    { ...used('Sweeping Beam+', 2), hand: ['Zap'], draw: [] },
    { hp: 8 },
    { player: { draw: ['Zap'] } },
  ],
];

const skills: FaceRow[] = [
  ['Chaos', 'Channels Lightning on 1-2', { ...used('Chaos', 2), orbs: ['lightning'] }, {}, { die: 2 }],
  ['Chaos', 'Channels Frost on 3-4', { ...used('Chaos', 2), orbs: ['frost'] }, {}, { die: 3 }],
  ['Chaos', 'Channels Dark on 5-6', { ...used('Chaos', 2), orbs: ['dark'] }, {}, { die: 6 }],
  ['Chaos+', 'does so for 0', { ...used('Chaos+', 3), orbs: ['dark'] }, {}, { die: 5 }],
  [
    'Charge Battery',
    'gives 2 Block',
    { ...used('Charge Battery', 2), block: 2 },
    {},
    { player: { orbs: ['frost', 'dark'] } },
  ],
  [
    'Charge Battery',
    'gives 1 Energy with 3 Orbs',
    { ...used('Charge Battery', 3), block: 2 },
    {},
    { player: { orbs: ['frost', 'dark', 'dark'] } },
  ],
  ['Charge Battery+', 'gives 3 Block', { ...used('Charge Battery+', 2), block: 3 }],
  [
    'Charge Battery+',
    'gives 1 Energy with 3 Orbs',
    { ...used('Charge Battery+', 3), block: 3 },
    {},
    { player: { orbs: ['frost', 'dark', 'dark'] } },
  ],
  ['Coolheaded', 'Channels 1 Frost', { ...used('Coolheaded', 2), orbs: ['frost'] }],
  [
    'Coolheaded+',
    'Channels 1 Frost and draws 1',
    { ...used('Coolheaded+', 2), orbs: ['frost'], hand: ['Zap'], draw: [] },
    {},
    { player: { draw: ['Zap'] } },
  ],
  ['Leap', 'gives 2 Block', { ...used('Leap', 2), block: 2 }],
  ['Leap+', 'gives 3 Block', { ...used('Leap+', 2), block: 3 }],
  [
    'Recursion',
    'Evokes an Orb and Channels its kind again',
    used('Recursion', 2),
    { hp: 8 },
    { player: { orbs: ['lightning'] } },
  ],
  ['Recursion', 'does nothing without an Orb', used('Recursion', 2)],
  [
    'Recursion+',
    'does so for 0, with full slots too',
    { ...used('Recursion+', 3), block: 1 },
    {},
    { player: { orbs: ['frost', 'frost', 'frost'] } },
  ],
  [
    'Skim',
    'draws 3',
    { ...used('Skim', 2), hand: ['Zap', 'Claw', 'Leap'], draw: ['Chaos'] },
    {},
    { player: { draw: ['Zap', 'Claw', 'Leap', 'Chaos'] } },
  ],
  [
    'Skim+',
    'draws 4',
    { ...used('Skim+', 2), hand: ['Zap', 'Claw', 'Leap', 'Chaos'], draw: [] },
    {},
    { player: { draw: ['Zap', 'Claw', 'Leap', 'Chaos'] } },
  ],
  ['Steam Barrier', 'gives 1 Block', { ...used('Steam Barrier', 3), block: 1 }],
  [
    'Steam Barrier',
    'gives 1 more after a card of cost 0',
    { discard: ['Steam Barrier', 'Claw'], block: 2 },
    {},
    { player: { discard: ['Claw'] } },
  ],
  ['Steam Barrier+', 'gives 2 Block', { ...used('Steam Barrier+', 3), block: 2 }],
  [
    'Steam Barrier+',
    'gives 1 more after a card of cost 0',
    { discard: ['Steam Barrier+', 'Claw'], block: 3 },
    {},
    { player: { discard: ['Claw'] } },
  ],
  ['TURBO', 'gives 2 Energy and a Daze to discard', { energy: 5, discard: ['Daze'], exhaust: ['TURBO'] }],
  ['TURBO+', 'gives 3 Energy and a Daze to discard', { energy: 6, discard: ['Daze'], exhaust: ['TURBO+'] }],
  [
    'TURBO+',
    'cannot go above 6 Energy (STS-6.2)',
    { energy: 6, discard: ['Daze'], exhaust: ['TURBO+'] },
    {},
    { player: { energy: 5 } },
  ],
];

describe('the Defect’s starter cards and commons', () => {
  test.each([...starters, ...attacks, ...skills])('%s %s', (...row) => {
    playFace('Defect', ...row);
  });

  test('Dual Cast has a target of its own for each effect (STS-22.6)', () => {
    settled({
      player: { character: 'Defect', hand: ['Dual Cast'], orbs: ['dark', 'frost'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Dual Cast'), choose({ orb: 'dark' }), choose({ enemy: 'A' }), choose({ enemy: 'B' })],
      expect: { players: [{ orbs: ['frost'] }], enemies: [{ hp: 7 }, { hp: 7 }] },
    });
  });

  test('Sweeping Beam reaches one row and the Boss', () => {
    settled({
      players: [
        { character: 'Defect', hand: ['Sweeping Beam'] },
        { character: 'Silent', hp: 9 },
      ],
      enemies: [{ name: 'A', row: 1, hp: 10 }, { name: 'B', row: 2, hp: 10 }, { name: 'Boss' }],
      moves: [play('Sweeping Beam', undefined, { row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 9 }, { hp: 99 }] },
    });
  });

  test('Leap gives Block to any player and swaps rows with one who agrees (STS-18.6)', () => {
    settled({
      players: [
        { character: 'Defect', hand: ['Leap', 'Leap+'] },
        { character: 'Silent', hp: 9 },
      ],
      moves: [
        play('Leap', undefined, { player: 'Silent' }),
        choose({ player: 'Silent' }),
        { do: 'choose', seat: 'Silent', option: 1 },
        { expect: { players: [{ row: 2 }, { row: 1, block: 2 }] } },
        play('Leap+', undefined, { player: 'Defect' }),
        { do: 'done' },
      ],
      expect: {
        players: [
          { row: 2, block: 3 },
          { row: 1, block: 2 },
        ],
      },
    });
  });

  test('Recursion asks which Orb where they differ', () => {
    settled({
      player: { character: 'Defect', hand: ['Recursion'], orbs: ['frost', 'dark'], powers: ['Fusion'] },
      moves: [play('Recursion'), choose({ orb: 'dark' })],
      expect: { players: [{ orbs: ['frost', 'dark'], block: 0 }], enemies: [{ hp: 6 }] },
    });
  });
});
