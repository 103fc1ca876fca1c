import type { ComponentType, SVGProps } from 'react';
import Brain from '~icons/game-icons/brain';
import Friend from '~icons/game-icons/linked-rings';
import OneScreen from '~icons/game-icons/two-shadows';
import { LEVELS } from '../../../game/bot-levels.ts';
import { Cards } from '../../../set-up/choices.tsx';
import { Section } from '../../../set-up/section.tsx';
import { say } from '../words/say.ts';
import { DeckChoices } from './deck-choices.tsx';
import { type Choice, OPPONENTS, type Opponent, type SetUpPlan } from './plan.ts';
import styles from './set-up.module.css';

const ICONS: Readonly<Record<Opponent, ComponentType<SVGProps<SVGSVGElement>>>> = {
  bot: Brain,
  friend: Friend,
  oneScreen: OneScreen,
};

export type OptionsProps = {
  readonly plan: SetUpPlan;
  readonly change: (changes: Partial<SetUpPlan>) => void;
};

export const OpponentSection = ({
  plan,
  change,
  choices,
}: OptionsProps & { readonly choices: readonly Choice[] }) => (
  <Section title={say('new.opponent')}>
    <Cards
      name="opponent"
      label={say('new.opponent')}
      values={OPPONENTS}
      chosen={plan.opponent}
      nameOf={(opponent) => say(`new.opponent.${opponent}`)}
      aboutOf={(opponent) => say(`new.opponent.${opponent}.about`)}
      icons={ICONS}
      onChoose={(opponent) => change({ opponent })}
    />
    {plan.opponent === 'bot' && (
      <Cards
        name="level"
        label={say('new.strength')}
        values={LEVELS}
        chosen={plan.level}
        nameOf={(level) => say(`new.level.${level}`)}
        aboutOf={(level) => say(`new.level.${level}.about`)}
        onChoose={(level) => change({ level })}
      />
    )}
    {plan.opponent !== 'friend' && (
      <>
        <h3 className={styles.theirs}>{say('new.theirDeck')}</h3>
        <DeckChoices
          name="their-deck"
          label={say('new.theirDeck')}
          choices={choices}
          sets={plan.sets}
          chosen={plan.theirs}
          random
          onChoose={(theirs) => change({ theirs })}
        />
      </>
    )}
  </Section>
);
