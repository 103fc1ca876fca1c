import { plainText } from '@three-spires/kernel';
import {
  type DeckList,
  deckFaults,
  explainDeckFault,
  FORMATS,
  formatNaming,
  SETS,
  type SetId,
} from '@three-spires/mystic-spires/library';
import { openDialog } from '../../../kit/dialogs.ts';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { SET_IDS } from './card-pool.ts';
import { setsOf } from './deck.ts';
import { formatWithId, setsFor } from './format.ts';
import styles from './legality.module.css';

/** A rule number that links into the rulebook. */
const RuleLink = ({ rule }: { readonly rule: string }) => (
  <button type="button" className={styles.rule} onClick={() => openDialog({ kind: 'rules', rule })}>
    {rule}
  </button>
);

type FormatFieldProps = {
  readonly label: string;
  readonly sets: readonly SetId[];
  readonly onChange: (sets: readonly SetId[]) => void;
  /** The sets proposed first where sets must be named. */
  readonly proposed?: readonly string[];
};

/** MYS-40: open play, or one or two sets by name. */
export const FormatField = ({ label, sets, onChange, proposed = [] }: FormatFieldProps) => {
  const format = formatNaming(sets);
  const first = [...sets, ...(proposed as readonly SetId[])];
  return (
    <div className={styles.format}>
      <label className={styles.field}>
        <span>{label}</span>
        <select
          className={controls.field}
          value={format.id}
          onChange={({ target }) => onChange(setsFor(formatWithId(target.value), first))}
        >
          {FORMATS.map(({ id }) => (
            <option key={id} value={id}>
              {say(`decks.format.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {sets.map((set, at) => (
        <label key={set} className={styles.field}>
          <span>{say('decks.setNumber', { number: at + 1 })}</span>
          <select
            className={controls.field}
            value={set}
            onChange={({ target }) => onChange(sets.with(at, target.value as SetId))}
          >
            {SET_IDS.filter((each) => each === set || !sets.includes(each)).map((each) => (
              <option key={each} value={each}>
                {SETS[each]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
};

/** Whether the deck is legal, and if not, every reason with its rule. */
export const Legality = ({ deck, sets }: { readonly deck: DeckList; readonly sets: readonly SetId[] }) => {
  const faults = deckFaults(deck, { sets });
  const format = say(`decks.format.${formatNaming(sets).id}`);
  const used = setsOf(deck).map((set) => SETS[set as SetId]);
  return (
    <div className={styles.verdict} role="status" data-legal={faults.length === 0}>
      {faults.length === 0 ? (
        <>
          <strong>{say('decks.legal', { format })}</strong>
          <p className={styles.used}>{say('decks.setsUsed', { sets: used.join(', ') })}</p>
        </>
      ) : (
        <>
          <strong>{say('decks.illegal', { count: faults.length })}</strong>
          <ul className={styles.faults}>
            {faults.map((fault) => {
              const text =
                fault.code === 'unknown-tower' && deck.tower === ''
                  ? say('decks.noTower')
                  : plainText(explainDeckFault(fault));
              return (
                <li key={text} data-fault={fault.code}>
                  {text} <RuleLink rule={fault.rule} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
};
