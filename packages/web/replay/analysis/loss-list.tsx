import type { ReadableMove } from '@three-spires/kernel';
import type { AnalysedDecision, BranchBody, ReplayAnswer } from '@three-spires/session/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/button.tsx';
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
  readonly onPlayOn: (at: number, line?: BranchBody['line']) => Promise<void>;
};

/** The better move and what would have followed it: “Play Bash”, then “Play Strike”. */
const betterInWords = ({ line, bestMove }: AnalysedDecision, nameMove: LossListProps['nameMove']): string =>
  (line?.map(({ readable }) => readable) ?? [bestMove])
    .map((move) => say('analysis.quoted', { move: nameMove(move) }))
    .join(say('analysis.then'));

/** The moves that lost the most. Each better line can be played from here. */
export const LossList = ({ replay, losses, nameMove, onShow, onPlayOn }: LossListProps) => {
  const [failure, setFailure] = useState<string>();
  const playOn = (at: number, line?: BranchBody['line']): void => {
    onPlayOn(at, line).catch((error: Error) => setFailure(error.message));
  };
  if (losses.length === 0) return <p>{say('analysis.noLosses')}</p>;
  return (
    <>
      <ol className={styles.losses}>
        {losses.map(({ at, lost, decision }) => {
          const { seq, seat, playedMove, line } = decision;
          return (
            <li key={seq} data-loss={seq} data-line={line?.length}>
              <p>
                {say('analysis.loss', {
                  who: replay.seats[seat]?.name ?? '',
                  played: nameMove(playedMove),
                  best: betterInWords(decision, nameMove),
                  more: percent(lost),
                })}
              </p>
              <span className={styles.ways}>
                <Button
                  aria-label={say('analysis.showMove', { at: at + 1 })}
                  onClick={() => onShow(at, seat)}
                >
                  {say('analysis.show')}
                </Button>
                <Link
                  href={`/what-if/${replay.game}?table=${replay.table}&at=${at}&seat=${seat}&compare=moves`}
                  className={controls.button}
                  aria-label={say('analysis.whatIfMove', { at: at + 1 })}
                >
                  {say('shelf.whatIf')}
                </Link>
                <Button
                  aria-label={say('analysis.playOnMove', { at: at + 1 })}
                  disabled={!replay.mayBranch}
                  onClick={() => playOn(at)}
                >
                  {say('replay.branch')}
                </Button>
                {line !== undefined && (
                  <Button
                    aria-label={say('analysis.playLineMove', { at: at + 1 })}
                    disabled={!replay.mayBranch}
                    onClick={() => playOn(at, { seat, moves: line.map(({ move }) => move) })}
                  >
                    {say('analysis.playLine')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
};
