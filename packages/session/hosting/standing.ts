import type { Table } from '@three-spires/table';
import type { Standing } from '../given/store.ts';

/** What is kept beside the log, so that lists replay nothing. */
export const standingOf = (
  { game }: Pick<Table, 'game'>,
  state: unknown,
  seq: number,
  changedAt: number,
): Standing => {
  const outcome = game.outcome(state);
  return {
    ...{ lastSeq: seq, changedAt },
    deciding: game.deciding(state),
    about: game.about?.(state) ?? {},
    ...(outcome === undefined ? {} : { outcome }),
  };
};
