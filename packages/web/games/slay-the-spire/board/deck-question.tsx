import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { useLongPress } from '../../../kit/use-long-press.ts';
import { CardFace } from '../pieces/card.tsx';
import { faceInfo, faceOf, uidOf, upgradedFace } from '../pieces/content.ts';
import { nameOfFace } from '../pieces/face-name.ts';
import { say } from '../words/say.ts';
import type { Action } from './actions.ts';
import { useBoard } from './board-context.ts';
import styles from './deck-question.module.css';
import { wordsOf } from './describe.ts';
import { openOwn } from './dialogs.ts';

const DeckCard = ({
  face,
  chosen,
  move,
  onChoose,
}: {
  readonly face: number;
  readonly chosen: boolean;
  readonly move: number;
  readonly onChoose: () => void;
}) => {
  const press = useLongPress(() => openOwn({ kind: 'card', face }));
  return (
    <button
      type="button"
      className={styles.card}
      data-choice={nameOfFace(face)}
      data-deck-card={nameOfFace(face)}
      data-face={face}
      data-move={move}
      aria-pressed={chosen}
      aria-label={`${nameOfFace(face)}: ${wordsOf(faceInfo(face).text)}`}
      onClick={onChoose}
      {...press}
    >
      <CardFace face={face} />
    </button>
  );
};

/** A card in the deck to upgrade, remove, transform or give: select it, see what it becomes, and confirm. */
export const DeckQuestion = ({ answers }: { readonly answers: readonly Action[] }) => {
  const { view, perform } = useBoard();
  const [picked, setPicked] = useState<number>();
  const { cards = [], change = 'give', left = 1 } = view.question ?? {};
  const faceFor = ({ answer }: Action): number | undefined => {
    const card = cards.find((each) => uidOf(each) === answer);
    return card === undefined ? undefined : faceOf(card);
  };
  const action = answers.find(({ answer }) => answer === picked);
  const face = action === undefined ? undefined : faceFor(action);
  const after = face === undefined || change !== 'upgrade' ? undefined : upgradedFace(face);
  return (
    <div className={styles.question}>
      <p className={styles.ask} role="status">
        {say(`deck.choose.${change}`)} {left > 1 && say('deck.left', { left })}
      </p>
      <ul className={styles.cards}>
        {answers.map((each) => {
          const own = faceFor(each);
          return (
            own !== undefined && (
              <li key={each.option.move}>
                <DeckCard
                  face={own}
                  chosen={each.answer === picked}
                  move={each.option.move}
                  onChoose={() => (each.answer === picked ? perform(each) : setPicked(each.answer))}
                />
              </li>
            )
          );
        })}
      </ul>
      {action !== undefined && face !== undefined && (
        <div className={styles.preview} data-change={change}>
          <CardFace face={face} />
          {after !== undefined && (
            <>
              <span className={styles.arrow} aria-hidden="true">
                →
              </span>
              <CardFace face={after} />
            </>
          )}
          <Button
            look="primary"
            data-action="confirm-choice"
            onClick={() => {
              setPicked(undefined);
              perform(action);
            }}
          >
            {say(`deck.confirm.${change}`, { what: nameOfFace(face) })}
          </Button>
        </div>
      )}
    </div>
  );
};
