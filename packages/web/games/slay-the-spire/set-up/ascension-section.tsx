import { Section } from '../../../set-up/section.tsx';
import setUp from '../../../set-up/set-up.module.css';
import { ASCENSION_LEVELS } from '../rulebook/rule-text.ts';
import { say } from '../words/set-up.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './set-up.module.css';

const LEVELS = [0, ...ASCENSION_LEVELS.map(({ level }) => level)];

type AscensionProps = PlanProps & {
  /** The highest level unlocked by the campaign. */
  readonly reached: number;
};

/** The difficulty of the climb, with everything that each level adds. */
export const AscensionSection = ({ plan, change, reached, wrong }: AscensionProps) => {
  const most = plan.unlocks === 'campaign' ? reached : LEVELS.length - 1;
  const active = ASCENSION_LEVELS.filter(({ level }) => level <= plan.ascension);
  return (
    <Section
      title={say('ascension')}
      hint={
        plan.unlocks === 'campaign' ? say('new.ascensionReached', { level: most }) : say('new.ascensionHint')
      }
      wrong={wrong}
    >
      <div className={styles.levels} role="radiogroup" aria-label={say('ascension')}>
        {LEVELS.map((level) => (
          <label key={level} className={styles.level} data-active={level <= plan.ascension || undefined}>
            <input
              type="radio"
              name="ascension"
              value={level}
              disabled={level > most}
              checked={plan.ascension === level}
              onChange={() => change({ ascension: level })}
            />
            <span>{level}</span>
          </label>
        ))}
      </div>
      {active.length === 0 ? (
        <p className={setUp.hint}>{say('new.ascensionNone')}</p>
      ) : (
        <ol className={styles.added}>
          {active.map(({ level, name, text }) => (
            <li key={level}>
              <span className={styles.badge}>{level}</span>
              <span>
                <strong>{name}</strong> <span className={styles.what}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
};
