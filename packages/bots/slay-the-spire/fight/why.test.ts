import { createMoveList, listedMoves, type Move, plainText } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { expect, test } from 'vitest';
import { bringsInFight, explained } from './why.ts';

type Fields = Readonly<Record<string, unknown>>;

const build = (players: readonly Fields[], enemies: readonly Fields[], more: Fields = {}): State =>
  game.scenario.build({ players, enemies, die: 1, ...more }, 'why') as State;

/** The move of the first seat that reads like this. */
const moveOf = (state: State, wanted: Fields): Move => {
  const list = createMoveList();
  game.legal(state, 0, list);
  const found = listedMoves(list).find((move) => {
    const readable = game.describe(state, 0, move);
    return Object.entries(wanted).every(([field, value]) => readable[field] === value);
  });
  if (found === undefined) throw new Error(`no move is like ${JSON.stringify(wanted)}`);
  return found;
};

const brings = (state: State, wanted: Fields): string =>
  plainText(bringsInFight(state, 0, moveOf(state, wanted)) ?? []);

const SLAVER = { name: 'Blue Slaver', row: 1, hp: 10 };
const SLIME = { name: 'Acid Slime', row: 1, hp: 1 };
const IRONCLAD = { character: 'Ironclad', hp: 8, energy: 3, draw: ['Strike', 'Strike', 'Strike'] };

test('a kill comes first, with the damage that it saves', () => {
  const state = build(
    [{ ...IRONCLAD, hand: ['Strike'] }],
    [SLAVER, { ...SLAVER, name: 'Red Slaver', hp: 1 }],
  );
  expect(brings(state, { card: 'Strike', enemy: 'Red Slaver' })).toMatch(
    /^Kills the Red Slaver(, \d damage less this turn)?\.$/,
  );
});

test('the last kill wins, and nothing else matters then', () => {
  const state = build([{ ...IRONCLAD, hand: ['Strike'] }], [SLIME]);
  expect(brings(state, { card: 'Strike' })).toBe('Wins the fight.');
});

test('Block that is needed is told by the damage that stays away', () => {
  const attacked = build([{ ...IRONCLAD, hand: ['Defend'] }], [SLAVER]);
  expect(brings(attacked, { card: 'Defend' })).toMatch(/^(1 damage less|No damage) this turn\.$/);
  const quiet = build([{ ...IRONCLAD, block: 9, hand: ['Defend'] }], [SLAVER]);
  expect(brings(quiet, { card: 'Defend' })).toBe('1 Block.');
});

test('what keeps the player alive is not told as damage', () => {
  const state = build([{ ...IRONCLAD, hp: 2, hand: ['Defend'] }], [SLAVER]);
  expect(brings(state, { card: 'Defend' })).toBe('Survives this turn.');
});

test('a hit says what is left, and whether the rest of the hand can finish it', () => {
  const alone = build([{ ...IRONCLAD, hand: ['Strike'] }], [SLAVER]);
  expect(brings(alone, { card: 'Strike' })).toBe('Deals 1 to the Blue Slaver (9 HP left).');
  const near = build([{ ...IRONCLAD, hand: ['Strike', 'Bash'] }], [{ ...SLAVER, hp: 3 }]);
  expect(brings(near, { card: 'Bash' })).toMatch(
    /^Deals 2 to the Blue Slaver \(1 HP left\), victory in reach this turn,/,
  );
});

test('a Power is told by what it gives and that it lasts', () => {
  const state = build([{ ...IRONCLAD, hand: ['Inflame'] }], [SLAVER]);
  expect(brings(state, { card: 'Inflame' })).toBe('1 Strength, Inflame lasts all fight.');
});

test('cards that are drawn are counted, whatever they are', () => {
  const state = build(
    [{ character: 'Silent', hp: 8, energy: 3, hand: ['Backflip'], draw: ['Strike', 'Defend', 'Strike'] }],
    [SLAVER],
  );
  const told = brings(state, { card: 'Backflip' });
  expect(told).toMatch(/draws 2 cards\.$/);
  const other = build(
    [{ character: 'Silent', hp: 8, energy: 3, hand: ['Backflip'], draw: ['Burn', 'Burn', 'Burn'] }],
    [SLAVER],
  );
  expect(brings(other, { card: 'Backflip' })).toBe(told);
});

test('the end of a turn says what comes through; a bot that chose it adds why', () => {
  const state = build([{ ...IRONCLAD, hand: ['Strike'] }], [SLAVER]);
  expect(brings(state, { do: 'end turn' })).toBe('2 damage comes through.');
  const { why } = explained(state, 0, moveOf(state, { do: 'end turn' }));
  expect(plainText(why ?? [])).toBe('Nothing more is worth playing, 2 damage comes through.');
});

test('the end of a turn that cannot be survived says so', () => {
  const state = build([{ ...IRONCLAD, hp: 2, hand: ['Strike'] }], [SLAVER]);
  expect(brings(state, { do: 'end turn' })).toBe('The attack that comes is fatal.');
});

test('a Boss that splits is killed, but the fight is not won', () => {
  const state = build([{ ...IRONCLAD, hand: ['Strike'] }], [{ name: 'Slime Boss', hp: 1 }], {
    climb: { act: 1, room: 'boss' },
  });
  expect(brings(state, { card: 'Strike' })).toMatch(/^Kills Slime Boss/);
});

test('Bosses and enemies with a number go without an article', () => {
  const boss = build([{ ...IRONCLAD, hand: ['Strike'] }], [{ name: 'The Guardian' }], {
    climb: { act: 1, room: 'boss' },
  });
  expect(brings(boss, { card: 'Strike' })).toMatch(/^Deals 1 to the Guardian \(/);
  const twins = build([{ ...IRONCLAD, hand: ['Strike'] }], [SLAVER, SLAVER]);
  expect(brings(twins, { card: 'Strike' })).toMatch(/^Deals 1 to Blue Slaver 1 \(/);
});
