import { useBoard } from '../../board/board-context.ts';
import { openRule } from '../../board/dialogs.ts';
import { PHASES } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './phase-track.module.css';

const RULES = {
  Draw: 'MYS-14.1',
  Standby: 'MYS-15.1',
  'Main 1': 'MYS-16.1',
  Battle: 'MYS-17.1',
  'Main 2': 'MYS-18.1',
  End: 'MYS-19.1',
} as const;

/** Whose turn it is, and its six phases. */
export const PhaseTrack = () => {
  const { view, names, near } = useBoard();
  const { phase, turn, turnPlayer } = view;
  if (phase === 'setup') return null;
  return (
    <div className={styles.track} data-side={turnPlayer === near ? 'near' : 'far'}>
      <p className={styles.turn} data-figure="turn">
        <strong>{say('turn', { turn })}</strong>
        <span>{names[turnPlayer]}</span>
      </p>
      <ol className={styles.phases} aria-label={say('phases')}>
        {PHASES.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.phase}
              data-explain={`phase:${each}`}
              aria-current={each === phase ? 'step' : undefined}
              onClick={() => openRule(RULES[each])}
            >
              {say(`phase.${each}`)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
