import { type AnyGame, defined, fingerprint } from '@three-spires/kernel';
import { shapeOf, type Table } from '@three-spires/table';
import type { Standing, StoredSnapshot } from '../given/store.ts';

/** The data stored beside the log so that lists replay nothing. */
export const standingOf = (
  { game }: Pick<Table, 'game'>,
  state: unknown,
  seq: number,
  changedAt: number,
): Standing => {
  const outcome = game.outcome(state);
  return {
    lastSeq: seq,
    changedAt,
    deciding: game.deciding(state),
    about: game.about?.(state) ?? {},
    ...defined({ outcome }),
  };
};

/** A state as stored, with the versions needed to decide later whether it can be read. */
export const snapshotOf = (game: AnyGame, seq: number, state: unknown): StoredSnapshot => ({
  seq,
  state,
  hash: fingerprint(state),
  ...shapeOf(game),
});
