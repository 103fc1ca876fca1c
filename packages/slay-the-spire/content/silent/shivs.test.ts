import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const TWO_ENEMIES = [
  { name: 'A', hp: 20 },
  { name: 'B', hp: 20 },
];
const shiv = (enemy: string) => ({ do: 'shiv', enemy });
const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });

const faces: CardRow[] = [
  ['Riddle with Holes', 'gives 4 Shivs', { energy: 1, shivs: 4, discard: ['Riddle with Holes'] }],
  ['Riddle with Holes+', 'gives 5 Shivs', { energy: 1, shivs: 5, discard: ['Riddle with Holes+'] }],
  ['Accuracy', 'costs 1', { energy: 2, powers: ['Accuracy'] }],
  ['Accuracy+', 'costs nothing', { powers: ['Accuracy+'] }],
  ['Infinite Blades', 'costs 1 and gives no Shiv at once', { energy: 2, powers: ['Infinite Blades'] }],
  ['Infinite Blades+', 'costs 1 and gives no Shiv at once', { energy: 2, powers: ['Infinite Blades+'] }],
  ['Unload', 'hits for 2', { energy: 2, discard: ['Unload'] }, { hp: 8 }],
  ['Unload+', 'hits for 2', { energy: 2, discard: ['Unload+'] }, { hp: 8 }],
  [
    'Unload',
    'uses all Shivs with 1 damage more each',
    { energy: 2, shivs: 0, discard: ['Unload'], attacksThisTurn: 4 },
    { hp: 2 },
    { player: { shivs: 3 } },
  ],
  [
    'Unload+',
    'uses all Shivs with 2 damage more each',
    { energy: 2, shivs: 0, discard: ['Unload+'], attacksThisTurn: 3 },
    { hp: 2 },
    { player: { shivs: 2 } },
  ],
  [
    'Storm of Steel',
    'discards any number of cards for a Shiv each',
    {
      energy: 2,
      shivs: 2,
      hand: ['Blur'],
      discard: ['Storm of Steel', 'Setup', 'Slice'],
      discardedThisTurn: true,
    },
    {},
    {
      hand: ['Slice', 'Blur', 'Setup'],
      answers: [choose({ card: 'Slice' }), choose({ card: 'Setup' }), { do: 'done' }],
    },
  ],
  [
    'Storm of Steel',
    'may discard nothing and then gives nothing',
    { energy: 2, discard: ['Storm of Steel'], discardedThisTurn: false },
    {},
    { hand: ['Slice'], answers: [{ do: 'done' }] },
  ],
  [
    'Storm of Steel+',
    'gives one Shiv more than cards discarded',
    { energy: 2, shivs: 2, hand: [], discard: ['Storm of Steel+', 'Slice'] },
    {},
    { hand: ['Slice'], answers: [choose({ card: 'Slice' })] },
  ],
  [
    'Storm of Steel+',
    'gives 1 Shiv for nothing discarded',
    { energy: 2, shivs: 1, discard: ['Storm of Steel+'] },
    {},
    { hand: ['Slice'], answers: [{ do: 'done' }] },
  ],
];

