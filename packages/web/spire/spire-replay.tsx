/** Slay the Spire watched again: the same table, for the eyes only. */
import type { ReelMove } from '@three-spires/table';
import type { Chapter, PictureProps, ReplayGame } from '../replay/replay-game.ts';
import { useStill } from '../replay/use-still.ts';
import type { MessageKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { eventName, ROOM_NAMES, type SpireEvent, type SpireView } from './library.ts';
import { SpireTable } from './spire-table.tsx';

const Picture = (props: PictureProps) => <SpireTable picture={useStill<SpireView>(props)} />;

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
