import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { ChoiceQuestion } from '../../board/choice-question.tsx';
import { DeckQuestion } from '../../board/deck-question.tsx';
import { DieWindow } from '../../board/die-window.tsx';
import { OfferQuestion } from '../../board/offer-question.tsx';
import styles from '../../board/question-panel.module.css';
import { pointing } from '../../board/selection.ts';
import { CardFace } from '../../pieces/card.tsx';
import { faceOf, type QuestionView, uidOf } from '../../pieces/content.ts';
import { nameOfFace } from '../../pieces/face-name.ts';
import { say } from '../../words/say.ts';

/** The cards of a pile other than the hand, to choose one. */
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
              <MoveButton
                className={styles.card}
                aria-label={nameOfFace(faceOf(card))}
                action={action}
                perform={perform}
                {...pointing({ kind: 'option', move: action.option.move })}
              >
                <CardFace face={faceOf(card)} />
              </MoveButton>
            </li>
          )
        );
      })}
    </ul>
  );
};

const Answers = ({
  question,
  answers,
}: {
  readonly question: QuestionView;
  readonly answers: readonly Action[];
}) => {
  if (question.kind === 'offer') return <OfferQuestion answers={answers} />;
  if (question.kind !== 'card') return <ChoiceQuestion answers={answers} />;
  return question.pile === 'deck' ? <DeckQuestion answers={answers} /> : <CardQuestion answers={answers} />;
};

/** Questions without a place on the table; the others are answered at their place. */
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
  // Abilities triggered by the moment alone have no source.
  const title = question.source === '' ? say('ask.order') : question.source;
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-label={title} data-question={question.kind}>
      <h2 className={styles.title}>{title}</h2>
      <Answers question={question} answers={answers} />
      {all !== undefined && (
        <MoveButton className={controls.primary} action={all} perform={board.perform}>
          {say('action.orderAll')}
        </MoveButton>
      )}
      {later !== undefined && (
        <MoveButton className={controls.button} action={later} perform={board.perform}>
          {say('action.orderLater')}
        </MoveButton>
      )}
    </section>
  );
};
