import type { Picture } from '@three-spires/table';
import { expect, it } from 'vitest';
import { createPreviews } from './previews.ts';

const pictureAt = (seq: number) =>
  ({
    seq,
    outlooks: [
      {
        viewer: 1,
        view: {},
        decisions: [],
        options: [7, 8].map((move) => ({ move, readable: { do: 'play' } })),
      },
    ],
  }) as unknown as Picture;

const preview = {
  changes: [{ of: 'enemy', index: 0, field: 'hp', from: 9, to: 3 }],
  unknown: false,
} as const;
const answer = (seq: number) =>
  ({ type: 'previews', table: 'table', seat: 1, seq, previews: [[7, preview]] }) as const;
const shown = (picture: Picture) => picture.outlooks[0]?.options.map((option) => option.preview);

it('asks for a move once, however often it is wanted, and puts the answer to its option', () => {
  const previews = createPreviews();
  previews.addTo(pictureAt(3));
  const ask = { type: 'preview', table: 'table', seat: 1, seq: 3, moves: [7] };
  expect(previews.ask('table', 1, 3, [7])).toEqual([ask]);
  expect(previews.ask('table', 1, 3, [7])).toEqual([]);
  expect(previews.take(answer(3))).toBe(true);
  expect(shown(previews.addTo(pictureAt(3)))).toEqual([preview, undefined]);
});

it('forgets what was true of an earlier position, and does not take late answers', () => {
  const previews = createPreviews();
  previews.ask('table', 1, 3, [7]);
  previews.take(answer(3));
  expect(shown(previews.addTo(pictureAt(4)))).toEqual([undefined, undefined]);
  expect(previews.take(answer(3))).toBe(false);
  expect(previews.ask('table', 1, 4, [7])).toHaveLength(1);
});

it('asks again after a new connection, and splits long lists', () => {
  const previews = createPreviews();
  const moves = Array.from({ length: 160 }, (_, move) => move);
  expect(previews.ask('table', 0, 1, moves).map((message) => message.moves.length)).toEqual([150, 10]);
  previews.forget();
  expect(previews.ask('table', 0, 1, [5])).toHaveLength(1);
});
