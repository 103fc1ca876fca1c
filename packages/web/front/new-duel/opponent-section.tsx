import type { ComponentType, SVGProps } from 'react';
import Program from '~icons/game-icons/brain';
import Friend from '~icons/game-icons/linked-rings';
import OneScreen from '~icons/game-icons/two-shadows';
import { isLegal } from '../../decks/format.ts';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from '../new-run/new-run.module.css';
import { Section } from '../new-run/section.tsx';
import { ANY_STARTER, type Choice, type DuelPlan, LEVELS, OPPONENTS, type Opponent } from './duel-plan.ts';

const ICONS: Readonly<Record<Opponent, ComponentType<SVGProps<SVGSVGElement>>>> = {
  program: Program,
  friend: Friend,
  oneScreen: OneScreen,
};

export type DuelProps = {
  readonly plan: DuelPlan;
  readonly change: (changes: Partial<DuelPlan>) => void;
};

/** The strengths of the program. */
const Strength = ({ plan, change }: DuelProps) => (
  <div className={styles.modes} role="radiogroup" aria-label={say('duel.strength')}>
    {LEVELS.map((level) => (
      <label key={level} className={styles.mode}>
        <input
          type="radio"
          name="level"
          value={level}
          checked={plan.level === level}
          onChange={() => change({ level })}
        />
        <strong>{say(`duel.level.${level}`)}</strong>
        <span className={styles.about}>{say(`duel.level.${level}.about`)}</span>
      </label>
    ))}
  </div>
);

/** Whom one plays against, and with which deck that is. */
export const OpponentSection = ({
  plan,
  change,
  choices,
}: DuelProps & { readonly choices: readonly Choice[] }) => (
  <Section title={say('duel.opponent')}>
    <div className={styles.modes} role="radiogroup" aria-label={say('duel.opponent')}>
      {OPPONENTS.map((opponent) => {
        const Icon = ICONS[opponent];
        return (
          <label key={opponent} className={styles.mode}>
            <input
              type="radio"
              name="opponent"
              value={opponent}
              checked={plan.opponent === opponent}
              onChange={() => change({ opponent })}
            />
            <Icon aria-hidden="true" />
            <strong>{say(`duel.opponent.${opponent}`)}</strong>
            <span className={styles.about}>{say(`duel.opponent.${opponent}.about`)}</span>
          </label>
        );
      })}
    </div>
    {plan.opponent === 'program' && <Strength plan={plan} change={change} />}
    {plan.opponent !== 'friend' && (
      <label className={styles.field}>
        <span>{say('duel.theirDeck')}</span>
        <select
          className={controls.field}
          value={plan.theirs}
          onChange={({ target }) => change({ theirs: target.value })}
        >
          <option value={ANY_STARTER}>{say('duel.anyStarter')}</option>
          {choices
            .filter(({ deck }) => isLegal(deck, plan.sets))
            .map(({ key, deck }) => (
              <option key={key} value={key}>
                {deck.name === '' ? say('decks.unnamed') : deck.name}
              </option>
            ))}
        </select>
      </label>
    )}
  </Section>
);
