import { describe, test } from 'vitest';
import { type FaceRow, playFace, settled } from '../../testing/characters.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const used = (face: string, energy: number) => ({ energy, discard: [face] });
const exhausted = (face: string, energy: number) => ({ energy, exhaust: [face] });
const inPlay = (face: string, energy: number) => ({ energy, powers: [face] });

const attacks: FaceRow[] = [
  [
    'Beam Cell',
    'gives Vulnerable after the hit on 1-3',
    used('Beam Cell', 2),
    { hp: 9, vulnerable: 1 },
    { die: 3 },
  ],
  ['Beam Cell', 'only hits on 4-6', used('Beam Cell', 2), { hp: 9 }, { die: 4 }],
  ['Beam Cell+', 'gives Vulnerable always', used('Beam Cell+', 2), { hp: 9, vulnerable: 1 }, { die: 6 }],
  [
    'Blizzard',
    'hits for 2 for each Frost',
    used('Blizzard', 2),
    { hp: 6 },
    { player: { orbs: ['frost', 'dark', 'frost'] } },
  ],
  ['Blizzard', 'does not hit without Frost', used('Blizzard', 2), {}, { player: { orbs: ['dark'] } }],
  [
    'Blizzard+',
    'hits for 3 for each Frost',
    used('Blizzard+', 2),
    { hp: 7 },
    { player: { orbs: ['frost'] } },
  ],
  [
    'Doom and Gloom',
    'hits for 2, Channels 1 Dark',
    { ...used('Doom and Gloom', 1), orbs: ['dark'] },
    { hp: 8 },
  ],
  [
    'Doom and Gloom+',
    'hits for 3, Channels 1 Dark',
    { ...used('Doom and Gloom+', 1), orbs: ['dark'] },
    { hp: 7 },
  ],
  [
    'FTL',
    'draws 1 as the first card of the turn',
    { ...used('FTL', 3), hand: ['Zap'], draw: [] },
    { hp: 9 },
    { player: { draw: ['Zap'] } },
  ],
  [
    'FTL',
    'draws nothing later',
    { ...used('FTL', 3), cardsThisTurn: 2 },
    { hp: 9 },
    { player: { draw: ['Zap'], cardsThisTurn: 1 } },
  ],
  [
    'FTL+',
    'hits for 2 and draws 1',
    { ...used('FTL+', 3), hand: ['Zap'], draw: [] },
    { hp: 8 },
    { player: { draw: ['Zap'] } },
  ],
  [
    'Melter',
    'takes all Block away, then hits for 2',
    used('Melter', 2),
    { hp: 8, block: 0 },
    { enemy: { block: 9 } },
  ],
  [
    'Melter+',
    'takes all Block away, then hits for 3',
    used('Melter+', 2),
    { hp: 7, block: 0 },
    { enemy: { block: 1 } },
  ],
  ['Streamline', 'costs 2 and hits for 3', used('Streamline', 1), { hp: 7 }],
  [
    'Streamline',
    'costs 1 less for each Power',
    used('Streamline', 2),
    { hp: 7 },
    { player: { powers: ['Fusion'] } },
  ],
  [
    'Streamline+',
    'hits for 4 and never costs less than 0 (STS-6.7)',
    used('Streamline+', 3),
    { hp: 6 },
    { player: { powers: ['Fusion', 'Storm', 'Loop'] } },
  ],
  ['Sunder', 'hits for 5', used('Sunder', 0), { hp: 5 }],
  ['Sunder+', 'hits for 7', used('Sunder+', 0), { hp: 3 }],
];

