/** Replays of Mystic Spires: the same table, view-only. */

import type { Chapter, PictureProps, ReplayGame } from '../../../game/replay.ts';
import { chaptersBy } from '../../../replay/chapters.ts';
import { useStill } from '../../../replay/use-still.ts';
import { type MysticSpiresEvent, type MysticSpiresView, PHASES } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { MysticSpiresTable } from './table.tsx';

const Picture = (props: PictureProps) => <MysticSpiresTable picture={useStill<MysticSpiresView>(props)} />;

/** Turn by turn, with the battles. */
const chapterOf = (event: MysticSpiresEvent): Omit<Chapter, 'at'> | undefined => {
  switch (event.type) {
    case 'turnBegan':
      return { level: 1, title: say('turn', { turn: event.turn }) };
    case 'phaseBegan': {
      const phase = PHASES[event.phase - 1];
      return phase === 'Battle' ? { level: 2, title: say(`phase.${phase}`) } : undefined;
    }
    default:
      return undefined;
  }
};

export const REPLAY: ReplayGame = { Picture, chapters: chaptersBy(chapterOf) };
