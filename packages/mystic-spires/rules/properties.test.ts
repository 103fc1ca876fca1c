import {
  createMoveList,
  createRandom,
  hasSeat,
  listedMoves,
  randomBelow,
  type Seat,
  shuffle,
} from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../content/index.ts';
import { mysticSpires } from '../index.ts';
import { checkState, conserved } from './properties.ts';
import type { Keeper, State } from './state.ts';

/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

const GAMES = Number(process.env.PROPERTY_GAMES ?? 200);

/** Far longer than any game: one that goes on is stuck. */
const LONGEST = 20_000;

const setupOf = (number: number) => ({
  decks: [STARTER_DECKS[number % 5]?.name ?? '', STARTER_DECKS[Math.floor(number / 5) % 5]?.name ?? ''] as [
    string,
    string,
  ],
  first: number % 4 === 0 ? 'throw' : 'random',
});

const start = (number: number): State =>
  mysticSpires.start(mysticSpires.readSetup(setupOf(number)), `property ${number}`);

const decider = (state: State): Seat => (hasSeat(mysticSpires.deciding(state), 0) ? 0 : 1);

/** Plays a game by chance; `look` sees every position before a move, with the moves there are. */
const playGame = (
  number: number,
  look: (state: State, seat: Seat, moves: readonly number[]) => void,
): State => {
  const state = start(number);
  const random = createRandom(`player ${number}`, 1);
  const list = createMoveList();
  for (let moves = 0; mysticSpires.outcome(state) === undefined; moves++) {
    if (moves > LONGEST) throw new Error(`game ${number} does not end`);
    const seat = decider(state);
    mysticSpires.legal(state, seat, list);
    if (list.length === 0) throw new Error(`game ${number}: nobody can move`);
    const all = listedMoves(list);
    look(state, seat, all);
    mysticSpires.apply(state, seat, all[randomBelow(random, 0, all.length)] as number);
  }
  return state;
};

/** What the seat cannot see dealt anew: hands and decks of the others, the order of its own deck. */
const dealtAnew = (state: State, viewer: Seat, random: number[]): State => {
  const copy = mysticSpires.copy(state);
  copy.keepers.forEach((keeper: Keeper, seat) => {
    if (seat === viewer) {
      shuffle(random, 0, keeper.deck);
      return;
    }
    const hidden = [...keeper.hand, ...keeper.deck];
    shuffle(random, 0, hidden);
    keeper.hand = hidden.slice(0, keeper.hand.length);
    keeper.deck = hidden.slice(keeper.hand.length);
    shuffle(random, 0, keeper.tokens);
  });
  return copy;
};

describe('random games', () => {
  test(`${GAMES} games end, keep every card and never break a limit`, LONG, () => {
    for (let number = 0; number < GAMES; number++) {
      const origin = conserved(start(number));
      const end = playGame(number, (state) => {
        const faults = checkState(state, origin);
        if (faults.length > 0) throw new Error(`game ${number}: ${faults.join('; ')}`);
      });
      expect(checkState(end, origin)).toEqual([]);
    }
  });

  test('a copy is the original, and changing it leaves the original alone', LONG, () => {
    const random = createRandom('copies', 1);
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state, seat, moves) => {
        const before = JSON.stringify(state);
        const copy = mysticSpires.copy(state);
        if (JSON.stringify(copy) !== before) throw new Error('the copy differs');
        mysticSpires.apply(copy, seat, moves[randomBelow(random, 0, moves.length)] as number);
        if (JSON.stringify(state) !== before) throw new Error('the original has changed');
      });
  });

  test('the same seed and moves give the same game', LONG, () => {
    for (let number = 0; number < GAMES / 20; number++) {
      const once = playGame(1000 + number, () => undefined);
      const twice = playGame(1000 + number, () => undefined);
      expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
    }
  });

  test('what is legal is not refused, and every move reads and previews', LONG, () => {
    for (let number = 0; number < GAMES / 40; number++)
      playGame(number, (state, seat, moves) => {
        const before = JSON.stringify(state);
        const words = moves.map((move) => JSON.stringify(mysticSpires.describe(state, seat, move)));
        expect(new Set(words).size).toBe(words.length);
        for (const move of moves) {
          if (mysticSpires.refuse(state, seat, move) !== undefined) throw new Error(`${move} is refused`);
          mysticSpires.preview(state, seat, move);
        }
        if (JSON.stringify(state) !== before) throw new Error('looking has changed the state');
      });
  });

  test('a view shows nothing of hands, decks and Token Decks of others (MYS-4.3, MYS-4.4)', LONG, () => {
    const random = createRandom('secrets', 1);
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state) => {
        for (const viewer of [0, 1] as const) {
          const seen = JSON.stringify(mysticSpires.view(state, viewer));
          if (JSON.stringify(mysticSpires.view(dealtAnew(state, viewer, random), viewer)) !== seen)
            throw new Error(`game ${number}: Keeper ${viewer + 1} sees what is hidden: ${seen}`);
        }
      });
  });
});
