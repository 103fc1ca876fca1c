import { say } from '../../text/say.ts';
import styles from './analysis.module.css';
import type { Point, Turn } from './points.ts';

const WIDE = 600;
const HIGH = 160;
const EDGE = 8;

const yOf = (chance: number): number => EDGE + (1 - chance) * (HIGH - 2 * EDGE);
export const percent = (share: number): number => Math.round(share * 100);

type ChanceChartProps = {
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
};

/** The index of the last point at or before a moment. */
const placeAt = (points: readonly Point[], at: number): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.at <= at),
  );

const Lines = ({ points, turns, here }: Pick<ChanceChartProps, 'points' | 'turns'> & { here: number }) => {
  const xOf = (place: number): number => (place / Math.max(1, points.length - 1)) * WIDE;
  const line = points.map(({ chance }, place) => `${xOf(place)},${yOf(chance)}`).join(' ');
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, 0.5, 1].map((chance) => (
        <line key={chance} x1={0} x2={WIDE} y1={yOf(chance)} y2={yOf(chance)} />
      ))}
      <polygon points={`0,${yOf(0)} ${line} ${WIDE},${yOf(0)}`} />
      <polyline points={line} />
      {turns.map(({ at, by }) => {
        const x = xOf(points.findIndex((point) => point.at === at));
        return (
          <line key={at} className={by < 0 ? styles.fall : styles.rise} x1={x} x2={x} y1={0} y2={HIGH} />
        );
      })}
      <line className={styles.here} x1={xOf(here)} x2={xOf(here)} y1={0} y2={HIGH} />
    </svg>
  );
};

/**
 * The chance of winning over time. A slider over the lines takes clicks and arrow keys, from point to point.
 */
export const ChanceChart = ({ points, turns, at, onChoose }: ChanceChartProps) => {
  const here = placeAt(points, at);
  const point = points[here];
  return (
    <div className={styles.chart}>
      <span className={styles.scale} aria-hidden="true">
        <span>{say('analysis.percent', { percent: 100 })}</span>
        <span>{say('analysis.percent', { percent: 50 })}</span>
        <span>{say('analysis.percent', { percent: 0 })}</span>
      </span>
      <div className={styles.plot}>
        <Lines points={points} turns={turns} here={here} />
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={here}
          aria-label={say('analysis.chart')}
          aria-valuetext={say('analysis.point', { at: point?.at ?? 0, chance: percent(point?.chance ?? 0) })}
          onChange={(event) => onChoose(points[Number(event.target.value)]?.at ?? 0)}
        />
      </div>
    </div>
  );
};
