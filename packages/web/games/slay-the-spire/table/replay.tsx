/** Replays of Slay the Spire: the same table, view-only. */
import type { ReelMove } from '@three-spires/table';
import type { Chapter, PictureProps, ReplayGame } from '../../../game/replay.ts';
import { chaptersBy } from '../../../replay/chapters.ts';
import { useStill } from '../../../replay/use-still.ts';
import { eventName, ROOM_NAMES, type SlayTheSpireEvent, type SlayTheSpireView } from '../pieces/content.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';
import { SlayTheSpireTable } from './table.tsx';

const Picture = (props: PictureProps) => <SlayTheSpireTable picture={useStill<SlayTheSpireView>(props)} />;

const chapterOf = (event: SlayTheSpireEvent): Omit<Chapter, 'at'> | undefined => {
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

const everyChapter = chaptersBy(chapterOf);

/** A room that turns out to be an Event is listed once, under the Event's name. */
const chapters = (moves: readonly ReelMove[]): readonly Chapter[] =>
  everyChapter(moves).filter(({ at, level }, place, all) => {
    const next = all[place + 1];
    return next?.at !== at || next.level !== level;
  });

export const REPLAY: ReplayGame = { Picture, chapters };
