import { keyed } from '../../../../kit/keyed.ts';
import { SYMBOLS } from '../../pictures/symbols.ts';
import type { ArrivalView } from '../../pieces/content.ts';
import { Picture } from '../../pieces/picture.tsx';
import { say } from '../../words/say.ts';
import styles from './arrivals.module.css';

const Portal = SYMBOLS.arrival;

type ArrivalsProps = {
  readonly arrivals: readonly ArrivalView[];
  readonly callerOf: (enemy: number) => string;
};

/** The enemies that arrive at the start of the next round, and who summons them. */
export const Arrivals = ({ arrivals, callerOf }: ArrivalsProps) => (
  <>
    {keyed(arrivals).map(({ key, item: { enemy, names } }) => (
      <div key={key} className={styles.arrival}>
        <span className={styles.when}>
          {Portal && <Portal aria-hidden="true" />}
          {say('arrival.when')}
        </span>
        <ul className={styles.names}>
          {keyed(names).map(({ key: place, item: name }) => (
            <li key={place}>
              <span className={styles.who} data-mood="enemy">
                <Picture kind="figure" id={name} size="small" frame="medal" />
              </span>
              {name}
            </li>
          ))}
        </ul>
        <span className={styles.caller}>{say('arrival.caller', { enemy: callerOf(enemy) })}</span>
      </div>
    ))}
  </>
);
