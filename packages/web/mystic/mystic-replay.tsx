/** Mystic Spires watched again: the same table, for the eyes only. */
import { chaptersBy } from '../replay/chapters.ts';
import type { Chapter, PictureProps, ReplayGame } from '../replay/replay-game.ts';
import { useStill } from '../replay/use-still.ts';
import { say } from '../text/say.ts';
import { type MysticSpiresEvent, type MysticSpiresView, PHASES } from './library.ts';
import { MysticTable } from './mystic-table.tsx';

const Picture = (props: PictureProps) => <MysticTable picture={useStill<MysticSpiresView>(props)} />;

/** Turn by turn, with the battles. */
const chapterOf = (event: MysticSpiresEvent): Omit<Chapter, 'at'> | undefined => {
  switch (event.type) {
    case 'turnBegan':
      return { level: 1, title: say('mystic.turn', { turn: event.turn }) };
    case 'phaseBegan': {
      const phase = PHASES[event.phase - 1];
      return phase === 'Battle' ? { level: 2, title: say(`mystic.phase.${phase}`) } : undefined;
    }
    default:
      return undefined;
  }
};

const mysticReplay: ReplayGame = { Picture, chapters: chaptersBy(chapterOf) };
export default mysticReplay;
