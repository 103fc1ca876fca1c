import Friends from '~icons/game-icons/meeple-group';
import Companions from '~icons/game-icons/minions';
import Solo from '~icons/game-icons/person';
import { Cards } from '../../../set-up/choices.tsx';
import { Section } from '../../../set-up/section.tsx';
import { say } from '../words/say.ts';
import { alongWay, type SetUpPlan, WAYS } from './plan.ts';

const ICONS = { solo: Solo, companions: Companions, friends: Friends } as const;

export type PlanProps = {
  readonly plan: SetUpPlan;
  readonly onChange: (plan: SetUpPlan) => void;
};

/** How the society is made up, in one choice. */
export const WaySection = ({ plan, onChange }: PlanProps) => (
  <Section title={say('new.way')}>
    <Cards
      name="way"
      label={say('new.way')}
      values={WAYS}
      chosen={plan.way}
      nameOf={(way) => say(`new.way.${way}`)}
      aboutOf={(way) => say(`new.way.${way}.about`)}
      icons={ICONS}
      onChoose={(way) => onChange(alongWay(plan, way))}
    />
  </Section>
);
