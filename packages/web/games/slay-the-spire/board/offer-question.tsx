import { keyed } from '../../../kit/keyed.ts';
import { MoveButton } from '../../../table/decision/move-button.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import type { Action } from './actions.ts';
import { useBoard } from './board-context.ts';
import { Choice } from './choice.tsx';
import { describeAction } from './describe.ts';
import styles from './offer-question.module.css';

/** Cards or items on offer, each of which can be taken. A potion can also go to others or replace another. */
export const OfferQuestion = ({ answers }: { readonly answers: readonly Action[] }) => {
  const board = useBoard();
  const { offer, optional } = board.view.question ?? {};
  if (offer === undefined) return null;
  const other = answers.filter(({ answer = 0 }) => answer >= offer.numbers.length);
  const done = board.actions.find(({ does, answer }) => does === 'choose' && answer === undefined);
  return (
    <>
      <ul className={styles.offer}>
        {keyed(offer.numbers).map(({ key, item, place }) => {
          const take = answers.find(({ answer }) => answer === place);
          return (
            <li key={key}>
              <Choice
                kind={offer.items ? 'item' : 'card'}
                number={item}
                label={take === undefined ? undefined : describeAction(board, take)}
                onChoose={take === undefined ? undefined : () => board.perform(take)}
                move={take?.option.move}
                plain={other.length > 0}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        {other.map((action) => (
          <MoveButton
            key={action.option.move}
            className={controls.button}
            data-choice={action.answer}
            action={action}
            perform={board.perform}
          >
            {describeAction(board, action)}
          </MoveButton>
        ))}
        {optional === true && done !== undefined && (
          <MoveButton className={controls.button} data-action="done" action={done} perform={board.perform}>
            {say('skip')}
          </MoveButton>
        )}
      </div>
    </>
  );
};

/** The same offer, as the other players see it. */
export const OfferShown = () => {
  const { offer } = useBoard().view.question ?? {};
  return offer === undefined ? null : (
    <ul className={styles.shown}>
      {keyed(offer.numbers).map(({ key, item }) => (
        <li key={key}>
          <Choice kind={offer.items ? 'item' : 'card'} number={item} plain />
        </li>
      ))}
    </ul>
  );
};