const skills: FaceRow[] = [
  ['Darkness', 'Channels 1 Dark', { ...used('Darkness', 2), orbs: ['dark'] }],
  ['Darkness+', 'does so for 0', { ...used('Darkness+', 3), orbs: ['dark'] }],
  ['Double Energy', 'doubles what is left', exhausted('Double Energy', 4)],
  ['Double Energy', 'stops at 6', exhausted('Double Energy', 6), {}, { player: { energy: 5 } }],
  ['Double Energy+', 'does so for 0', exhausted('Double Energy+', 6)],
  ['Force Field', 'costs 3 and gives 3 Block', { ...used('Force Field', 0), block: 3 }],
  [
    'Force Field+',
    'costs 1 less for each Power and gives 4 Block',
    { ...used('Force Field+', 2), block: 4 },
    {},
    { player: { powers: ['Fusion', 'Storm'] } },
  ],
  ['Glacier', 'gives 2 Block, Channels 1 Frost', { ...used('Glacier', 1), block: 2, orbs: ['frost'] }],
  ['Glacier+', 'gives 3 Block, Channels 1 Frost', { ...used('Glacier+', 1), block: 3, orbs: ['frost'] }],
  [
    'Hologram',
    'takes a chosen card back',
    { ...exhausted('Hologram', 2), block: 1, hand: ['Claw'], discard: ['Zap'] },
    {},
    { player: { discard: ['Zap', 'Claw'] }, answers: [choose({ card: 'Claw' })] },
  ],
  [
    'Hologram+',
    'takes the only card and is not Exhausted',
    { ...used('Hologram+', 2), block: 1, hand: ['Zap'] },
    {},
    { player: { discard: ['Zap'] } },
  ],
  ['Hologram+', 'finds nothing in an empty pile', { ...used('Hologram+', 2), block: 1 }],
  [
    'Overclock',
    'draws 2, then puts a Daze into the discard pile',
    { hand: ['Zap', 'Claw'], draw: ['Leap'], discard: ['Overclock', 'Daze'] },
    {},
    { player: { draw: ['Zap', 'Claw', 'Leap'] } },
  ],
  [
    'Overclock+',
    'draws 3',
    { hand: ['Zap', 'Claw', 'Leap'], draw: [], discard: ['Overclock+', 'Daze'] },
    {},
    { player: { draw: ['Zap', 'Claw', 'Leap'] } },
  ],
  [
    'Recycle',
    'gives the cost of the card',
    { ...used('Recycle', 5), hand: ['Zap'], exhaust: ['Sunder'] },
    {},
    { hand: ['Zap', 'Sunder'], answers: [choose({ card: 'Sunder' })] },
  ],
  ['Recycle', 'does nothing without a card', used('Recycle', 2)],
  [
    'Recycle',
    'gives nothing for an Unplayable card',
    { ...used('Recycle', 2), hand: [], exhaust: ['Injury'] },
    {},
    { hand: ['Injury'] },
  ],
  [
    'Recycle+',
    'doubles the Energy for an X card',
    { ...used('Recycle+', 4), hand: [], exhaust: ['Tempest'] },
    {},
    { hand: ['Tempest'], player: { energy: 2 } },
  ],
  ['Reinforced Body', 'gives X + 1 Block', { ...used('Reinforced Body', 1), block: 3 }, {}, { x: 2 }],
  ['Reinforced Body+', 'gives X Block twice', { ...used('Reinforced Body+', 0), block: 6 }, {}, { x: 3 }],
  ['Reinforced Body+', 'may have X = 0', used('Reinforced Body+', 3), {}, { x: 0 }],
  [
    'Reprogram',
    'gives 1 Strength and removes all Orbs',
    { ...used('Reprogram', 2), strength: 1, orbs: [] },
    {},
    { player: { orbs: ['lightning', 'dark'] } },
  ],
  ['Reprogram+', 'does so for 0', { ...used('Reprogram+', 3), strength: 1 }],
  [
    'Stack',
    'gives 1 Block for each Orb',
    { ...used('Stack', 2), block: 2 },
    {},
    { player: { orbs: ['dark', 'frost'] } },
  ],
  ['Stack', 'gives none without Orbs', used('Stack', 2)],
  ['Stack+', 'gives 1 more', { ...used('Stack+', 2), block: 3 }, {}, { player: { orbs: ['dark', 'frost'] } }],
  ['Stack+', 'gives 1 without Orbs', { ...used('Stack+', 2), block: 1 }],
  [
    'Tempest',
    'Channels X Lightning',
    { ...exhausted('Tempest', 1), orbs: ['lightning', 'lightning'] },
    {},
    { x: 2 },
  ],
  ['Tempest', 'Channels none with X = 0', exhausted('Tempest', 3), {}, { x: 0 }],
  ['Tempest+', 'Channels 1 more', { ...exhausted('Tempest+', 3), orbs: ['lightning'] }, {}, { x: 0 }],
];

