import { describe, test } from 'vitest';
import { choose, endTurn, play } from '../testing.ts';
import { settles } from '../testing-cards.ts';

type Fields = Readonly<Record<string, unknown>>;

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const TWO_ENEMIES = [
  { name: 'A', hp: 10 },
  { name: 'B', hp: 10 },
];
const use = (potion: string, more: Fields = {}) => ({ do: 'potion', potion, ...more });

type PotionRow = [potion: string, does: string, before: Fields, player: Fields, enemy?: Fields];

const potions: PotionRow[] = [
  ['Attack Potion', 'waits for the next Attack', {}, { doubling: ['attack'] }],
  ['Block Potion', 'gives 2 Block', {}, { block: 2 }],
  ['Block Potion', 'stops at 20 Block (STS-38.4)', { block: 19 }, { block: 20 }],
  ['Blood Potion', 'heals 2 HP', { hp: 5 }, { hp: 7 }],
  ['Blood Potion', 'heals up to the maximum only (STS-4.6)', { hp: 9 }, { hp: 10 }],
  ['Energy Potion', 'gives 2 Energy', {}, { energy: 5 }],
  ['Energy Potion', 'stops at 6 Energy (STS-6.2)', { energy: 5 }, { energy: 6 }],
  ['Explosive Potion', 'deals 2 damage', {}, {}, { hp: 8 }],
  ['Fire Potion', 'deals 4 damage', {}, {}, { hp: 6 }],
  [
    'Fire Potion',
    'is no hit: Strength and Weak do nothing (STS-16.12)',
    { strength: 3, weak: 1 },
    {},
    { hp: 6 },
  ],
  ['Flex Potion', 'gives 1 Strength', {}, { strength: 1, strengthToLose: 1 }],
  ['Skill Potion', 'waits for the next Skill', {}, { doubling: ['skill'] }],
  [
    'Snecko Oil',
    'draws 5, then puts 2 Daze on the draw pile (STS-16.10)',
    { draw: [...NEXT_HAND, 'Bash'] },
    { hand: NEXT_HAND, draw: ['Daze', 'Daze', 'Bash'] },
  ],
  ['Swift Potion', 'draws 3', { draw: NEXT_HAND }, { hand: NEXT_HAND.slice(2), draw: NEXT_HAND.slice(3) }],
  ['Vulnerable Potion', 'gives 1 Vulnerable', {}, {}, { vulnerable: 1 }],
  ['Weak Potion', 'gives 2 Weak', {}, {}, { weak: 2 }],
];

const STAYS = { energy: 3, block: 0, strength: 0, hand: [], draw: [], discard: [], exhaust: [] };
const ENEMY = { name: 'A', hp: 10, vulnerable: 0, weak: 0 };

