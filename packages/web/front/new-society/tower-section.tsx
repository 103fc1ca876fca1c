import { Link } from 'wouter';
import Cubes from '~icons/game-icons/cubes';
import Dice from '~icons/game-icons/rolling-dices';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from './new-society.module.css';
import type { PlanProps } from './way-section.tsx';

const TOWERS = [
  { tower: 'physical', Icon: Cubes },
  { tower: 'fast', Icon: Dice },
] as const;

/** Which tower decides where the cubes go, whether it is jostled, and the seed of chance. */
export const TowerSection = ({ plan, onChange }: PlanProps) => (
  <fieldset className={styles.section}>
    <legend className={styles.legend}>{say('society.tower')}</legend>
    <div className={styles.ways} role="radiogroup" aria-label={say('society.tower')}>
      {TOWERS.map(({ tower, Icon }) => (
        <label key={tower} className={styles.way}>
          <input
            type="radio"
            name="tower"
            value={tower}
            checked={plan.tower === tower}
            onChange={() => onChange({ ...plan, tower })}
          />
          <Icon aria-hidden="true" />
          <strong>{say(`society.tower.${tower}`)}</strong>
          <span className={styles.about}>{say(`society.tower.${tower}.about`)}</span>
        </label>
      ))}
    </div>
    <Link href="/tower" className={styles.about}>
      {say('tower.try')}
    </Link>
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={plan.jostling}
        onChange={({ target }) => onChange({ ...plan, jostling: target.checked })}
      />
      <span>
        {say('society.jostling')}
        <span className={styles.about}>{say('society.jostling.about')}</span>
      </span>
    </label>
    <label className={styles.seed}>
      <span>{say('new.seed')}</span>
      <input
        className={controls.field}
        value={plan.seed}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...plan, seed: target.value })}
      />
      <span className={styles.about}>{say('society.seedHint')}</span>
    </label>
  </fieldset>
);