const powers: FaceRow[] = [
  ['Capacitor', 'comes into play', inPlay('Capacitor', 2)],
  ['Capacitor+', 'comes into play', inPlay('Capacitor+', 2)],
  ['Consume', 'comes into play', inPlay('Consume', 1)],
  ['Consume+', 'comes into play for 1', inPlay('Consume+', 2)],
  ['Fusion', 'comes into play', inPlay('Fusion', 1)],
  ['Fusion+', 'comes into play for 1', inPlay('Fusion+', 2)],
  [
    'Heatsinks',
    'comes into play and does not see itself (STS-27.9)',
    inPlay('Heatsinks', 2),
    {},
    { player: { draw: ['Zap'] } },
  ],
  ['Heatsinks+', 'comes into play', inPlay('Heatsinks+', 2)],
  ['Loop', 'comes into play', inPlay('Loop', 2)],
  ['Loop+', 'comes into play', inPlay('Loop+', 2)],
  ['Machine Learning', 'comes into play', inPlay('Machine Learning', 2)],
  ['Machine Learning+', 'comes into play for 0', inPlay('Machine Learning+', 3)],
  ['Storm', 'comes into play', inPlay('Storm', 2)],
  ['Storm+', 'comes into play', inPlay('Storm+', 2)],
];

const DRAW = ['Zap', 'Zap', 'Zap', 'Zap', 'Zap', 'Claw', 'Claw', 'Claw'];

