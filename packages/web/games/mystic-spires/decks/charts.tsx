import type { DeckList } from '@three-spires/mystic-spires/library';
import { useId } from 'react';
import { say } from '../words/say.ts';
import styles from './charts.module.css';
import { averageCost, type Bar, costCurve, shapeCounts } from './deck.ts';

const HEIGHT = 74;
const STEP = 26;
const WIDTH = 17;

/** The bars in words, for screen readers. */
const inWords = (bars: readonly Bar[], word: (bar: Bar) => string): string =>
  bars
    .filter(({ count }) => count > 0)
    .map(word)
    .join(', ');

/** The number of cards at each cost, as vertical bars. */
export const CostCurve = ({ deck }: { readonly deck: DeckList }) => {
  const title = useId();
  const bars = costCurve(deck);
  const most = Math.max(4, ...bars.map(({ count }) => count));
  const words = inWords(bars, ({ key, count }) => say('decks.curveBar', { cost: key, count }));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {say('decks.curve')}{' '}
        <span className={styles.note}>{say('decks.average', { cost: averageCost(deck).toFixed(1) })}</span>
      </figcaption>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 34}`}
        role="img"
        aria-labelledby={title}
      >
        <title id={title}>
          {words === '' ? say('decks.curveEmpty') : say('decks.curveIs', { bars: words })}
        </title>
        {bars.map(({ key, count }, at) => {
          const height = Math.round((count / most) * HEIGHT);
          const left = at * STEP + (STEP - WIDTH) / 2;
          return (
            <g key={key} data-cost={key} data-count={count}>
              <rect className={styles.ground} x={left} y={16} width={WIDTH} height={HEIGHT} rx={3} />
              <rect
                className={styles.bar}
                x={left}
                y={16 + HEIGHT - height}
                width={WIDTH}
                height={height}
                rx={3}
              />
              {count > 0 && (
                <text className={styles.count} x={left + WIDTH / 2} y={12 + HEIGHT - height}>
                  {count}
                </text>
              )}
              <text className={styles.axis} x={left + WIDTH / 2} y={HEIGHT + 30}>
                {key}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
};

const ROW = 22;
const LABEL = 88;
const LONG = 150;

/** The number of cards of each type, as named horizontal bars. */
export const TypeChart = ({ deck }: { readonly deck: DeckList }) => {
  const title = useId();
  const bars = shapeCounts(deck);
  const most = Math.max(6, ...bars.map(({ count }) => count));
  const words = inWords(bars, ({ key, count }) => say('decks.typeBar', { type: key, count }));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{say('decks.types')}</figcaption>
      <svg
        className={styles.types}
        viewBox={`0 0 ${LABEL + LONG + 34} ${bars.length * ROW}`}
        role="img"
        aria-labelledby={title}
      >
        <title id={title}>
          {words === '' ? say('decks.typesEmpty') : say('decks.typesAre', { bars: words })}
        </title>
        {bars.map(({ key, count }, at) => (
          <g key={key} data-type={key} data-count={count}>
            <text className={styles.label} x={LABEL - 8} y={at * ROW + 15}>
              {key}
            </text>
            <rect className={styles.ground} x={LABEL} y={at * ROW + 5} width={LONG} height={12} rx={3} />
            <rect
              className={styles.bar}
              data-shape={key}
              x={LABEL}
              y={at * ROW + 5}
              width={(count / most) * LONG}
              height={12}
              rx={3}
            />
            <text className={styles.number} x={LABEL + LONG + 8} y={at * ROW + 15}>
              {count}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
};
