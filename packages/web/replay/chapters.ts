import type { ReelMove } from '@three-spires/table';
import type { Chapter } from '../game/replay.ts';
import { say } from '../text/say.ts';

/** The chapters that events begin, each after the move that caused it. */
export const chaptersBy =
  <Event>(chapterOf: (event: Event) => Omit<Chapter, 'at'> | undefined) =>
  (moves: readonly ReelMove[]): readonly Chapter[] => [
    { at: 0, level: 0, title: say('replay.start') },
    ...moves.flatMap(({ events }, move) =>
      (events as readonly Event[]).flatMap((event) => {
        const chapter = chapterOf(event);
        return chapter === undefined ? [] : [{ ...chapter, at: move + 1 }];
      }),
    ),
  ];
