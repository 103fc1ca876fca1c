import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, play } from '../../testing/position.ts';

const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });

const faces: CardRow[] = [
  [
    'All-Out Attack',
    'hits for 2 and discards a chosen card',
    { energy: 2, hand: ['Slice'], discard: ['All-Out Attack', 'Blur'], discardedThisTurn: true },
    { hp: 8 },
    { row: 1, hand: ['Slice', 'Blur'], answers: [choose({ card: 'Blur' })] },
  ],
  [
    'All-Out Attack+',
    'hits for 3 and discards a chosen card',
    { energy: 2, hand: ['Blur'], discard: ['All-Out Attack+', 'Slice'] },
    { hp: 7 },
    { row: 1, hand: ['Slice', 'Blur'], answers: [choose({ card: 'Slice' })] },
  ],
  ['Backstab', 'hits for 4 at full HP', { exhaust: ['Backstab'] }, { hp: 6 }],
  ['Backstab', 'hits for 2 otherwise', { exhaust: ['Backstab'] }, { hp: 7 }, { enemy: { hp: 9, maxHp: 10 } }],
  ['Backstab+', 'hits for 6 at full HP', { exhaust: ['Backstab+'] }, { hp: 4 }],
  [
    'Backstab+',
    'hits for 4 otherwise',
    { exhaust: ['Backstab+'] },
    { hp: 5 },
    { enemy: { hp: 9, maxHp: 10 } },
  ],
  [
    'Backstab',
    'asks for full HP, not for missing Block',
    { exhaust: ['Backstab'] },
    { hp: 9, block: 0 },
    { enemy: { block: 3 } },
  ],
  ['Bane', 'hits for 2', { energy: 2, discard: ['Bane'] }, { hp: 8 }],
  ['Bane', 'hits for 4 with Poison', { energy: 2, discard: ['Bane'] }, { hp: 6 }, { enemy: { poison: 1 } }],
  ['Bane+', 'hits for 3', { energy: 2, discard: ['Bane+'] }, { hp: 7 }],
  ['Bane+', 'hits for 5 with Poison', { energy: 2, discard: ['Bane+'] }, { hp: 5 }, { enemy: { poison: 4 } }],
  ['Choke', 'hits for 3', { energy: 1, discard: ['Choke'] }, { hp: 7 }],
  [
    'Choke',
    'adds 1 for each Weak and each Poison on its target',
    { energy: 1, discard: ['Choke'] },
    { hp: 11 },
    { enemy: { hp: 20, weak: 2, poison: 4 } },
  ],
  ['Choke+', 'hits for 4', { energy: 1, discard: ['Choke+'] }, { hp: 6 }],
  [
    'Choke+',
    'adds its bonus before Vulnerable doubles it (STS-38.10)',
    { energy: 1, discard: ['Choke+'] },
    { hp: 8, vulnerable: 0 },
    { enemy: { hp: 20, weak: 1, poison: 1, vulnerable: 1 } },
  ],
  [
    'Dash',
    'hits for 2 and gives 2 Block',
    { energy: 1, block: 2, discard: ['Dash'] },
    { hp: 8 },
    { answers: [{ do: 'done' }] },
  ],
  [
    'Dash+',
    'hits for 3 and gives 3 Block',
    { energy: 1, block: 3, discard: ['Dash+'] },
    { hp: 7 },
    { answers: [{ do: 'done' }] },
  ],
  [
    'Finisher',
    'hits for 1 for each other Attack of the turn',
    { energy: 2, discard: ['Finisher'], attacksThisTurn: 4 },
    { hp: 7 },
    { player: { attacksThisTurn: 3 } },
  ],
  [
    'Finisher+',
    'hits for 2 for each other Attack of the turn',
    { energy: 2, discard: ['Finisher+'], attacksThisTurn: 4 },
    { hp: 4 },
    { player: { attacksThisTurn: 3 } },
  ],
  [
    'Finisher',
    'as the first Attack does not hit and uses up no token (STS-17.7)',
    { energy: 2, discard: ['Finisher'], attacksThisTurn: 1 },
    {},
    { player: { weak: 1 }, enemy: { vulnerable: 1 } },
  ],
  [
    'Flechettes',
    'hits for 1 for each Skill in hand, with Strength each time (STS-17.3)',
    { energy: 2, discard: ['Flechettes'] },
    { hp: 6 },
    { hand: ['Blur', 'Slice', 'Reflex', 'Accuracy', 'Injury'], player: { strength: 1 } },
  ],
  [
    'Flechettes',
    'does not hit without a Skill',
    { energy: 2, discard: ['Flechettes'] },
    {},
    { hand: ['Slice'] },
  ],
  [
    'Flechettes+',
    'hits once more',
    { energy: 2, discard: ['Flechettes+'] },
    { hp: 7 },
    { hand: ['Blur', 'Setup'] },
  ],
  ['Flechettes+', 'hits once without a Skill', { energy: 2, discard: ['Flechettes+'] }, { hp: 9 }],
  ['Masterful Stab', 'costs nothing and hits for 2', { discard: ['Masterful Stab'] }, { hp: 8 }],
  [
    'Masterful Stab',
    'costs 2 after HP have been lost in the combat',
    { energy: 1, discard: ['Masterful Stab'] },
    { hp: 8 },
    { player: { hpLostThisCombat: 1 } },
  ],
  ['Masterful Stab+', 'costs nothing and hits for 3', { discard: ['Masterful Stab+'] }, { hp: 7 }],
  [
    'Masterful Stab+',
    'costs 1 after HP have been lost in the combat',
    { energy: 2, discard: ['Masterful Stab+'] },
    { hp: 7 },
    { player: { hpLostThisCombat: 2 } },
  ],
  [
    'Predator',
    'hits for 3 and draws 2',
    { energy: 1, hand: ['Slice', 'Blur'], draw: ['Setup'], discard: ['Predator'] },
    { hp: 7 },
    { answers: [choose({ player: 'Silent' })], player: { draw: ['Slice', 'Blur', 'Setup'] } },
  ],
  [
    'Predator+',
    'hits for 4 and draws 2',
    { energy: 1, hand: ['Slice', 'Blur'], draw: ['Setup'], discard: ['Predator+'] },
    { hp: 6 },
    { answers: [choose({ player: 'Silent' })], player: { draw: ['Slice', 'Blur', 'Setup'] } },
  ],
  ['Skewer', 'hits for 1 once more than X', { energy: 1, discard: ['Skewer'] }, { hp: 7 }, { x: 2 }],
  ['Skewer', 'hits once for X = 0', { discard: ['Skewer'] }, { hp: 9 }, { x: 0 }],
  ['Skewer+', 'hits for 2 as often as X', { energy: 0, discard: ['Skewer+'] }, { hp: 4 }, { x: 3 }],
  [
    'Skewer+',
    'with X = 0 does not hit and uses up no token (STS-17.7)',
    { discard: ['Skewer+'] },
    {},
    { x: 0, player: { weak: 1 }, enemy: { vulnerable: 1 } },
  ],
];

