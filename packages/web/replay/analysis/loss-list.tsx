import type { ReadableMove } from '@three-spires/kernel';
import type { ReplayAnswer } from '@three-spires/session/protocol';
import { useState } from 'react';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from './analysis.module.css';
import { percent } from './chance-chart.tsx';
import type { Loss } from './points.ts';

type LossListProps = {
  readonly replay: ReplayAnswer;
  readonly losses: readonly Loss[];
  readonly nameMove: (move: ReadableMove) => string;
  readonly onShow: (at: number, seat: number) => void;
  readonly onPlayOn: (at: number) => Promise<void>;
};

/** The moves that lost the most, each with the better one. */
export const LossList = ({ replay, losses, nameMove, onShow, onPlayOn }: LossListProps) => {
  const [failure, setFailure] = useState<string>();
  const playOn = (at: number): void => {
    onPlayOn(at).catch((error: Error) => setFailure(error.message));
  };
  if (losses.length === 0) return <p>{say('analysis.noLosses')}</p>;
  return (
    <>
      <ol className={styles.losses}>
        {losses.map(({ at, lost, decision: { seq, seat, playedMove, bestMove } }) => (
          <li key={seq} data-loss={seq}>
            <p>
              {say('analysis.loss', {
                who: replay.seats[seat]?.name ?? '',
                played: nameMove(playedMove),
                best: nameMove(bestMove),
                more: percent(lost),
              })}
            </p>
            <span className={styles.ways}>
              <button
                type="button"
                className={controls.button}
                aria-label={say('analysis.showMove', { at: at + 1 })}
                onClick={() => onShow(at, seat)}
              >
                {say('analysis.show')}
              </button>
              <button
                type="button"
                className={controls.button}
                aria-label={say('analysis.playOnMove', { at: at + 1 })}
                disabled={!replay.mayBranch}
                onClick={() => playOn(at)}
              >
                {say('replay.branch')}
              </button>
            </span>
          </li>
        ))}
      </ol>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
};
