import type { ReadableMove } from '@three-spires/kernel';
import type { Analysis, AnalysisAnswer, BranchBody, ReplayAnswer } from '@three-spires/session/protocol';
import { useMemo } from 'react';
import { Button } from '../../kit/button.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from './analysis.module.css';
import { ChanceChart, percent } from './chance-chart.tsx';
import { LossList } from './loss-list.tsx';
import { moveWords } from './move-words.ts';
import { type Point, pointsOf, type Turn, turningPoints, worstMoves } from './points.ts';
import { useAnalysis } from './use-analysis.ts';

type AnalysisPanelProps = {
  readonly replay: ReplayAnswer;
  readonly at: number;
  /** The chapter of a moment: "Turn 7 · Battle". */
  readonly where: (at: number) => string;
  /** The game's own words for a move. */
  readonly nameMove: ((move: ReadableMove) => string) | undefined;
  readonly onChoose: (at: number) => void;
  /** Shows a moment, from a seat's view. */
  readonly onShow: (at: number, seat: number) => void;
  /** Opens a new table that continues from a moment, optionally after a better line. */
  readonly onPlayOn: (at: number, line?: BranchBody['line']) => Promise<void>;
  readonly onClose: () => void;
};

type TurnsProps = Pick<AnalysisPanelProps, 'replay' | 'where' | 'onChoose'> & {
  readonly turns: readonly Turn[];
  readonly names: Names;
};

/** The turning points: when, by how much, and whose move or whose luck. */
const Turns = ({ turns, replay, where, names, onChoose }: TurnsProps) =>
  turns.length === 0 ? (
    <p>{say('analysis.noTurns')}</p>
  ) : (
    <ol className={styles.turns}>
      {turns.map(({ at, by, chance, cause, decision }) => (
        <li key={at} data-turn={by < 0 ? 'fall' : 'rise'}>
          <Button onClick={() => onChoose(at)}>
            {say(by < 0 ? 'analysis.fall' : 'analysis.rise', {
              where: where(at),
              from: percent(chance - by),
              to: percent(chance),
            })}
          </Button>
          <span>
            {say(`analysis.by.${cause}`, {
              who: replay.seats[decision?.seat ?? 0]?.name ?? '',
              move: decision === undefined ? '' : names(decision.playedMove),
            })}
          </span>
        </li>
      ))}
    </ol>
  );

/** The data of the chart as a table. */
const PointTable = ({ points, names }: { readonly points: readonly Point[]; readonly names: Names }) => (
  <details className={styles.table}>
    <summary>{say('analysis.table')}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{say('analysis.move')}</th>
          <th scope="col">{say('analysis.played')}</th>
          <th scope="col">{say('analysis.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ at, chance, decision }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            <td>{decision === undefined ? say('analysis.end') : names(decision.playedMove)}</td>
            <td>{say('analysis.percent', { percent: percent(chance) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
type Names = (move: ReadableMove) => string;

const Result = ({ analysis, ...props }: AnalysisPanelProps & { readonly analysis: Analysis }) => {
  const { replay, at, where, nameMove = moveWords, onChoose, onShow, onPlayOn } = props;
  const points = useMemo(() => pointsOf(analysis, replay), [analysis, replay]);
  const turns = useMemo(
    () => turningPoints(points, { rivals: analysis.rivals, viewer: replay.viewer }),
    [points, analysis, replay],
  );
  const losses = useMemo(() => worstMoves(analysis, replay.moves), [analysis, replay]);
  if (analysis.decisions.length === 0) return <p>{say('analysis.empty')}</p>;
  const seat = replay.viewer === 'spectator' ? 0 : replay.viewer;
  return (
    <>
      <h3>
        {analysis.rivals
          ? say('analysis.chanceOf', { who: replay.seats[seat]?.name ?? '' })
          : say('analysis.chart')}
      </h3>
      <ChanceChart points={points} turns={turns} at={at} onChoose={onChoose} />
      {analysis.decisions.length < analysis.total && (
        <p>{say('analysis.part', { count: analysis.decisions.length, total: analysis.total })}</p>
      )}
      <PointTable points={points} names={nameMove} />
      <h3>{say('analysis.turns')}</h3>
      <Turns {...{ turns, replay, where, onChoose }} names={nameMove} />
      <h3>{say('analysis.losses')}</h3>
      <LossList replay={replay} losses={losses} nameMove={nameMove} onShow={onShow} onPlayOn={onPlayOn} />
    </>
  );
};

type StandingProps = { readonly answer: AnalysisAnswer | undefined; readonly begin: () => void };

/** The state of the analysis before there is a result. */
const Standing = ({ answer, begin }: StandingProps) => {
  if (answer === undefined) return <p>{say('loading')}</p>;
  switch (answer.status) {
    case 'none':
      return (
        <>
          <p>{say('analysis.about')}</p>
          <Button look="primary" data-action="begin-analysis" onClick={begin}>
            {say('analysis.begin')}
          </Button>
        </>
      );
    case 'running':
      return (
        <label className={styles.progress}>
          {say('analysis.running', { done: answer.done, total: answer.total })}
          <progress value={answer.done} max={Math.max(1, answer.total)} />
        </label>
      );
    case 'impossible':
      return <p>{answer.text}</p>;
    case 'done':
      return null;
  }
};

/** A bot's view of the game, next to its replay. */
export const AnalysisPanel = (props: AnalysisPanelProps) => {
  const { answer, failure, begin } = useAnalysis(props.replay.table);
  return (
    <section
      className={styles.panel}
      id="replay-analysis"
      aria-label={say('analysis')}
      data-analysis={answer?.status}
    >
      <header>
        <h2 className={controls.label}>{say('analysis')}</h2>
        <Button look="square" aria-label={say('close')} onClick={props.onClose}>
          ×
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div className={styles.body} tabIndex={0}>
        {answer?.status === 'done' ? (
          <Result {...props} analysis={answer} />
        ) : (
          <Standing answer={answer} begin={begin} />
        )}
        {failure !== undefined && <p role="alert">{failure}</p>}
      </div>
    </section>
  );
};
