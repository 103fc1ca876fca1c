/** Mystic Spires watched again: the same table, for the eyes only. */
import type { ReelMove } from '@three-spires/table';
import type { Chapter, PictureProps, ReplayGame } from '../replay/replay-game.ts';
import { useStill } from '../replay/use-still.ts';
import { say } from '../text/say.ts';
import { type MysticEvent, type MysticView, PHASES } from './library.ts';
import { MysticTable } from './mystic-table.tsx';

const Picture = (props: PictureProps) => <MysticTable picture={useStill<MysticView>(props)} />;

const chapterOf = (event: MysticEvent): Omit<Chapter, 'at'> | undefined => {
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

/** Turn by turn, with the battles. */
const chapters = (moves: readonly ReelMove[]): Chapter[] => [
  { at: 0, level: 0, title: say('replay.start') },
  ...moves.flatMap(({ events }, move) =>
    (events as readonly MysticEvent[]).flatMap((event) => {
      const chapter = chapterOf(event);
      return chapter === undefined ? [] : [{ ...chapter, at: move + 1 }];
    }),
  ),
];

const mysticReplay: ReplayGame = { Picture, chapters };
export default mysticReplay;
