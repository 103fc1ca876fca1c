import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { describeAction } from '../../board/describe.ts';
import { CardFace } from '../../pieces/card.tsx';
import { cardInfo } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import zone from '../dialogs/zone-dialog.module.css';
import styles from './search-place.module.css';

/** Each card of the deck once, with its number of copies, by name. */
const shelved = (deck: readonly number[]): readonly (readonly [number, number])[] => {
  const counts = new Map<number, number>();
  for (const card of deck) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => cardInfo(a).name.localeCompare(cardInfo(b).name));
};

/** Your deck, opened for a search: matching cards can be taken, the rest only viewed. */
export const SearchPlace = () => {
  const board = useBoard();
  const { question } = board.view;
  if (question?.kind !== 'search' || question.seat !== board.seat) return null;
  const answers = new Map(
    board.actions.flatMap((action) => (action.does === 'card' ? [[action.answer, action] as const] : [])),
  );
  const none = board.actions.find(({ does }) => does === 'none');
  const all = shelved(question.deck ?? []);
  const fitting = all.filter(([card]) => answers.has(card));
  const others = all.filter(([card]) => !answers.has(card));
  return (
    <section className={styles.place} data-question="search" aria-label={say('search')}>
      <header className={styles.header}>
        <h2>{say('ask.search', { what: question.source, number: 1 })}</h2>
        {none !== undefined && (
          <MoveButton
            className={controls.button}
            data-choice
            data-action="none"
            action={none}
            perform={board.perform}
          >
            {describeAction(board, none)}
          </MoveButton>
        )}
      </header>
      <ul className={styles.cards}>
        {fitting.map(([card, copies]) => {
          const action = answers.get(card);
          return (
            <li key={card}>
              <MoveButton
                className={styles.card}
                data-choice
                data-search-card={card}
                aria-label={say('copies', { name: cardInfo(card).name, copies })}
                action={action}
                perform={board.perform}
              >
                <CardFace card={card} />
                <span className={zone.copies} aria-hidden="true">
                  ×{copies}
                </span>
              </MoveButton>
            </li>
          );
        })}
        {fitting.length === 0 && <li>{say('searchNone')}</li>}
      </ul>
      {others.length > 0 && (
        <p className={styles.rest}>
          {say('searchRest')}{' '}
          {others
            .map(([card, copies]) => (copies > 1 ? `${cardInfo(card).name} ×${copies}` : cardInfo(card).name))
            .join(' · ')}
        </p>
      )}
    </section>
  );
};