describe('Silent cards about Shivs', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test('Blade Dance gives Shivs that are Attacks of their own, with tokens of their own (STS-21.8)', () => {
    settles({
      player: silent({ hand: ['Blade Dance'], strength: 2, weak: 1 }),
      enemies: [{ name: 'A', hp: 20, vulnerable: 2 }],
      moves: [
        play('Blade Dance'),
        shiv('A'),
        { expect: { players: [{ weak: 0 }], enemies: [{ hp: 17, vulnerable: 1 }] } },
        shiv('A'),
      ],
      expect: { players: [{ shivs: 0, attacksThisTurn: 2 }], enemies: [{ hp: 11, vulnerable: 0 }] },
    });
  });

  test('Unload chooses an enemy for each Shiv (STS-21.8)', () => {
    settles({
      player: silent({ hand: ['Unload'], shivs: 2 }),
      enemies: TWO_ENEMIES,
      moves: [play('Unload', 'A'), choose({ enemy: 'B' }), choose({ enemy: 'A' })],
      expect: { players: [{ shivs: 0 }], enemies: [{ hp: 16 }, { hp: 18 }] },
    });
  });

  test('Blade Dance lets surplus Shivs be used at once, each as an Attack (STS-21.11)', () => {
    settles({
      player: silent({ hand: ['Blade Dance+'], shivs: 4 }),
      enemies: TWO_ENEMIES,
      moves: [
        play('Blade Dance+'),
        { expect: { question: { kind: 'shiv', optional: true }, players: [{ shivs: 5 }] } },
        shiv('A'),
        shiv('B'),
      ],
      expect: { players: [{ shivs: 5, attacksThisTurn: 2 }], enemies: [{ hp: 19 }, { hp: 19 }] },
    });
  });

  test('Blade Dance lets each surplus Shiv be skipped by itself (STS-21.11)', () => {
    settles({
      player: silent({ hand: ['Blade Dance+'], shivs: 5 }),
      moves: [play('Blade Dance+'), { do: 'done' }, shiv('A'), { do: 'done' }],
      expect: {
        players: [{ shivs: 5, attacksThisTurn: 1, discard: ['Blade Dance+'] }],
        enemies: [{ hp: 9 }],
      },
    });
  });

  test('Blade Dance wins with a surplus Shiv, and its other Shivs are not asked for (STS-15.5)', () => {
    settles({
      player: silent({ hand: ['Blade Dance+'], shivs: 5 }),
      enemies: [{ name: 'A', hp: 1 }],
      moves: [play('Blade Dance+'), shiv('A')],
      expect: { phase: 'over', outcome: 'victory', players: [{ shivs: 0, deck: ['Blade Dance+'] }] },
    });
  });

  test('Cloak and Dagger uses a surplus Shiv before its Block (STS-16.10)', () => {
    settles({
      player: silent({ hand: ['Cloak and Dagger'], shivs: 5 }),
      moves: [play('Cloak and Dagger'), { expect: { players: [{ block: 0 }] } }, shiv('A')],
      expect: { players: [{ shivs: 5, block: 1 }], enemies: [{ hp: 9 }] },
    });
  });

  test('Riddle with Holes shares the 5 Shivs with all players (STS-25.2)', () => {
    settles({
      players: [silent({ hand: ['Riddle with Holes'], shivs: 1 }), { shivs: 2 }],
      moves: [play('Riddle with Holes'), { do: 'done' }, { do: 'done' }],
      expect: { players: [{ shivs: 3 }, { shivs: 2 }] },
    });
  });

  test('Shivs need neither Energy nor cards, but a token (STS-21.7)', () => {
    settles({
      player: silent({ energy: 0, shivs: 1 }),
      moves: [shiv('A'), { refused: shiv('A'), code: 'no-shiv' }],
      expect: { players: [{ shivs: 0 }], enemies: [{ hp: 9 }] },
    });
  });

  test.each([
    [['Accuracy'], 18],
    [['Accuracy+'], 18],
    [['Accuracy', 'Accuracy+'], 17],
  ])('Accuracy adds 1 damage to Shivs for each one in play: %j', (powers, hp) => {
    settles({
      player: silent({ powers, shivs: 1, hand: ['Strike'] }),
      enemies: TWO_ENEMIES,
      moves: [shiv('A'), play('Strike', 'B')],
      expect: { enemies: [{ hp }, { hp: 19 }] },
    });
  });

  test('Accuracy helps surplus Shivs too', () => {
    settles({
      player: silent({ hand: ['Blade Dance'], shivs: 4, powers: ['Accuracy'] }),
      moves: [play('Blade Dance'), shiv('A')],
      expect: { enemies: [{ hp: 8 }] },
    });
  });

  test.each([
    ['Infinite Blades', 1],
    ['Infinite Blades+', 2],
  ])('%s gives %i at the start of each later turn (STS-27.9)', (card, amount) => {
    settles({
      player: silent({ hand: [card], draw: [...NEXT_HAND, ...NEXT_HAND] }),
      moves: [play(card), endTurn(), { expect: { players: [{ shivs: amount }] } }, endTurn()],
      expect: { round: 3, players: [{ shivs: 2 * amount }] },
    });
  });

  test('Infinite Blades+ offers surplus Shivs at the start of the turn (STS-21.11)', () => {
    settles({
      player: silent({ powers: ['Infinite Blades+'], shivs: 4, draw: NEXT_HAND }),
      moves: [endTurn(), shiv('A')],
      expect: { round: 2, players: [{ shivs: 5, attacksThisTurn: 1 }], enemies: [{ hp: 9 }] },
    });
  });

  test('Unload aims each Shiv separately, after its own hit', () => {
    settles({
      player: silent({ hand: ['Unload'], shivs: 3 }),
      enemies: TWO_ENEMIES,
      moves: [
        play('Unload', 'A'),
        { expect: { enemies: [{ hp: 18 }, { hp: 20 }] } },
        choose({ enemy: 'B' }),
        choose({ enemy: 'A' }),
        choose({ enemy: 'B' }),
      ],
      expect: { players: [{ shivs: 0, discard: ['Unload'] }], enemies: [{ hp: 16 }, { hp: 16 }] },
    });
  });

  test('Unload adds its bonus to Accuracy and Strength, and each Shiv meets its own tokens (STS-21.8)', () => {
    settles({
      player: silent({ hand: ['Unload'], shivs: 2, powers: ['Accuracy'], strength: 1 }),
      enemies: [{ name: 'A', hp: 30, vulnerable: 2 }],
      moves: [play('Unload')],
      // (2 + 1) x 2, then 1 + 1 + 1 + 1 doubled, then not doubled.
      expect: { enemies: [{ hp: 12, vulnerable: 0 }] },
    });
  });

  test('Unload goes on with the other enemies where a Shiv kills', () => {
    settles({
      player: silent({ hand: ['Unload'], shivs: 2 }),
      enemies: [
        { name: 'A', hp: 4 },
        { name: 'B', hp: 20 },
      ],
      moves: [play('Unload', 'A'), choose({ enemy: 'A' })],
      expect: { players: [{ shivs: 0 }], enemies: [{ status: 'dead' }, { hp: 18 }] },
    });
  });

  test('Storm of Steel offers the Shivs beyond 5 (STS-21.11)', () => {
    settles({
      player: silent({ hand: ['Storm of Steel', 'Slice', 'Blur'], shivs: 4 }),
      moves: [play('Storm of Steel'), choose({ card: 'Slice' }), choose({ card: 'Blur' }), shiv('A')],
      expect: { players: [{ shivs: 5, hand: [] }], enemies: [{ hp: 9 }] },
    });
  });
});