describe('Silent uncommon Attacks', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test.each([
    ['All-Out Attack', 2],
    ['All-Out Attack+', 3],
  ])('%s hits one row and the Boss for %i (STS-18.2)', (card, damage) => {
    settles({
      players: [silent({ hand: [card] }), {}],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10 },
        { name: 'Boss', hp: 30 },
      ],
      moves: [play(card, undefined, { row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 10 - damage }, { hp: 30 - damage }] },
    });
  });

  test('Finisher counts Shivs and the own Attacks only, not those of another player (STS-21.8)', () => {
    settles({
      players: [silent({ hand: ['Slice', 'Finisher'], shivs: 1 }), { hand: ['Strike'] }],
      enemies: [{ name: 'A', hp: 20 }],
      moves: [
        { do: 'shiv', enemy: 'A' },
        play('Slice', 'A'),
        { ...play('Strike', 'A'), seat: 'Ironclad' },
        play('Finisher', 'A'),
      ],
      expect: { enemies: [{ hp: 15 }] },
    });
  });

  test('Finisher played twice counts its own copy as an Attack (STS-26.1)', () => {
    settles({
      player: silent({ hand: ['Finisher'], attacksThisTurn: 1, doubling: ['attack'] }),
      moves: [play('Finisher')],
      expect: { players: [{ attacksThisTurn: 3 }], enemies: [{ hp: 7 }] },
    });
  });

  test('Masterful Stab is refused where its higher cost cannot be paid (STS-6.1)', () => {
    settles({
      player: silent({ hand: ['Masterful Stab'], hpLostThisCombat: 1, energy: 1 }),
      moves: [{ refused: play('Masterful Stab', 'A'), code: 'not-enough-energy' }],
      expect: { players: [{ hand: ['Masterful Stab'] }] },
    });
  });

  test.each(['Predator', 'Predator+'])('%s lets another player draw (STS-18.5)', (card) => {
    settles({
      players: [silent({ hand: [card], draw: ['Slice'] }), { draw: ['Bash', 'Anger', 'Flex'] }],
      moves: [play(card, 'A'), choose({ player: 'Ironclad' })],
      expect: {
        players: [
          { hand: [], draw: ['Slice'] },
          { hand: ['Bash', 'Anger'], draw: ['Flex'] },
        ],
      },
    });
  });
});

