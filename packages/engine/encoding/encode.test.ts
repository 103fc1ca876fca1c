import type { AnyGame, Move } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { finishedGames, replayFinished } from '../testing/finished-games.ts';
import { KINDS, type Moment, playRandomly } from '../testing/random-games.ts';
import { createEncoded, type Encoded, encodeFor, layoutOf, planOf } from './encode.ts';
import type { Encoder } from './encoder.ts';
import { encoderOf } from './encoders.ts';

const GAMES_EACH = 5;
const MOST = 500;

const snapshot = ({ observation, actions, moves, count }: Encoded) => ({
  observation: [...observation],
  actions: [...actions.subarray(0, count)],
  moves: moves.slice(0, count) as Move[],
});

const encoded = (encoder: Encoder, game: AnyGame, state: unknown, seat: number) => {
  const out = createEncoded(encoder);
  encodeFor(encoder, game, state, seat, out);
  return { ...snapshot(out), leftOut: out.leftOut };
};

/** Random games of every kind, and the finished games, which come to the end of the tower. */
const visit = (game: AnyGame, look: (moment: Moment) => void): void => {
  for (const kind of KINDS.filter((one) => one.game === game))
    for (let number = 0; number < GAMES_EACH; number++) playRandomly(kind, `encode ${number}`, MOST, look);
  for (const fixture of finishedGames(game)) replayFinished(game, fixture, look);
};

describe.each(GAMES)('positions of $id', (game) => {
  const encoder = encoderOf(game.id);
  const plan = planOf(encoder);

  test('every legal move has an action of its own', () => {
    visit(game, ({ state, seat, moves }) => {
      const { actions, leftOut, moves: taken } = encoded(encoder, game, state, seat);
      expect(leftOut).toBe(0);
      expect(taken).toEqual(moves);
      expect(new Set(actions).size).toBe(moves.length);
      expect(Math.min(...actions)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...actions)).toBeLessThan(plan.actions);
    });
  });

  test('positions that look the same to a seat are written the same: nothing hidden is in the integers', () => {
    let looked = 0;
    visit(game, ({ state, seat }) => {
      if (looked++ % 5 !== 0) return;
      const imagined = game.imagine(state, seat, `other world ${looked}`);
      expect(encoded(encoder, game, imagined, seat)).toEqual(encoded(encoder, game, state, seat));
      const other = (seat + 1) % encoder.seats(state);
      const { observation } = encoded(encoder, game, state, other);
      expect(encoded(encoder, game, game.imagine(state, other, 'one'), other).observation).toEqual(
        observation,
      );
    });
  });

  test('every part writes within its own place, and says something somewhere', () => {
    const silent = new Set(encoder.parts.map(({ name }) => name));
    const out = new Int16Array(plan.size);
    visit(game, ({ state, seat }) => {
      encoder.parts.forEach((part, number) => {
        const from = plan.partAt[number] as number;
        const to = from + part.rows * part.fields.length;
        out.fill(0);
        part.write(state, seat, out, from);
        if (out.subarray(from, to).some((value) => value !== 0)) silent.delete(part.name);
        out.fill(0, from, to);
        if (out.some((value) => value !== 0)) throw new Error(`${part.name} writes outside its place`);
      });
    });
    expect([...silent]).toEqual([]);
  });
});

describe.each(GAMES)('the layout of $id', (game) => {
  const layout = layoutOf(encoderOf(game.id), game.rulesVersion) as {
    version: string;
    size: number;
    actions: number;
    parts: { name: string; at: number; rows: number; fields: string[] }[];
    blocks: { name: string; at: number; sizes: number[] }[];
  };

  test('names every integer and every action once', () => {
    let at = 0;
    for (const part of layout.parts) {
      expect(part.at).toBe(at);
      expect(new Set(part.fields).size).toBe(part.fields.length);
      at += part.rows * part.fields.length;
    }
    expect(at).toBe(layout.size);
    let action = 0;
    for (const block of layout.blocks) {
      expect(block.at).toBe(action);
      action += block.sizes.reduce((product, size) => product * size, 1);
    }
    expect(action).toBe(layout.actions);
    // Actions are 16-bit integers.
    expect(layout.actions).toBeLessThan(32_768);
    expect(new Set(layout.parts.map(({ name }) => name)).size).toBe(layout.parts.length);
    expect(new Set(layout.blocks.map(({ name }) => name)).size).toBe(layout.blocks.length);
  });
});
