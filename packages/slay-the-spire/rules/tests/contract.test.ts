/** What the kernel asks of every game, on whole climbs. */
import { createRandom, defined, type Move, type Seat } from '@three-spires/kernel';
import { anyOf, playThrough, requireSoundMoves, requireTrueCopy } from '@three-spires/kernel/testing';
import { describe, expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { randomStart } from '../../testing/property-climbs.ts';
import { isIdle } from '../../testing/sensible-move.ts';
import type { State } from '../state.ts';

/** Many moves on a slow machine. */
const LONG = { timeout: 300_000 };

const CLIMBS = 4;

/** A climb played by chance. Moves that can be made over and over again are left out where others are possible. */
const playClimb = (
  number: number,
  look?: (state: State, seat: Seat, moves: readonly Move[]) => void,
): State => {
  const random = createRandom(`climb ${number}`, 1);
  const state = slayTheSpire.scenario.build(randomStart(`contract ${number}`), `contract ${number}`);
  return playThrough(slayTheSpire, state, {
    name: `climb ${number}`,
    random,
    choose: (_, moves) => {
      const busy = moves.filter((move) => !isIdle(move));
      return anyOf(busy.length > 0 ? busy : moves, random);
    },
    ...defined({ look }),
  });
};

/** Copies of a card read the same and do the same: one of them is enough. */
const differentMoves = (state: State, seat: Seat, moves: readonly Move[]): Move[] => {
  const byWords = new Map(
    moves.map((move) => [JSON.stringify(slayTheSpire.describe(state, seat, move)), move]),
  );
  return [...byWords.values()];
};

describe('whole climbs', () => {
  test('a copy is the original, and changing it leaves the original alone', LONG, () => {
    const random = createRandom('copies', 1);
    for (let number = 0; number < CLIMBS; number++)
      playClimb(number, (state, seat, moves) =>
        requireTrueCopy(slayTheSpire, state, seat, anyOf(moves, random)),
      );
  });

  test('the same seed and moves give the same game', LONG, () => {
    for (let number = 0; number < CLIMBS; number++)
      expect(JSON.stringify(playClimb(number))).toBe(JSON.stringify(playClimb(number)));
  });

  test('what is legal is not refused, and every move reads and previews', LONG, () => {
    for (let number = 0; number < CLIMBS / 2; number++)
      playClimb(number, (state, seat, moves) =>
        requireSoundMoves(slayTheSpire, state, seat, differentMoves(state, seat, moves)),
      );
  });
});
