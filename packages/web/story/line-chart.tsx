import styles from './line-chart.module.css';

const WIDE = 600;
const HIGH = 160;
const EDGE = 10;

export type ChartLine = {
  readonly name: string;
  readonly values: readonly number[];
  readonly colour: string;
};

type LineChartProps = {
  readonly title: string;
  /** The chart in words, for screen readers. */
  readonly words: string;
  readonly lines: readonly ChartLine[];
  /** The labels below the first and the last value. */
  readonly from: string;
  readonly to: string;
};

/** Lines over time from 0 to the greatest value, with a legend. */
export const LineChart = ({ title, words, lines, from, to }: LineChartProps) => {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const point = (value: number, at: number): string =>
    `${EDGE + (at / steps) * (WIDE - 2 * EDGE)},${HIGH - EDGE - (value / most) * (HIGH - 2 * EDGE)}`;
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        <span className={styles.legend} aria-hidden="true">
          {lines.map(({ name, colour }) => (
            <span key={name}>
              <i style={{ background: colour }} />
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.most} aria-hidden="true">
          {most}
        </span>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={words}>
          {[0, most / 2, most].map((value) => (
            <line
              key={value}
              x1={EDGE}
              x2={WIDE - EDGE}
              y1={HIGH - EDGE - (value / most) * (HIGH - 2 * EDGE)}
              y2={HIGH - EDGE - (value / most) * (HIGH - 2 * EDGE)}
            />
          ))}
          {lines.map(({ name, values, colour }) => (
            <polyline key={name} points={values.map(point).join(' ')} style={{ stroke: colour }} />
          ))}
        </svg>
      </div>
      <span className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </figure>
  );
};
