import type { ComponentType, SVGProps } from 'react';
import Brain from '~icons/game-icons/brain';
import Friend from '~icons/game-icons/linked-rings';
import OneScreen from '~icons/game-icons/two-shadows';
import { Cards } from '../../../set-up/choices.tsx';
import { Field } from '../../../set-up/fields.tsx';
import { Section } from '../../../set-up/section.tsx';
import controls from '../../../theme/controls.module.css';
import { isLegal } from '../decks/format.ts';
import { say } from '../words/say.ts';
import { ANY_STARTER, type Choice, LEVELS, OPPONENTS, type Opponent, type SetUpPlan } from './plan.ts';

const ICONS: Readonly<Record<Opponent, ComponentType<SVGProps<SVGSVGElement>>>> = {
  bot: Brain,
  friend: Friend,
  oneScreen: OneScreen,
};

export type OptionsProps = {
  readonly plan: SetUpPlan;
  readonly change: (changes: Partial<SetUpPlan>) => void;
};

/** The opponent and their deck. */
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
      <Field name={say('new.theirDeck')}>
        <select
          className={controls.field}
          value={plan.theirs}
          onChange={({ target }) => change({ theirs: target.value })}
        >
          <option value={ANY_STARTER}>{say('new.anyStarter')}</option>
          {choices
            .filter(({ deck }) => isLegal(deck, plan.sets))
            .map(({ key, deck }) => (
              <option key={key} value={key}>
                {deck.name === '' ? say('decks.unnamed') : deck.name}
              </option>
            ))}
        </select>
      </Field>
    )}
  </Section>
);
