import { DAYS_PER_MOVE, type DaysPerMove } from '@three-spires/session/protocol';
import { useWorld } from '../connection/world.ts';
import { say } from '../text/say.ts';
import { Steps } from './choices.tsx';
import { Section } from './section.tsx';

const VALUES = [0, ...DAYS_PER_MOVE] as const;

type SlowChoiceProps = {
  /** Undefined for a game without a limit. */
  readonly days: DaysPerMove | undefined;
  readonly wrong?: string | undefined;
  readonly onChoose: (days: DaysPerMove | undefined) => void;
};

const daysText = (days: number): string => say('time.days', { days });

/** Whether a game with other people is slow, with days for each move. */
export const SlowChoice = ({ days, wrong, onChoose }: SlowChoiceProps) => {
  const isOnline = useWorld(({ world }) => world === 'server');
  if (!isOnline) return null;
  return (
    <Section title={say('new.slow')} hint={say('new.slow.hint')} wrong={wrong}>
      <Steps
        name="days"
        label={say('new.slow')}
        values={VALUES}
        chosen={days ?? 0}
        nameOf={(value) => (value === 0 ? say('new.slow.none') : daysText(value))}
        onChoose={(value) => onChoose(value === 0 ? undefined : value)}
      />
    </Section>
  );
};
