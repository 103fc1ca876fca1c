/** The Stygian Society watched again: the same table, for the eyes only. */
import { chaptersBy } from '../replay/chapters.ts';
import type { Chapter, PictureProps, ReplayGame } from '../replay/replay-game.ts';
import { useStill } from '../replay/use-still.ts';
import { say } from '../text/say.ts';
import { placeInfo, type StygianSocietyEvent, type StygianSocietyView } from './library.ts';
import { StygianTable } from './stygian-table.tsx';

const Picture = (props: PictureProps) => <StygianTable picture={useStill<StygianSocietyView>(props)} />;

const chapterOf = (event: StygianSocietyEvent): Omit<Chapter, 'at'> | undefined => {
  switch (event.type) {
    case 'floorBegan':
      return {
        level: 0,
        title: say('sty.replay.floor', { floor: event.floor, place: placeInfo(event.place).name }),
      };
    case 'turnBegan':
      return { level: 2, title: say('sty.replay.turn', { turn: event.turn }) };
    case 'chestOpened':
      return { level: 1, title: say('sty.replay.chest') };
    case 'level':
      return { level: 1, title: say('sty.level') };
    default:
      return undefined;
  }
};

const stygianReplay: ReplayGame = { Picture, chapters: chaptersBy(chapterOf) };
export default stygianReplay;
