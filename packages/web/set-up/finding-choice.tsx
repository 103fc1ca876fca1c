import { useWorld } from '../connection/world.ts';
import { say } from '../text/say.ts';
import { Check, Checks } from './choices.tsx';
import type { Circumstances, FindingPlan } from './finding-plan.ts';
import { Section } from './section.tsx';

type FindingChoiceProps = Circumstances & {
  readonly finding: FindingPlan;
  readonly onChange: (finding: FindingPlan) => void;
};

/** For a table with an open seat: whether anyone may join and watch. */
export const FindingChoice = ({ finding, hasOpenSeat, onChange }: FindingChoiceProps) => {
  const isOnline = useWorld(({ world }) => world === 'server');
  if (!hasOpenSeat || !isOnline) return null;
  return (
    <Section title={say('tableSettings.title')}>
      <Checks>
        {(['listed', 'spectators'] as const).map((each) => (
          <Check
            key={each}
            name={say(`tableSettings.${each}`)}
            about={say(`tableSettings.${each}.about`)}
            checked={finding[each]}
            onChange={(checked) => onChange({ ...finding, [each]: checked })}
          />
        ))}
      </Checks>
    </Section>
  );
};
