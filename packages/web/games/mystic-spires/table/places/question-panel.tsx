import { RichText } from '../../../../kit/rich-text.tsx';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import { useBoard } from '../../board/board-context.ts';
import { describeAction } from '../../board/describe.ts';
import { pointing } from '../../board/selection.ts';
import { CardFace } from '../../pieces/card.tsx';
import { cardNamed, textOfAbility } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './question-panel.module.css';

/** Abilities that trigger together: the first one announced resolves last. */
const OrderQuestion = () => {
  const board = useBoard();
  const abilities = board.view.question?.abilities ?? [];
  return (
    <ol className={styles.order}>
      {board.actions
        .filter(({ does }) => does === 'order')
        .map((action) => {
          const ability = abilities[action.answer ?? 0];
          return (
            <li key={action.option.move}>
              <MoveButton
                className={styles.choice}
                data-choice
                action={action}
                perform={board.perform}
                {...pointing({ kind: 'option', move: action.option.move })}
              >
                <strong>{describeAction(board, action)}</strong>
                {ability !== undefined && (
                  <span>
                    <RichText text={textOfAbility(ability)} />
                  </span>
                )}
              </MoveButton>
            </li>
          );
        })}
    </ol>
  );
};

/** An offer: "you may", or an optional price. The card that makes it is shown next to it. */
const OfferQuestion = () => {
  const board = useBoard();
  const card = cardNamed(board.view.question?.source ?? '');
  return (
    <div className={styles.offer}>
      {card !== undefined && (
        <span className={styles.card}>
          <CardFace card={card} />
        </span>
      )}
      <div className={styles.answers}>
        {board.actions
          .filter(({ does }) => does === 'yes' || does === 'none')
          .map((action) => (
            <MoveButton
              key={action.option.move}
              className={styles.choice}
              data-choice={action.does}
              action={action}
              perform={board.perform}
              {...pointing({ kind: 'option', move: action.option.move })}
            >
              <strong>{describeAction(board, action)}</strong>
            </MoveButton>
          ))}
      </div>
    </div>
  );
};

/** A choice that is not about a card on the table; those are made by pointing at the card. */
export const QuestionPanel = () => {
  const { view, seat } = useBoard();
  const { question } = view;
  if (question === undefined || question.seat !== seat) return null;
  const { kind, source, number } = question;
  if (kind !== 'may' && kind !== 'toll' && kind !== 'order') return null;
  return (
    <section className={styles.panel} data-question={kind} aria-label={say('question')}>
      <h2 className={styles.title}>{say(`ask.${kind}`, { what: source, number })}</h2>
      {kind === 'order' ? <OrderQuestion /> : <OfferQuestion />}
    </section>
  );
};
