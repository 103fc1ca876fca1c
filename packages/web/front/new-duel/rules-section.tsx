import { FormatField } from '../../decks/legality.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from '../new-run/new-run.module.css';
import { Section } from '../new-run/section.tsx';
import { clockText } from './clock-text.ts';
import { CLOCKS, type ClockName, FIRSTS, MATCHES } from './duel-plan.ts';
import type { DuelProps } from './opponent-section.tsx';

type StepsProps<Value extends string | number> = {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, side by side. */
const Steps = <Value extends string | number>(props: StepsProps<Value>) => {
  const { name, label, values, chosen, nameOf, onChoose } = props;
  return (
    <div className={styles.steps} role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label key={value} className={styles.step}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </div>
  );
};

const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** Who goes first, how many games, the clock, the format, and what the house adds. */
export const RulesSection = ({
  plan,
  change,
  wrong,
}: DuelProps & { readonly wrong: (field: string) => string | undefined }) => (
  <>
    <Section title={say('duel.first')}>
      <Steps
        name="first"
        label={say('duel.first')}
        values={FIRSTS}
        chosen={plan.first}
        nameOf={(first) => say(`duel.first.${first}`)}
        onChoose={(first) => change({ first })}
      />
    </Section>
    <Section title={say('duel.match')} wrong={wrong('match')}>
      <Steps
        name="match"
        label={say('duel.match')}
        values={MATCHES}
        chosen={plan.best}
        nameOf={(best) => say(`duel.match.${best}`)}
        onChoose={(best) => change({ best })}
      />
    </Section>
    <Section title={say('duel.clock')} hint={say('duel.clockHint')} wrong={wrong('clock')}>
      <Steps
        name="clock"
        label={say('duel.clock')}
        values={CLOCK_NAMES}
        chosen={plan.clock}
        nameOf={clockText}
        onChoose={(clock) => change({ clock })}
      />
    </Section>
    <Section title={say('duel.rules')} wrong={wrong('seed')}>
      <FormatField label={say('duel.format')} sets={plan.sets} onChange={(sets) => change({ sets })} />
      <ul className={styles.checks}>
        <li>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={plan.turnLimit}
              onChange={({ target }) => change({ turnLimit: target.checked })}
            />
            <span>
              <strong>{say('duel.turnLimit')}</strong>
              <span className={styles.about}>{say('duel.turnLimit.about')}</span>
            </span>
          </label>
        </li>
      </ul>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{say('new.seed')}</span>
          <input
            className={controls.field}
            value={plan.seed}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => change({ seed: target.value })}
          />
          <span className={styles.about}>{say('duel.seedHint')}</span>
        </label>
      </div>
    </Section>
  </>
);
