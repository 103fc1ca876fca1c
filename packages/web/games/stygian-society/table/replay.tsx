/** Replays of The Stygian Society: the same table, view-only. */

import type { Chapter, PictureProps, ReplayGame } from '../../../game/replay.ts';
import { chaptersBy } from '../../../replay/chapters.ts';
import { useStill } from '../../../replay/use-still.ts';
import { nameMove } from '../board/describe.ts';
import { placeInfo, type StygianSocietyEvent, type StygianSocietyView } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { StygianSocietyTable } from './table.tsx';

const Picture = (props: PictureProps) => (
  <StygianSocietyTable picture={useStill<StygianSocietyView>(props)} />
);

const chapterOf = (event: StygianSocietyEvent): Omit<Chapter, 'at'> | undefined => {
  switch (event.type) {
    case 'floorBegan':
      return {
        level: 0,
        title: say('replay.floor', { floor: event.floor, place: placeInfo(event.place).name }),
      };
    case 'turnBegan':
      return { level: 2, title: say('replay.turn', { turn: event.turn }) };
    case 'chestOpened':
      return { level: 1, title: say('replay.chest') };
    case 'level':
      return { level: 1, title: say('level') };
    default:
      return undefined;
  }
};

export const REPLAY: ReplayGame = { Picture, chapters: chaptersBy(chapterOf), nameMove };
