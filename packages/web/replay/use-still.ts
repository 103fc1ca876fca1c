import { defined } from '@three-spires/kernel';
import type { NumberedEvent, Picture, ReelMove } from '@three-spires/table';
import { useLayoutEffect, useMemo } from 'react';
import { useLiveTable } from '../connection/use-table.ts';
import type { PictureProps } from '../game/replay.ts';

/** How much of the log is shown; the whole log of a long game would be too slow. */
const EVENTS_SHOWN = 200;

const pictureAt = <View>({ replay, at, picture }: PictureProps): Picture<View> => ({
  game: replay.game,
  rulesVersion: replay.rulesVersion,
  setup: replay.setup,
  seq: at,
  seats: replay.seats.map(({ seat, name }) => ({ seat, name, open: false, mine: seat === replay.viewer })),
  outlooks: [{ viewer: replay.viewer, view: picture.view as View, decisions: [], options: [] }],
  deciding: picture.deciding,
  ...defined({ outcome: picture.outcome }),
  canUndo: { cost: 'no' },
  signals: [],
});

const eventsUntil = (moves: readonly ReelMove[], at: number): NumberedEvent[] => {
  const events: NumberedEvent[] = [];
  for (let move = at; move > 0 && events.length < EVENTS_SHOWN; move--) {
    const { seq = 0, events: own = [] } = moves[move - 1] ?? {};
    for (const event of own.toReversed()) events.push({ seq, event });
  }
  return events.reverse();
};

/**
 * A moment of a replay as a picture that the game's table can draw; the events leading to it are animated.
 */
export const useStill = <View>(props: PictureProps): Picture<View> => {
  const { showStill } = useLiveTable();
  const { replay, at, picture, stepped } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is shown once, however it came about
  const still = useMemo(() => pictureAt<View>(props), [replay, at, picture]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const fresh = stepped ? (replay.moves[at - 1]?.events ?? []) : [];
    showStill(replay.table, still, eventsUntil(replay.moves, at), fresh);
  }, [still]);
  return still;
};
