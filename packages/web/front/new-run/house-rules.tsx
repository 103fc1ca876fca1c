import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { OPTIONS, type OptionName, UNLOCKS } from '../run-plan.ts';
import styles from './new-run.module.css';
import { OPTION_RULES } from './option-rules.ts';
import { ruleText } from './rule-text.ts';
import { type PlanProps, Section } from './section.tsx';

const MOST_CUBES = 50;

const optionText = (option: OptionName): string =>
  option === 'clawPack' ? say('option.clawPack.about') : ruleText(OPTION_RULES[option]);

/** Which options mean anything for this party and this kind of run. */
const optionsFor = ({ party, mode }: PlanProps['plan']): readonly OptionName[] =>
  OPTIONS.filter((option) => {
    if (option === 'clawPack')
      return mode !== 'firstFight' && party.some(({ character }) => character === 'Defect');
    return party.length > 1 && (mode !== 'firstFight' || option === 'sequentialTurns');
  });

const Unlocked = ({ plan, change }: PlanProps) => (
  <div className={styles.modes} role="radiogroup" aria-label={say('new.unlocks')}>
    {UNLOCKS.map((unlocks) => (
      <label key={unlocks} className={styles.mode}>
        <input
          type="radio"
          name="unlocks"
          value={unlocks}
          checked={plan.unlocks === unlocks}
          onChange={() => change({ unlocks, ...(unlocks === 'campaign' ? { ascension: 0 } : {}) })}
        />
        <strong>{say(`unlocks.${unlocks}`)}</strong>
        <span className={styles.about}>{say(`unlocks.${unlocks}.about`)}</span>
      </label>
    ))}
  </div>
);

const Options = ({ plan, change }: PlanProps) => {
  const options = optionsFor(plan);
  if (options.length === 0) return <p className={styles.hint}>{say('new.noOptions')}</p>;
  return (
    <ul className={styles.checks}>
      {options.map((option) => (
        <li key={option}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={plan.options.includes(option)}
              onChange={({ target }) =>
                change({
                  options: OPTIONS.filter((each) =>
                    each === option ? target.checked : plan.options.includes(each),
                  ),
                })
              }
            />
            <span>
              <strong>{say(`option.${option}`)}</strong>
              <span className={styles.about}>{optionText(option)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
};

/** What is in the box, which optional rules are used, and the seed of chance. */
export const HouseRules = ({ plan, change, wrong }: PlanProps) => (
  <>
    {plan.mode !== 'firstFight' && (
      <Section title={say('new.unlocks')}>
        <Unlocked plan={plan} change={change} />
      </Section>
    )}
    <Section title={say('new.options')}>
      <Options plan={plan} change={change} />
    </Section>
    <Section title={say('new.chance')} wrong={wrong}>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{say('new.seed')}</span>
          <input
            className={controls.field}
            value={plan.seed}
            maxLength={64}
            disabled={plan.mode === 'daily'}
            autoComplete="off"
            onChange={({ target }) => change({ seed: target.value })}
          />
          <span className={styles.about}>
            {say(plan.mode === 'daily' ? 'new.seedDaily' : 'new.seedHint')}
          </span>
        </label>
        {plan.party.some(({ character }) => character === 'Defect') && (
          <label className={styles.field}>
            <span>{say('new.orbCubes')}</span>
            <input
              className={controls.field}
              type="number"
              min={0}
              max={MOST_CUBES}
              value={plan.orbCubes}
              onChange={({ target }) =>
                change({ orbCubes: Math.min(MOST_CUBES, Math.max(0, Math.floor(target.valueAsNumber || 0))) })
              }
            />
            <span className={styles.about}>{say('new.orbCubesHint')}</span>
          </label>
        )}
      </div>
    </Section>
  </>
);
