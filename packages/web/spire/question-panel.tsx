import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import type { Action } from './actions.ts';
import { type Board, useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { describeAction, describeChanges, nameOfFace, wordsOf } from './describe.ts';
import { DieWindow } from './die-window.tsx';
import { faceOf, programText, uidOf } from './library.ts';
import styles from './question-panel.module.css';
import { pointing } from './selection.ts';

/** Cards of a pile that is not the hand, laid out to choose one. */
const CardQuestion = ({ answers }: { readonly answers: readonly Action[] }) => {
  const { view, perform } = useBoard();
  const cards = view.question?.cards ?? [];
  return (
    <ul className={styles.cards}>
      {answers.map((action) => {
        const card = cards.find((each) => uidOf(each) === action.answer);
        return (
          card !== undefined && (
            <li key={action.option.move}>
              <button
                type="button"
                className={styles.card}
                aria-label={nameOfFace(faceOf(card))}
                onClick={() => perform(action)}
                {...pointing({ kind: 'option', move: action.option.move })}
              >
                <CardFace face={faceOf(card)} />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
};

/** What a waiting ability would do. */
const abilityText = ({ view }: Board, { answer = -1 }: Action): string => {
  const waiting = view.question?.waiting?.[answer];
  return waiting === undefined ? '' : wordsOf(programText(waiting.program));
};

/** One of several effects, orbs or abilities, each a large button with what it would do. */
const ChoiceQuestion = ({ answers }: { readonly answers: readonly Action[] }) => {
  const board = useBoard();
  return (
    <ul className={styles.choices}>
      {answers.map((action) => (
        <li key={action.option.move}>
          <button
            type="button"
            className={styles.choice}
            onClick={() => board.perform(action)}
            {...pointing({ kind: 'option', move: action.option.move })}
          >
            <strong>{describeAction(board, action)}</strong>
            <span>
              {board.view.question?.kind === 'order'
                ? abilityText(board, action)
                : describeChanges(board, action)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Questions that have no place on the table to light up; the others light up there. */
export const QuestionPanel = () => {
  const board = useBoard();
  const { question } = board.view;
  if (board.view.dieWindow !== undefined) return <DieWindow />;
  if (question === undefined || question.seat !== board.seat) return null;
  const answers = board.actions.filter(({ answer }) => answer !== undefined);
  const all = board.actions.find(({ does }) => does === 'orderAll');
  const later = board.actions.find(({ does }) => does === 'orderLater');
  const inPlace =
    ['enemy', 'row', 'player', 'shiv', 'orb'].includes(question.kind) ||
    (question.kind === 'card' && question.pile === 'hand');
  if (inPlace) return null;
  return (
    <section
      className={`${controls.panel} ${styles.panel}`}
      aria-label={question.source}
      data-question={question.kind}
    >
      <h2 className={styles.title}>{question.source}</h2>
      {question.kind === 'card' ? <CardQuestion answers={answers} /> : <ChoiceQuestion answers={answers} />}
      {all !== undefined && (
        <button type="button" className={controls.primary} onClick={() => board.perform(all)}>
          {say('action.orderAll')}
        </button>
      )}
      {later !== undefined && (
        <button type="button" className={controls.button} onClick={() => board.perform(later)}>
          {say('action.orderLater')}
        </button>
      )}
    </section>
  );
};
