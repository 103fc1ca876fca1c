/** Slay the Spire watched again: the same table, for the eyes only. */
import type { ReelMove } from '@three-spires/table';
import { useLayoutEffect, useMemo } from 'react';
import { type SpireNumberedEvent, type SpirePicture, showStill } from '../connection/table-store.ts';
import type { Chapter, PictureProps, ReplayGame } from '../replay/replay-game.ts';
import type { MessageKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { eventName, ROOM_NAMES, type SpireEvent, type SpireView } from './library.ts';
import { SpireTable } from './spire-table.tsx';

/** So much of the log is shown; the whole of a long climb would only be slow. */
const EVENTS_SHOWN = 200;

const pictureAt = ({ replay, at, picture }: PictureProps): SpirePicture => ({
  game: replay.game,
  rulesVersion: replay.rulesVersion,
  setup: replay.setup,
  seq: at,
  seats: replay.seats.map(({ seat, name }) => ({ seat, name, open: false, mine: seat === replay.viewer })),
  outlooks: [{ viewer: replay.viewer, view: picture.view as SpireView, decisions: [], options: [] }],
  deciding: picture.deciding,
  ...(picture.outcome === undefined ? {} : { outcome: picture.outcome }),
  canUndo: { cost: 'no' },
});

const eventsUntil = (moves: readonly ReelMove[], at: number): SpireNumberedEvent[] => {
  const events: SpireNumberedEvent[] = [];
  for (let move = at; move > 0 && events.length < EVENTS_SHOWN; move--)
    for (const event of [...(moves[move - 1]?.events ?? [])].reverse())
      events.push({ seq: move, event: event as SpireEvent });
  return events.reverse();
};

const Picture = (props: PictureProps) => {
  const { replay, at, picture, stepped } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is shown once, however it came about
  const still = useMemo(() => pictureAt(props), [replay, at, picture]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const fresh = stepped ? (replay.moves[at - 1]?.events ?? []) : [];
    showStill(replay.table, still, eventsUntil(replay.moves, at), fresh as readonly SpireEvent[]);
  }, [still]);
  return <SpireTable picture={still} />;
};

const chapterOf = (event: SpireEvent): Omit<Chapter, 'at'> | undefined => {
  switch (event.type) {
    case 'actStarted':
      return { level: 0, title: say('replay.act', { act: event.act }) };
    case 'roomEntered':
      return { level: 1, title: say(`room.${ROOM_NAMES[event.room]}` as MessageKey) };
    case 'eventDrawn':
      return { level: 1, title: eventName(event.event) };
    case 'roundStarted':
      return { level: 2, title: say('round', { round: event.round }) };
    default:
      return undefined;
  }
};

/** A room that turns out to be an Event is listed once, under the Event's name. */
const chapters = (moves: readonly ReelMove[]): Chapter[] => {
  const found: Chapter[] = [{ at: 0, level: 0, title: say('replay.start') }];
  moves.forEach(({ events }, move) => {
    for (const event of events as readonly SpireEvent[]) {
      const chapter = chapterOf(event);
      if (chapter === undefined) continue;
      const before = found.at(-1);
      if (before?.at === move + 1 && before.level === chapter.level) found.pop();
      found.push({ ...chapter, at: move + 1 });
    }
  });
  return found;
};

const spireReplay: ReplayGame = { Picture, chapters };
export default spireReplay;
