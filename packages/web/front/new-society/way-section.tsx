import Friends from '~icons/game-icons/meeple-group';
import Companions from '~icons/game-icons/minions';
import Solo from '~icons/game-icons/person';
import { say } from '../../text/say.ts';
import styles from './new-society.module.css';
import { alongWay, type SocietyPlan, WAYS } from './society-plan.ts';

const ICONS = { solo: Solo, companions: Companions, friends: Friends } as const;

export type PlanProps = {
  readonly plan: SocietyPlan;
  readonly onChange: (plan: SocietyPlan) => void;
};

/** How the society is made up, in one choice. */
export const WaySection = ({ plan, onChange }: PlanProps) => (
  <fieldset className={styles.section}>
    <legend className={styles.legend}>{say('society.way')}</legend>
    <div className={styles.ways} role="radiogroup" aria-label={say('society.way')}>
      {WAYS.map((way) => {
        const Icon = ICONS[way];
        return (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name="way"
              value={way}
              checked={plan.way === way}
              onChange={() => onChange(alongWay(plan, way))}
            />
            <Icon aria-hidden="true" />
            <strong>{say(`society.way.${way}`)}</strong>
            <span className={styles.about}>{say(`society.way.${way}.about`)}</span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
