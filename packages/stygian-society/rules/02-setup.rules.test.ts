import { createMoveList, encodeMove, seatsIn } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import { HEROES } from '../words/lists.ts';
import { MOVE } from './moves.ts';
import { QUESTION, type State } from './state.ts';
import { cardEntry } from './tables.ts';

const start = (setup: object, seed = 'setup'): State =>
  stygianSociety.start(stygianSociety.readSetup(setup), seed);

const vote = (state: State, seat: number, hero: string): void => {
  const option = state.heroes.findIndex((one) => HEROES[one.hero] === hero);
  stygianSociety.apply(state, seat, encodeMove(MOVE.vote, option));
};

test('STY-2.1 STY-2.4 STY-2.5 STY-2.6 cubes in the bank, a level-1 skill each, start values', () => {
  const state = start({ players: 3 });
  expect(state.bank).toEqual([10, 10, 10, 10, 10, 10]);
  expect(state.supply).toEqual([16, 16, 16]);
  expect(state.heroes.map(({ skills }) => skills.map((card) => cardEntry(card).level))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  expect([state.luck, state.xp, state.needed, state.wounds, state.peril]).toEqual([0, 0, 8, 0, 0]);
  expect(stygianSociety.view(state, 0)).toMatchObject({ woundLimit: 25, rooms: 13, treasureDeck: 20 });
});

test.each([
  [1, 3, [0, 0, 0]],
  [2, 4, [0, 0, 1, 1]],
  [3, 3, [0, 1, 2]],
  [4, 4, [0, 1, 2, 3]],
])('STY-25.1 STY-25.2 %i players have %i heroes', (players, heroes, seats) => {
  const state = start({ players });
  expect(state.heroes).toHaveLength(heroes);
  expect(state.heroes.map(({ seat }) => seat)).toEqual(seats);
});

test('STY-2.2 heroes are dealt, or chosen each at most once', () => {
  const dealt = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => start({ players: 3 }, seed).heroes[0]?.hero));
  expect(dealt.size).toBeGreaterThan(1);
  expect(
    start({ players: 3, heroes: ['Doctor', 'Knight', 'Burglar'] }).heroes.map(({ hero }) => hero),
  ).toEqual([2, 0, 3]);
  expect(() => start({ players: 3, heroes: ['Doctor', 'Doctor', 'Knight'] })).toThrow(
    'each hero at most once',
  );
  expect(() => start({ players: 3, heroes: ['Doctor', 'Knight'] })).toThrow('3 heroes for 3 players');
});

test('STY-25.3 STY-25.4 STY-25.5 two heroes: a chosen third skill and 28 wounds', () => {
  const state = start({ players: 2, twoHeroes: true, heroes: ['Knight', 'Doctor'] });
  expect(state.question.kind).toBe(QUESTION.skill);
  const list = { length: 0, moves: [] as number[] };
  for (const seat of [0, 1]) {
    stygianSociety.legal(state, seat, list);
    expect(list.length).toBe(5);
    stygianSociety.apply(state, seat, list.moves[0] as number);
  }
  expect(state.heroes.map(({ skills }) => skills.length)).toEqual([3, 3]);
  expect(stygianSociety.view(state, 0).woundLimit).toBe(28);
  expect(() => start({ players: 3, twoHeroes: true })).toThrow('STY-25.3');
});

test('STY-1.7 STY-2.7 STY-2.8 most votes win, a vote may be changed, a tie goes with who acts next', () => {
  const state = start({ players: 2, heroes: ['Knight', 'Doctor', 'Burglar', 'Spellsling'] });
  vote(state, 1, 'Burglar');
  expect(stygianSociety.decisions(state)).toMatchObject([{ kind: 'start', seats: [0] }]);
  vote(state, 1, 'Spellsling');
  vote(state, 0, 'Doctor');
  expect(state.heroes[state.active]?.hero).toBe(HEROES.indexOf('Doctor'));
  expect(state.turn).toBe(1);
});

test('STY-1.1 STY-3.1 STY-3.2 STY-3.3 floor 1 is a lower room with its enemies in two ranks', () => {
  const state = start({ players: 1 });
  vote(state, 0, HEROES[state.heroes[0]?.hero ?? 0] ?? '');
  expect(state.floor).toBe(1);
  expect(state.place).toBeLessThan(13);
  expect(state.rooms).toHaveLength(12);
  expect(state.figures.every(({ wounds }) => wounds === 0)).toBe(true);
});

test('STY-2.7 the Knight is proposed as the one to begin, else the Burglar, else the first seat', () => {
  const proposed = (heroes: string[]) => {
    const setup = stygianSociety.readSetup({
      players: heroes.length === 2 ? 2 : 3,
      twoHeroes: heroes.length === 2,
      heroes,
    });
    const state = stygianSociety.start(setup, 'proposal');
    const list = createMoveList();
    // STY-25.4: in the two-hero variant a skill is chosen first.
    while (state.question.kind === QUESTION.skill) {
      const [seat = 0] = seatsIn(stygianSociety.deciding(state));
      stygianSociety.legal(state, seat, list);
      stygianSociety.apply(state, seat, list.moves[0] as number);
    }
    return stygianSociety.view(state, 0).question?.proposal;
  };
  expect(proposed(['Doctor', 'Burglar', 'Knight'])).toBe(2);
  expect(proposed(['Doctor', 'Burglar', 'Spellsling'])).toBe(1);
  expect(proposed(['Doctor', 'Spellsling'])).toBe(0);
});
