import { MoveButton } from '../../../table/decision/move-button.tsx';
import { routineText } from '../pieces/content.ts';
import type { Action } from './actions.ts';
import { type Board, useBoard } from './board-context.ts';
import { answerName, describeAction, describeChanges, wordsOf } from './describe.ts';
import styles from './question-panel.module.css';
import { pointing } from './selection.ts';

/** What a waiting ability would do. */
const abilityText = ({ view }: Board, { answer = -1 }: Action): string => {
  const waiting = view.question?.waiting?.[answer];
  return waiting === undefined ? '' : wordsOf(routineText(waiting.routine));
};

/** One of several effects, Orbs or abilities, each a large button with its effect. */
export const ChoiceQuestion = ({ answers }: { readonly answers: readonly Action[] }) => {
  const board = useBoard();
  return (
    <ul className={styles.choices}>
      {answers.map((action) => (
        <li key={action.option.move}>
          <MoveButton
            className={styles.choice}
            data-choice={action.answer}
            action={action}
            perform={board.perform}
            {...pointing({ kind: 'option', move: action.option.move })}
          >
            <strong>
              {action.does === 'choose' ? answerName(board, action) : describeAction(board, action)}
            </strong>
            <span>
              {board.view.question?.kind === 'order'
                ? abilityText(board, action)
                : describeChanges(board, action)}
            </span>
          </MoveButton>
        </li>
      ))}
    </ul>
  );
};