describe('the Defect’s uncommons', () => {
  test.each([...attacks, ...skills, ...powers])('%s %s', (...row) => {
    playFace('Defect', ...row);
  });

  test('Sunder gives 3 Energy if it kills', () => {
    for (const [card, hp] of [
      ['Sunder', 5],
      ['Sunder+', 7],
    ] as const)
      settled({
        player: { character: 'Defect', hand: [card] },
        enemies: [
          { name: 'A', hp },
          { name: 'B', hp: 10 },
        ],
        moves: [play(card, 'A')],
        expect: { players: [{ energy: 3 }], enemies: [{ status: 'dead' }, {}] },
      });
  });

  test('Reinforced Body needs X of at least 1, and does not work for nothing', () => {
    settled({
      player: {
        character: 'Defect',
        hand: ['Reinforced Body', { card: 'Reinforced Body', costsZero: true }],
      },
      moves: [
        { refused: play('Reinforced Body', undefined, { x: 0 }), code: 'needs-xAtLeastOne' },
        play('Reinforced Body', undefined, { x: 1 }),
        { refused: play('Reinforced Body'), code: 'needs-xAtLeastOne' },
      ],
      expect: { players: [{ energy: 2, block: 2 }] },
    });
  });

  test.each([
    ['Capacitor', 5],
    ['Capacitor+', 6],
  ])('%s makes %i Orb slots (STS-22.12)', (card, slots) => {
    settled({
      player: {
        character: 'Defect',
        powers: [card],
        hand: ['Tempest', 'Zap+'],
        energy: 6,
      },
      moves: [play('Tempest', undefined, { x: slots }), { expect: { enemies: [{ hp: 10 }] } }, play('Zap+')],
      expect: {
        players: [{ orbs: new Array(slots).fill('lightning') }],
        enemies: [{ hp: 8 }],
      },
    });
  });

  test('Consume raises each Evoke by 1, a Dark Orb’s by 2 in all (STS-24.13)', () => {
    settled({
      player: {
        character: 'Defect',
        powers: ['Consume'],
        orbs: ['lightning', 'frost', 'dark'],
        hand: ['Recursion+', 'Recursion+', 'Recursion+'],
      },
      enemies: [{ name: 'A', hp: 20 }],
      moves: [
        play('Recursion+'),
        choose({ orb: 'lightning' }),
        { expect: { enemies: [{ hp: 17 }] } },
        play('Recursion+'),
        choose({ orb: 'frost' }),
        play('Recursion+'),
        choose({ orb: 'dark' }),
      ],
      expect: { players: [{ block: 2 }], enemies: [{ hp: 12 }] },
    });
  });

  test.each([
    ['Equilibrium', 3, 1],
    ['Equilibrium+', 4, 2],
  ] as const)('%s gives %i Block and Retains up to %i at end of turn', (card, block, most) => {
    const answers = ['Zap', 'Claw'].slice(0, most).map((name) => choose({ card: name }));
    settled({
      player: { character: 'Defect', hand: [card, 'Zap', 'Claw', 'Skim'], draw: DRAW },
      moves: [
        play(card),
        { expect: { players: [{ block, energy: 1 }] } },
        endTurn(),
        ...answers,
        // With the Claw among two that go, their order is asked for (STS-13.29).
        ...(most === 1 ? [{ do: 'done' }] : []),
      ],
      expect: {
        players: [
          {
            hand: [
              ...['Zap', 'Claw'].slice(0, most).map((name) => ({ card: name, retained: true })),
              ...DRAW.slice(0, 5),
            ],
          },
        ],
      },
    });
  });

  test('Storm+ Evokes an Orb of choice for each Lightning while the slots are full (STS-22.8)', () => {
    settled({
      player: { character: 'Defect', powers: ['Storm+'], orbs: ['frost', 'frost', 'dark'], draw: DRAW },
      moves: [endTurn(), choose({ orb: 'dark' }), choose({ orb: 'frost' })],
      expect: {
        round: 2,
        players: [{ orbs: ['frost', 'lightning', 'lightning'], block: 1 }],
        enemies: [{ hp: 6 }],
      },
    });
  });

  test('Equilibrium may keep nothing, and lasts for one turn', () => {
    settled({
      player: { character: 'Defect', hand: ['Equilibrium', 'Zap'], draw: DRAW },
      moves: [play('Equilibrium'), endTurn(), { do: 'done' }, endTurn()],
      expect: { round: 3, question: null },
    });
  });

  test.each([
    ['Fusion', { energy: 4 }],
    ['Machine Learning', { hand: DRAW.slice(0, 6) }],
    ['Storm', { orbs: ['lightning'] }],
    ['Storm+', { orbs: ['lightning', 'lightning'] }],
  ])('%s works at the start of the next turn', (card, expected) => {
    settled({
      player: { character: 'Defect', powers: [card], draw: DRAW },
      moves: [endTurn()],
      expect: { round: 2, players: [expected] },
    });
  });

  test.each([
    ['Heatsinks', ['Zap', 'Zap']],
    ['Heatsinks+', ['Zap', 'Zap', 'Zap']],
  ])('%s draws when another Power is played', (card, hand) => {
    settled({
      player: { character: 'Defect', powers: [card], hand: ['Fusion'], draw: ['Zap', 'Zap', 'Zap', 'Zap'] },
      moves: [play('Fusion')],
      expect: { players: [{ hand }] },
    });
  });

  test.each([
    ['Loop', 8],
    ['Loop+', 7],
  ])('%s repeats the end-of-turn effect of a chosen Orb', (card, hp) => {
    settled({
      player: { character: 'Defect', powers: [card], orbs: ['lightning', 'frost'], draw: DRAW },
      moves: [endTurn(), { do: 'order all' }, choose({ orb: 'lightning' })],
      expect: { round: 2, enemies: [{ hp }], players: [{ orbs: ['lightning', 'frost'] }] },
    });
  });

  test('Loop repeats Frost in time for other ends of turn', () => {
    settled({
      player: {
        character: 'Defect',
        powers: ['Loop+'],
        orbs: ['frost'],
        hand: ['Burn', 'Burn', 'Burn', 'Burn'],
        draw: DRAW,
      },
      moves: [
        endTurn(),
        { do: 'order', ability: 'Loop+' },
        { do: 'order', ability: 'Frost' },
        { expect: { players: [{ block: 0, hp: 8 }] } },
      ],
      expect: { round: 2 },
    });
  });

  test('Loop has a target of its own each time and does nothing for Dark', () => {
    settled({
      player: { character: 'Defect', powers: ['Loop+'], orbs: ['lightning'], draw: DRAW },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [
        endTurn(),
        { do: 'order', ability: 'Loop+' },
        choose({ enemy: 'A' }),
        choose({ enemy: 'B' }),
        choose({ enemy: 'B' }),
      ],
      expect: { round: 2, enemies: [{ hp: 9 }, { hp: 8 }] },
    });
    settled({
      player: { character: 'Defect', powers: ['Loop'], orbs: ['dark'], draw: DRAW },
      moves: [endTurn()],
      expect: { round: 2, enemies: [{ hp: 10 }] },
    });
  });
});
