import { Button } from '../kit/button.tsx';
import type { Run } from './use-crew.ts';
import styles from './what-if.module.css';
import { say } from './words.ts';

type RunBarProps = {
  readonly run: Run | undefined;
  /** What the start button says. */
  readonly words: string;
  readonly disabled?: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

const standingOf = ({ state, plays, played }: Run): string => {
  if (state === 'done') return say('whatIf.done', { total: plays });
  return say(state === 'running' ? 'whatIf.progress' : 'whatIf.stopped', {
    done: played.length,
    total: plays,
  });
};

/** Start, progress and stop. */
export const RunBar = ({ run, words, disabled = false, onStart, onStop }: RunBarProps) => (
  <div className={styles.run} data-run={run?.state ?? 'none'} data-played={run?.played.length ?? 0}>
    {run?.state === 'running' ? (
      <Button data-action="stop" onClick={onStop}>
        {say('whatIf.stop')}
      </Button>
    ) : (
      <Button look="primary" data-action="start" disabled={disabled} onClick={onStart}>
        {words}
      </Button>
    )}
    {run !== undefined && (
      <div className={styles.progress}>
        <progress
          value={run.played.length}
          max={run.plays}
          aria-label={say('whatIf.progress', { done: run.played.length, total: run.plays })}
        />
        {/* Only its end is announced: a count would speak without pause. */}
        <span role="status">{run.state === 'running' ? '' : standingOf(run)}</span>
        {run.state === 'running' && <span>{standingOf(run)}</span>}
      </div>
    )}
    {run?.failure !== undefined && (
      <p role="alert" className={styles.failure}>
        {run.failure}
      </p>
    )}
  </div>
);
