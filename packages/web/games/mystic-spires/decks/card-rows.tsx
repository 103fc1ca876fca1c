import type { DeckList } from '@three-spires/mystic-spires/library';
import { say } from '../words/say.ts';
import { cardCalled } from './card-pool.ts';
import styles from './card-rows.module.css';
import {
  countIn,
  type Part,
  roomFor,
  type Shape,
  shapeCounts,
  shapeOf,
  sortedNames,
  withCount,
} from './deck.ts';

type CardRowsProps = {
  readonly deck: DeckList;
  readonly part: Part;
  readonly onChange: (deck: DeckList) => void;
  readonly onLook: (name: string) => void;
};

/** One name in the deck: its cost, its count, and buttons to change the count. */
const CardRow = ({ deck, part, name, onChange, onLook }: CardRowsProps & { readonly name: string }) => {
  const count = countIn(deck, part, name);
  const card = cardCalled(name);
  const set = (next: number): void => onChange(withCount(deck, part, name, next));
  const isTooMany = card === undefined || count > card.limit;
  return (
    <li className={styles.row} data-row={name} data-set={card?.set} data-wrong={isTooMany || undefined}>
      {part === 'main' && (
        <span className={styles.cost}>
          <span className="hidden-visually">{say('decks.costs')} </span>
          {card?.cost ?? '?'}
        </span>
      )}
      <button
        type="button"
        className={styles.name}
        data-explain={`card:${name}`}
        aria-label={say('decks.look', { name })}
        disabled={card === undefined}
        onClick={() => onLook(name)}
      >
        {name}
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={say('decks.takeOut', { name })}
        onClick={() => set(count - 1)}
      >
        −
      </button>
      <span className={styles.count}>{count}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={say('decks.add', { name })}
        disabled={roomFor(deck, name) === 0}
        onClick={() => set(count + 1)}
      >
        +
      </button>
    </li>
  );
};

const Rows = (props: CardRowsProps & { readonly names: readonly string[]; readonly label: string }) => (
  <ul className={styles.rows} aria-label={props.label}>
    {props.names.map((name) => (
      <CardRow key={name} {...props} name={name} />
    ))}
  </ul>
);

/** The Main Deck by type, each type sorted by cost. */
export const MainRows = (props: Omit<CardRowsProps, 'part'>) => {
  const names = sortedNames(props.deck.main);
  if (names.length === 0) return <p className={styles.empty}>{say('decks.emptyMain')}</p>;
  const ofShape = (shape: Shape): readonly string[] => names.filter((name) => shapeOf(name) === shape);
  return (
    <>
      {shapeCounts(props.deck)
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => (
          <div key={key} className={styles.group}>
            <h3 className={styles.head}>
              {key} <span className={styles.sum}>{count}</span>
            </h3>
            <Rows {...props} part="main" names={ofShape(key)} label={key} />
          </div>
        ))}
    </>
  );
};

export const TokenRows = (props: Omit<CardRowsProps, 'part'>) => {
  const names = sortedNames(props.deck.tokens);
  if (names.length === 0) return null;
  return <Rows {...props} part="tokens" names={names} label={say('decks.tokenDeck')} />;
};
