import { createRandom, defined, type Seat, shuffle } from '@three-spires/kernel';
import {
  anyOf,
  playThrough,
  requireSoundImagining,
  requireSoundMoves,
  requireTrueCopy,
} from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../content/decks.ts';
import { mysticSpires } from '../index.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import type { Keeper, State } from '../rules/state.ts';
import { dealtAgain } from './dealt-again.ts';
import { checkState, conserved } from './properties.ts';

/** Many games on a slow machine. */
const LONG = { timeout: 600_000 };

const GAMES = Number(process.env.PROPERTY_GAMES ?? 100);

const setupOf = (number: number) => ({
  decks: [STARTER_DECKS[number % 5]?.name ?? '', STARTER_DECKS[Math.floor(number / 5) % 5]?.name ?? ''] as [
    string,
    string,
  ],
  first: number % 4 === 0 ? 'throw' : 'random',
});

const start = (number: number): State =>
  mysticSpires.start(mysticSpires.readSetup(setupOf(number)), `property ${number}`);

/** Plays a game by chance; `look` sees every position before a move, with the moves there are. */
const playGame = (
  number: number,
  look?: (state: State, seat: Seat, moves: readonly number[]) => void,
): State =>
  playThrough(mysticSpires, start(number), {
    name: `game ${number}`,
    random: createRandom(`player ${number}`, 1),
    ...defined({ look }),
  });

/** What the seat cannot see, dealt again: hands and decks of the others, the order of its own deck. */
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

const PASS = mysticSpires.pass ?? -1;

describe('random games', () => {
  test(`${GAMES} games end, keep every card and never break a limit`, LONG, () => {
    for (let number = 0; number < GAMES; number++) {
      const origin = conserved(start(number));
      const end = playGame(number, (state) => {
        const faults = checkState(state, origin);
        if (faults.length > 0) throw new Error(faults.join('; '));
      });
      expect(checkState(end, origin)).toEqual([]);
    }
  });

  test('a copy is the original, and changing it leaves the original alone', LONG, () => {
    const random = createRandom('copies', 1);
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state, seat, moves) =>
        requireTrueCopy(mysticSpires, state, seat, anyOf(moves, random)),
      );
  });

  test('the same seed and moves give the same game', LONG, () => {
    for (let number = 0; number < GAMES / 20; number++) {
      const once = playGame(1000 + number);
      const twice = playGame(1000 + number);
      expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
    }
  });

  test('what is legal is not refused, and every move reads and previews', LONG, () => {
    for (let number = 0; number < GAMES / 40; number++)
      playGame(number, (state, seat, moves) => requireSoundMoves(mysticSpires, state, seat, moves));
  });

  test('whether a Keeper is asked tells nothing of the hand (MYS-13.4)', LONG, () => {
    const random = createRandom('asking', 1);
    let asked = 0;
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state, seat, moves) => {
        const move = anyOf(moves, random);
        const events: MysticSpiresEvent[] = [];
        const real = mysticSpires.copy(state);
        mysticSpires.apply(real, seat, move, (event) => events.push(event));
        // Cards that came out of a hand or a deck may well make a difference.
        if (events.some(({ type, reveals }) => reveals === true || type === 'moved')) return;
        const other = dealtAnew(state, seat, random);
        mysticSpires.apply(other, seat, move);
        if (mysticSpires.deciding(other) !== mysticSpires.deciding(real))
          throw new Error(`after ${move} it depends on the hand who is asked`);
        if (mysticSpires.deciding(real) !== 1 << seat) asked++;
      });
    expect(asked).toBeGreaterThan(100);
  });

  test('what passing or a response would do tells nothing of hidden cards (MYS-4.3, MYS-4.4)', LONG, () => {
    const random = createRandom('previews', 1);
    let measured = 0;
    for (let number = 0; number < GAMES / 20; number++)
      playGame(number, (state, seat, moves) => {
        if (state.links.length === 0 || !moves.includes(PASS)) return;
        const other = dealtAnew(state, seat, random);
        for (const move of moves) {
          const told = mysticSpires.preview(state, seat, move);
          expect(mysticSpires.preview(other, seat, move)).toEqual(told);
          if (move === PASS && told.changes.length > 0) measured++;
        }
      });
    expect(measured).toBeGreaterThan(100);
  });

  test('a view shows nothing of hands, decks and Token Decks of others (MYS-4.3, MYS-4.4)', LONG, () => {
    const random = createRandom('secrets', 1);
    for (let number = 0; number < GAMES / 10; number++)
      playGame(number, (state) => {
        for (const viewer of [0, 1] as const) {
          const seen = JSON.stringify(mysticSpires.view(state, viewer));
          if (JSON.stringify(mysticSpires.view(dealtAnew(state, viewer, random), viewer)) !== seen)
            throw new Error(`Keeper ${viewer + 1} sees what is hidden: ${seen}`);
        }
      });
  });

  test('what a Keeper imagines follows from what that Keeper knows (MYS-4.3, MYS-4.4)', LONG, () => {
    const random = createRandom('imagined', 1);
    let [met, varied] = [0, 0];
    for (let number = 0; number < GAMES / 40; number++)
      playGame(number, (state) => {
        // What is imagined is compared in every part, which takes longer than the game.
        if (met++ % 3 !== 0) return;
        for (const seat of [0, 1])
          if (requireSoundImagining(mysticSpires, state, seat, dealtAgain(state, seat, random))) varied++;
      });
    expect(varied).toBeGreaterThan(300);
  });
});
