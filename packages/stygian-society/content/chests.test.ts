import type { ScenarioStep } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { placeEntry } from '../rules/compile/entries.ts';
import { openChest } from '../testing/chests.ts';
import { CHESTS } from './chests.ts';

const HEROES = [
  { hero: 'Knight', skills: ['Cleave'] },
  { hero: 'Doctor', skills: ['Scalpel'] },
];
const TWO = { partyTreasures: ['Lucky Florin', 'Caltrops'] };
const EMPTY = { partyTreasures: [] };

/** The tokens a hero has, whatever their colours. */
type Row = {
  readonly name: string;
  readonly peril: number;
  /** What a sprung trap does beside the treasures; wounds begin at 6, luck at 3. */
  readonly expect: Readonly<Record<string, unknown>>;
  readonly answers?: readonly ScenarioStep[];
};

const pick = (hero: string): ScenarioStep[] => [{ do: 'vote', hero }];
/** The colour of a token is chance; what it does is not. */
const chest = (
  name: string,
  peril: number,
  expected: Row['expect'],
  answers: readonly ScenarioStep[] = [],
): Row => ({
  name,
  peril,
  expect: expected,
  answers,
});
const leave: ScenarioStep[] = [{ do: 'vote', chest: 'leave' }];
/** On the next floor. */
const NEXT = { floor: 3 };

const ROWS: readonly Row[] = [
  chest('Ray of Agony', 13, { wounds: 24, ...EMPTY }),
  chest('The Weaver Has Awakened', 8, { ...TWO, ...NEXT, arrived: 'Weaver' }, leave),
  chest('Forgotten Flask', 0, { wounds: 4, ...TWO }),
  chest('Coin in the Lining', 0, { luck: 4, ...TWO }),
  chest('False Bottom', 2, { partyTreasures: ['Lucky Florin'] }),
  chest('Poison Needle', 3, { tokens: [0, 1], status: 0, ...TWO }, pick('Doctor')),
  chest('Biting Hinge', 3, { wounds: 7, ...TWO }),
  chest('Alarm Wire', 4, { ...TWO, ...NEXT, peril: 2 }, leave),
  chest('Swinging Blade', 4, { wounds: 8, ...TWO }),
  chest('Sleeping Gas', 5, { tokens: [1, 1], status: 1, ...TWO }),
  chest('Cursed Penny', 5, { luck: 1, ...TWO }),
  chest('Paper Hex', 6, { tokens: [1, 0], status: 3, ...TWO }, pick('Knight')),
  chest('Spring Snare', 6, { tokens: [0, 1], status: 2, wounds: 7, ...TWO }, pick('Doctor')),
  chest('Wasp Jar', 7, { tokens: [2, 0], status: 0, ...TWO }, pick('Knight')),
  chest('Acid Spray', 7, { wounds: 9, ...TWO }),
  chest('Draining Gem', 8, { heroes: [{ exhausted: ['Cleave'] }, { exhausted: ['Scalpel'] }], ...TWO }),
  chest('Rusted Shut', 8, { wounds: 6, ...EMPTY }),
  chest('Mimic', 9, { wounds: 9, ...EMPTY }),
  chest('Chill of the Grave', 9, { tokens: [1, 1], status: 2, ...TWO }),
  chest('Fire Rune', 10, { wounds: 10, ...TWO }),
  chest('Whispering Skull', 10, { ...TWO, ...NEXT, field: { red: 1, yellow: 1, black: 1 } }, leave),
  chest('Choking Spores', 11, { tokens: [1, 1], status: 0, ...TWO }),
  chest('Blood Tithe', 12, { wounds: 11, xp: 2, ...TWO }),
  chest('Soul Mirror', 14, { tokens: [1, 1], status: 3, ...TWO }),
  chest('Thunder Rune', 15, { wounds: 13, ...EMPTY }),
];

const POSITION = { heroes: HEROES, floor: 2, place: 'Vault Guard', wounds: 6, luck: 3 };

describe.each(ROWS)('$name', ({ name, peril, answers = [], expect: expected }) => {
  const { tokens, status, arrived, ...shown } = expected;

  test(`at peril ${peril} its effect happens`, () => {
    const state = openChest(name, { ...POSITION, peril }, shown, answers);
    if (tokens !== undefined) {
      const first = 3 * Number(status);
      const of = (counts: readonly number[]) =>
        (counts[first] ?? 0) + (counts[first + 1] ?? 0) + (counts[first + 2] ?? 0);
      expect(state.heroes.map((hero) => of(hero.tokens))).toEqual(tokens);
      const all = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
      expect(state.heroes.map((hero) => all(hero.tokens))).toEqual(tokens);
    }
    if (arrived !== undefined) expect(state.nextId - 1).toBe(figuresOnFloor(state) + 1);
  });

  if (peril > 0)
    test(`at peril ${peril - 1} nothing happens, and the treasures are there`, () => {
      const calm = { wounds: 6, luck: 3, xp: 0, ...TWO };
      const state = openChest(name, { ...POSITION, peril: peril - 1 }, calm);
      expect(state.heroes.every((hero) => hero.tokens.every((count) => count === 0))).toBe(true);
      expect(state.exhausted).toEqual([]);
      expect(state.later).toEqual([]);
    });
});

/** How many the card of the floor names. */
const figuresOnFloor = (state: ReturnType<typeof openChest>): number => {
  const { ranks, boss } = placeEntry(state.place);
  return ranks.flat().length + (boss === undefined ? 0 : 1);
};

test('none is missing', () => {
  expect(ROWS.map(({ name }) => name).sort()).toEqual(CHESTS.map(({ name }) => name).sort());
});