describe('Dash', () => {
  const together = {
    players: [silent({ hand: ['Dash'], row: 1 }), { row: 2 }],
    enemies: [
      { name: 'A', row: 1, hp: 10 },
      { name: 'B', row: 2, hp: 10 },
    ],
  };

  test('Dash swaps rows with another player who agrees; enemies stay (STS-18.6)', () => {
    settles({
      ...together,
      moves: [
        play('Dash', 'B'),
        { refused: choose({ player: 'Silent' }), code: 'not-an-answer' },
        choose({ player: 'Ironclad' }),
        { refused: choose({ option: 1 }), code: 'other-player-decides' },
        { ...choose({ option: 1 }), seat: 'Ironclad' },
      ],
      expect: {
        players: [
          { row: 2, block: 2, discard: ['Dash'] },
          { row: 1, block: 0 },
        ],
        enemies: [
          { name: 'A', row: 1 },
          { name: 'B', row: 2, hp: 8 },
        ],
      },
    });
  });

  test('Dash leaves the rows as they are where the other player does not agree (STS-18.6)', () => {
    settles({
      ...together,
      moves: [
        play('Dash', 'A'),
        choose({ player: 'Ironclad' }),
        { ...choose({ option: 2 }), seat: 'Ironclad' },
      ],
      expect: { players: [{ row: 1 }, { row: 2 }] },
    });
  });

  test('Dash need not swap rows', () => {
    settles({
      ...together,
      moves: [play('Dash', 'A'), { do: 'done' }],
      expect: { players: [{ row: 1, discard: ['Dash'] }, { row: 2 }] },
    });
  });

  test('Dash sends the attacks of a row to the player who is in it now (STS-18.6)', () => {
    settles({
      players: [silent({ hand: ['Dash'] }), {}],
      enemies: [{ name: 'Sneaky Gremlin', row: 2, maxHp: 9, hp: 9 }],
      moves: [
        play('Dash', 'Sneaky Gremlin'),
        choose({ player: 'Ironclad' }),
        { ...choose({ option: 1 }), seat: 'Ironclad' },
        { do: 'end turn' },
        { do: 'end turn', seat: 'Ironclad' },
      ],
      // The Silent's 2 Block stop the 2 damage.
      expect: {
        round: 2,
        players: [
          { hp: 9, row: 2 },
          { hp: 10, row: 1 },
        ],
      },
    });
  });
});
