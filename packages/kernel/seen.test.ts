import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { createRandom } from './random.ts';
import { movesSeen, seenBy } from './seen.ts';
import { playThrough, requireSoundImagining } from './testing/contract.ts';
import { type CountingState, countingGame } from './testing/counting-game.ts';

const start = (): CountingState => countingGame.start({ seats: 3, goal: 60 }, 'seen');

describe('what a seat knows', () => {
  it('keeps the contract in the counting game, where the die is hidden', () => {
    let varied = 0;
    playThrough(countingGame, start(), {
      name: 'counting',
      random: createRandom('seen', 1),
      look: (state) => {
        const disguised = { ...countingGame.copy(state), random: createRandom('another die', 1) };
        for (let seat = 0; seat < 3; seat++)
          if (requireSoundImagining(countingGame, state, seat, disguised)) varied++;
      },
    });
    expect(varied).toBeGreaterThan(30);
  });

  it('is a state of its own, with the moves of the seat in ascending order', () => {
    const state = start();
    const seen = seenBy(countingGame, state, 0, 'a');
    expect(seen.seat).toBe(0);
    expect((seen.state as unknown as CountingState).random).not.toEqual(state.random);
    const moves = movesSeen(countingGame, seen);
    expect(moves).toEqual([...moves].sort((one, other) => one - other));
    expect(moves).toHaveLength(4);
    expect(movesSeen(countingGame, seenBy(countingGame, state, 1, 'a'))).toEqual([]);
  });
});

describe('the contract of imagining', () => {
  const breaking = (imagine: AnyGame['imagine']) => () =>
    requireSoundImagining({ ...countingGame, imagine }, start(), 0, {
      ...start(),
      random: createRandom('another die', 1),
    });

  it('finds a game that gives the real state away', () => {
    expect(breaking((state) => countingGame.copy(state))).toThrow('depends on what it cannot know');
  });

  it('finds a game that imagines what the seat would see', () => {
    expect(breaking((state, _seat, seed) => ({ ...state, random: createRandom(seed, 1), total: 9 }))).toThrow(
      'looks different',
    );
  });

  it('finds a game that changes the state', () => {
    expect(
      breaking((state, _seat, seed) => {
        state.random = createRandom(seed, 1);
        return countingGame.copy(state);
      }),
    ).toThrow('has changed the state');
  });
});
