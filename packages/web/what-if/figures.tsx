import { type Bar, barsOf, type Mean, type Spread, type Tally } from '@three-spires/what-if/figures';
import type { WhatIfGame } from '../game/what-if.ts';
import { Bars } from '../story/bars.tsx';
import styles from './what-if.module.css';
import { say } from './words.ts';

/** What a phone has room for. */
const MOST_BARS = 12;

export type NamedTally = {
  readonly name: string;
  /** What the side is, where its name does not say it. */
  readonly about?: string | undefined;
  readonly tally: Tally;
};

const percent = (share: number): number => Math.round(100 * share);
const decimal = (value: number): string => value.toFixed(1);

/** The chance as a point on a line from 0 to 100 %, with its interval. */
const ChanceLine = ({ name, about, tally }: NamedTally) => {
  const { share, low, high } = tally.chance;
  const words = { side: name, percent: percent(share), low: percent(low), high: percent(high) };
  const { won, lost, drawn, unfinished } = tally.counts;
  return (
    <div className={styles.chance}>
      <span>
        <strong>{name}</strong> {about}
      </span>
      <span className={styles.share}>
        <b data-chance>{say('whatIf.percent', words)}</b>
        <span>{say('whatIf.interval', words)}</span>
      </span>
      <div className={styles.line} role="img" aria-label={say('whatIf.chanceWords', words)}>
        <i
          className={styles.reach}
          style={{ insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` }}
        />
        <i className={styles.point} style={{ insetInlineStart: `${100 * share}%` }} />
      </div>
      <small>
        {[
          say('whatIf.counts', { won, lost, plays: tally.plays }),
          ...(drawn > 0 ? [say('whatIf.drawn', { count: drawn })] : []),
          ...(unfinished > 0 ? [say('whatIf.unfinished', { count: unfinished })] : []),
        ].join(', ')}
      </small>
    </div>
  );
};

const rangeOf = ({ from, to }: Bar): string =>
  from === to ? String(from) : say('whatIf.range', { from, to });

const meanWords = ({ mean, margin }: Mean): string =>
  Number.isFinite(margin) && margin > 0
    ? say('whatIf.meanMargin', { mean: decimal(mean), margin: decimal(margin) })
    : say('whatIf.mean', { mean: decimal(mean) });

type SpreadProps = {
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly spread: Spread; readonly mean: Mean }[];
  /** Said where no side has any value. */
  readonly empty: string;
};

const sumOf = (bars: readonly Bar[]): number => bars.reduce((sum, { count }) => sum + count, 0);

/** How often each value occurred, side by side. */
const SpreadChart = ({ title, sides, empty }: SpreadProps) => {
  const all = barsOf(
    sides.map(({ spread }) => spread),
    MOST_BARS,
  );
  const most = Math.max(1, ...all.flat().map(({ count }) => count));
  const [first = []] = all;
  if (first.length === 0)
    return (
      <figure className={styles.spread}>
        <figcaption>{title}</figcaption>
        <p className={styles.note}>{empty}</p>
      </figure>
    );
  const [{ from, to }] = first as readonly [Bar];
  const wide = to - from + 1;
  return (
    <figure className={styles.spread}>
      <figcaption>{title}</figcaption>
      <ul className={styles.means}>
        {sides.map(({ name, mean, spread }, at) => (
          <li key={name} data-side={at}>
            <i aria-hidden="true" />
            {sides.length > 1 && <span>{name}</span>}
            {spread.length === 0 ? empty : meanWords(mean)}
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        {first.map((bar, place) => (
          <div key={bar.from} className={styles.column} aria-hidden="true">
            <span className={styles.pair}>
              {all.map((bars, at) => {
                const count = bars[place]?.count ?? 0;
                return (
                  <i key={sides[at]?.name} data-side={at} style={{ blockSize: `${(100 * count) / most}%` }} />
                );
              })}
            </span>
            <span className={styles.value}>{bar.from}</span>
          </div>
        ))}
      </div>
      {wide > 1 && <small>{say('whatIf.wideBars', { count: wide })}</small>}
      <details className={styles.table}>
        <summary>{say('whatIf.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('whatIf.value')}</th>
              {sides.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((bar, place) => (
              <tr key={bar.from}>
                <th scope="row">{rangeOf(bar)}</th>
                {all.map((bars, at) => (
                  <td key={sides[at]?.name}>
                    {bars[place]?.count ?? 0} ({percent((bars[place]?.count ?? 0) / Math.max(1, sumOf(bars)))}{' '}
                    %)
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};

/** How much better one side is, in words. */
const Difference = ({
  names,
  difference,
}: {
  readonly names: readonly string[];
  readonly difference: Mean;
}) => {
  const { mean, margin } = difference;
  const figures = {
    percent: decimal(100 * Math.abs(mean)),
    margin: Number.isFinite(margin) ? decimal(100 * margin) : '100',
    side: (mean > 0 ? names[0] : names[1]) ?? '',
  };
  if (margin === 0 && mean === 0)
    return (
      <p className={styles.difference} data-difference>
        {say('whatIf.neither')}
      </p>
    );
  const isSure = Math.abs(mean) > margin;
  return (
    <p className={styles.difference} data-difference>
      {say(isSure ? 'whatIf.better' : 'whatIf.even', figures)} <small>{say('whatIf.sameLuck')}</small>
    </p>
  );
};

type FiguresProps = {
  readonly game: WhatIfGame;
  readonly sides: readonly NamedTally[];
  readonly difference: Mean | undefined;
};

/** All figures of the plays so far. */
export const Figures = ({ game, sides, difference }: FiguresProps) => {
  const { words } = game;
  return (
    <>
      <section className={styles.chances}>
        <h3>{say('whatIf.chance')}</h3>
        {sides.map((side) => (
          <ChanceLine key={side.name} {...side} />
        ))}
        <small>{say('whatIf.intervalAbout')}</small>
        {difference !== undefined && (
          <Difference names={sides.map(({ name }) => name)} difference={difference} />
        )}
      </section>
      <SpreadChart
        title={words.hp}
        empty={say('whatIf.nothingWon')}
        sides={sides.map(({ name, tally }) => ({ name, spread: tally.hp, mean: tally.meanHp }))}
      />
      <SpreadChart
        title={words.rounds}
        empty=""
        sides={sides.map(({ name, tally }) => ({ name, spread: tally.rounds, mean: tally.meanRounds }))}
      />
      <div className={styles.causes}>
        {sides.map(({ name, tally }) => (
          <Bars
            key={name}
            title={sides.length > 1 ? `${words.causes}: ${name}` : words.causes}
            tone="harm"
            bars={tally.causes.slice(0, MOST_BARS).map(({ cause, result, count }) => ({
              name: words.cause(cause),
              value: count,
              note: say(`whatIf.result.${result}`),
            }))}
          />
        ))}
      </div>
    </>
  );
};
