import { refusal } from '@three-spires/kernel';
import type { LiveTable } from '../../../../connection/live-table.ts';
import type { Board } from '../../board/board-context.ts';
import { wordsOf } from '../../board/describe.ts';
import { explainRefusal, type HandCardView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';

/** Shows why a card cannot be played now, with the rule if there is one. */
export const whyRefused = (table: LiveTable, board: Board, held: HandCardView): void => {
  const code = held.refused;
  let text = say(board.view.question === undefined ? 'cannotPlay' : 'answerFirst');
  if (code !== undefined && board.view.question === undefined) {
    try {
      text = wordsOf(explainRefusal({ code }));
    } catch {
      text = say('cannotPlay');
    }
  }
  table.refuse(refusal(code ?? 'not-now'), text);
};
