import { keyed } from '../kit/keyed.ts';
import { say } from '../text/say.ts';
import styles from './pile-field.module.css';
import { useProblem } from './problem-context.ts';

export type PileItem = {
  readonly name: string;
  /** Drawn in green; choosing it turns it over. */
  readonly upgraded?: boolean;
  /** What choosing it does; nothing by default. */
  readonly onTurn?: () => void;
};

type PileFieldProps = {
  readonly label: string;
  readonly items: readonly PileItem[];
  readonly path: string;
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
  /** Moves an item before its neighbour. */
  readonly onEarlier?: (at: number) => void;
};

/** Cards, relics or potions in order: add with a picker, turn, move and remove. */
export const PileField = ({ label, items, path, onAdd, onRemove, onEarlier }: PileFieldProps) => {
  const problem = useProblem(path);
  return (
    <fieldset className={styles.pile} data-pile={path} data-wrong={problem && true}>
      <legend className={styles.legend}>
        {label} <span className={styles.count}>{items.length}</span>
      </legend>
      <ol className={styles.items}>
        {keyed(items).map(({ key, item: { name, upgraded = false, onTurn }, place }) => (
          <li key={key} className={styles.item} data-upgraded={upgraded || undefined}>
            {onEarlier !== undefined && place > 0 && (
              <button
                type="button"
                className={styles.small}
                aria-label={say('sandbox.earlier', { what: name })}
                onClick={() => onEarlier(place)}
              >
                ‹
              </button>
            )}
            {onTurn === undefined ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <button
                type="button"
                className={styles.name}
                data-tip={say('sandbox.turn')}
                aria-pressed={upgraded}
                onClick={onTurn}
              >
                {name}
              </button>
            )}
            <button
              type="button"
              className={styles.small}
              aria-label={say('sandbox.remove', { what: name })}
              onClick={() => onRemove(place)}
            >
              ×
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.add}
            aria-label={say('sandbox.addTo', { pile: label })}
            onClick={onAdd}
          >
            + {say('sandbox.add')}
          </button>
        </li>
      </ol>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  );
};
