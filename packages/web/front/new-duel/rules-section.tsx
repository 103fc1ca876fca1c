import { FormatField } from '../../decks/legality.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from '../new-run/new-run.module.css';
import { Section } from '../new-run/section.tsx';
import { FIRSTS } from './duel-plan.ts';
import type { DuelProps } from './opponent-section.tsx';

/** Format, who goes first, and what the house adds. */
export const RulesSection = ({
  plan,
  change,
  wrong,
}: DuelProps & { readonly wrong: (field: string) => string | undefined }) => (
  <>
    <Section title={say('duel.first')}>
      <div className={styles.steps} role="radiogroup" aria-label={say('duel.first')}>
        {FIRSTS.map((first) => (
          <label key={first} className={styles.step}>
            <input
              type="radio"
              name="first"
              value={first}
              checked={plan.first === first}
              onChange={() => change({ first })}
            />
            <span>{say(`duel.first.${first}`)}</span>
          </label>
        ))}
      </div>
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