describe('potions', () => {
  test.each(potions)('%s %s', (potion, _does, before, player, enemy = {}) => {
    settles({
      player: { ...STAYS, ...before, potions: [potion] },
      enemies: [ENEMY],
      moves: [use(potion)],
      expect: {
        players: [{ hp: 10, ...STAYS, ...before, potions: [], ...player }],
        enemies: [{ ...ENEMY, ...enemy }],
      },
    });
  });

  test('Fire Potion goes under the potion deck and cannot be used again (STS-8.16)', () => {
    settles({
      player: { potions: ['Fire Potion'] },
      with: { potionDeck: ['Swift Potion'] },
      moves: [use('Fire Potion'), { refused: use('Fire Potion', { enemy: 'A' }), code: 'no-potion' }],
      expect: { potionDeck: ['Swift Potion', 'Fire Potion'] },
    });
  });

  test('Attack Potion plays the next Attack twice, each with its own target (STS-26.4)', () => {
    settles({
      player: { hand: ['Bash'], potions: ['Attack Potion'] },
      enemies: TWO_ENEMIES,
      moves: [use('Attack Potion'), play('Bash', 'A'), choose({ enemy: 'B' })],
      expect: {
        players: [{ energy: 1, doubling: [] }],
        enemies: [
          { hp: 8, vulnerable: 1 },
          { hp: 8, vulnerable: 1 },
        ],
      },
    });
  });

  test('Attack Potion and Double Tap double one Attack each (STS-26.7)', () => {
    settles({
      player: { hand: ['Double Tap', 'Anger', 'Anger'], potions: ['Attack Potion'] },
      moves: [use('Attack Potion'), play('Double Tap'), play('Anger'), play('Anger')],
      expect: { players: [{ doubling: [] }], enemies: [{ hp: 6 }] },
    });
  });

  test('Skill Potion used twice: each doubles a Skill of its own (STS-26.7)', () => {
    settles({
      player: { hand: ['Defend', 'Defend', 'Defend'], potions: ['Skill Potion', 'Skill Potion'] },
      moves: [use('Skill Potion'), use('Skill Potion'), play('Defend'), play('Defend'), play('Defend')],
      expect: { players: [{ block: 5, energy: 0, doubling: [] }] },
    });
  });

  test('Skill Potion is lost at the end of the turn', () => {
    settles({
      player: { potions: ['Skill Potion'], draw: ['Defend', ...NEXT_HAND] },
      moves: [use('Skill Potion'), endTurn(), play('Defend')],
      expect: { round: 2, players: [{ block: 1 }] },
    });
  });

  test('Block Potion gives its Block to any player (STS-18.5)', () => {
    settles({
      players: [{ potions: ['Block Potion'] }, { character: 'Silent' }],
      moves: [use('Block Potion', { player: 'Silent' })],
      expect: { players: [{ block: 0 }, { block: 2 }] },
    });
  });

  test('Explosive Potion reaches one row and the Boss (STS-18.2)', () => {
    settles({
      players: [{ potions: ['Explosive Potion'] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10, vulnerable: 1 },
        { name: 'C', row: 2, hp: 10, block: 1 },
        { name: 'Boss', hp: 30 },
      ],
      moves: [use('Explosive Potion', { row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 8, vulnerable: 1 }, { hp: 9, block: 0 }, { hp: 28 }] },
    });
  });

  test('Flex Potion takes 1 Strength at end of turn, even if it gave none at 8 (STS-20.4)', () => {
    settles({
      player: { potions: ['Flex Potion'], strength: 8, draw: NEXT_HAND },
      moves: [use('Flex Potion'), endTurn()],
      expect: { round: 2, players: [{ strength: 7 }] },
    });
  });

  test.each([
    [['Flex', 'Rage', 'Bash'], ['Bash', 'Rage', 'Flex'], ['Anger']],
    [['Rage'], ['Rage'], ['Flex', 'Bash', 'Anger']],
    [[], [], ['Flex', 'Rage', 'Bash', 'Anger']],
  ])('Purity Potion Exhausts up to 3 chosen cards: %j', (chosen, exhaust, hand) => {
    settles({
      player: { hand: ['Flex', 'Rage', 'Bash', 'Anger'], potions: ['Purity Potion'] },
      moves: [
        use('Purity Potion'),
        ...chosen.map((card) => choose({ card })),
        ...(chosen.length === 3 ? [] : [{ do: 'done' }]),
      ],
      expect: { players: [{ hand, exhaust, discard: [] }] },
    });
  });

  test('Vulnerable Potion and Weak Potion stop at 3 tokens (STS-38.21, STS-38.23)', () => {
    settles({
      player: { potions: ['Vulnerable Potion', 'Weak Potion'] },
      enemies: [{ name: 'A', vulnerable: 3, weak: 2 }, { name: 'B' }],
      moves: [use('Vulnerable Potion', { enemy: 'A' }), use('Weak Potion', { enemy: 'A' })],
      expect: {
        enemies: [
          { vulnerable: 3, weak: 3 },
          { vulnerable: 0, weak: 0 },
        ],
      },
    });
  });

  test('Vulnerable Potion makes the next Attack count double', () => {
    settles({
      player: { hand: ['Twin Strike'], potions: ['Vulnerable Potion'] },
      moves: [use('Vulnerable Potion'), play('Twin Strike')],
      expect: { enemies: [{ hp: 6, vulnerable: 0 }] },
    });
  });

  test('Swift Potion cannot be used after the turn is declared done (STS-13.26)', () => {
    settles({
      players: [{ potions: ['Swift Potion'] }, { character: 'Silent' }],
      moves: [endTurn(), { refused: use('Swift Potion'), code: 'turn-declared-done' }],
      expect: { players: [{ potions: ['Swift Potion'], done: true }, {}] },
    });
  });
});
