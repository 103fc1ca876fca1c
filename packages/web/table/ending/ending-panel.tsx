/** The common parts of all games' endings; each game adds its colours. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTable } from '../../connection/use-table.ts';
import { unratedText } from '../../finding/rating-text.ts';
import { TableRatings } from '../../finding/table-ratings.tsx';
import { Button } from '../../kit/button.tsx';
import { openDialog } from '../../kit/dialogs.ts';
import { KeepButton } from '../../moving/keep-button.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { AnalysisLink } from './analysis-link.tsx';
import styles from './ending-panel.module.css';

type EndingPanelProps = {
  /** Above the title. */
  readonly sign?: ReactNode;
  readonly title: string;
  readonly story: string;
  /** Who took part, and the results. */
  readonly children: ReactNode;
  /** The links and buttons. */
  readonly ways: ReactNode;
};

/** How the game ended, in words before its hall; what is around them stays in view. */
export const EndingPanel = ({ sign, title, story, children, ways }: EndingPanelProps) => {
  const { table, picture } = useTable();
  const isPractice = picture?.practice !== undefined;
  return (
    <section className={styles.panel}>
      <header className={styles.words}>
        {sign}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.story}>{story}</p>
        {isPractice && <p className={styles.story}>{say('practice.about')}</p>}
        {table !== undefined && picture?.rated && (
          <TableRatings {...{ table, seats: picture.seats }} isOver />
        )}
        {picture?.unrated !== undefined && (
          <p className={styles.story} data-unrated>
            {say('rating.unratedGame')} {unratedText(picture.unrated)}
          </p>
        )}
      </header>
      {children}
      <div className={styles.ways}>{ways}</div>
    </section>
  );
};

type EndingFactsProps = {
  readonly facts: readonly { readonly name: string; readonly value: string | number }[];
};

/** A few figures side by side, each with its name. */
export const EndingFacts = ({ facts }: EndingFactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Those who played may keep the game on their device. */
const KeepEnded = ({ table }: { readonly table: string }) => {
  const isMine = useTable((state) => state.picture?.seats.some(({ mine }) => mine) === true);
  return isMine ? <KeepButton table={table} /> : null;
};

/** Links at the end of every game: to its replay, its log, and home. */
export const EndingWays = ({ table }: { readonly table: string | undefined }) => (
  <>
    {table !== undefined && (
      <Link href={`/replay/${table}`} className={controls.button}>
        {say('replay.watch')}
      </Link>
    )}
    {table !== undefined && <AnalysisLink table={table} />}
    {table !== undefined && <KeepEnded table={table} />}
    <Button onClick={() => openDialog({ kind: 'log' })}>{say('log')}</Button>
    <Link href="/" className={controls.button}>
      {say('home')}
    </Link>
  </>
);
