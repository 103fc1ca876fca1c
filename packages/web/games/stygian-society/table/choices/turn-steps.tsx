import { useBoard } from '../../board/board-context.ts';
import type { StygianSocietyView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './turn-steps.module.css';

const STEPS = ['support', 'action', 'gather', 'drop', 'enemies', 'pay', 'tokens'] as const;
type Step = (typeof STEPS)[number];

/** By phase of the rules. Phases without a decision belong to the step they lead to. */
const STEP_OF: Readonly<Record<string, Step>> = {
  stricken: 'support',
  hexed: 'support',
  turnAbilities: 'support',
  perilCubes: 'gather',
  heroCubes: 'gather',
  dazed: 'gather',
  wild: 'gather',
  drop: 'drop',
  dropped: 'enemies',
  enemies: 'enemies',
  payment: 'pay',
  endEffects: 'pay',
  removal: 'tokens',
  turnEnd: 'tokens',
};

/** Undefined between turns. */
const stepOf = ({ phase, supported }: StygianSocietyView): Step | undefined =>
  phase === 'choosing' ? (supported ? 'action' : 'support') : STEP_OF[phase];

export const TurnSteps = () => {
  const { view } = useBoard();
  const now = stepOf(view);
  if (now === undefined) return null;
  const at = STEPS.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={say('steps')}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={styles.step}
          data-explain={`step:${step}`}
          data-state={place < at ? 'done' : place === at ? 'here' : 'ahead'}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={styles.number}>{place + 1}</span>
          <span>{say(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
};
