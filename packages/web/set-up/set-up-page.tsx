import type { ReactNode } from 'react';
import { useChallenged } from '../connection/challenged.ts';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import type { PicturedGame } from '../pictures/addresses.ts';
import { Place } from '../pictures/place.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './set-up.module.css';

type SetUpPageProps = {
  readonly title: string;
  /** The questions, one below the other. */
  readonly children: ReactNode;
  /** A summary of the new game. */
  readonly summary: ReactNode;
  /** The hall behind it. */
  readonly place?: { readonly game: PicturedGame; readonly name: string };
};

/** Whom the new table is for. */
const ChallengeNote = () => {
  const challenged = useChallenged();
  return challenged && <p data-challenging>{say('challenge.for', { name: challenged.name })}</p>;
};

/** The set-up page of any game: the questions, with a summary of the answers next to them. */
export const SetUpPage = ({ title, children, summary, place }: SetUpPageProps) => (
  <PageFrame title={title} behind={place && <Place {...place} dim="deep" fixed />} wide>
    <ChallengeNote />
    <div className={styles.columns}>
      <div className={styles.sections}>{children}</div>
      {summary}
    </div>
  </PageFrame>
);

type SummaryProps = {
  readonly title: string;
  /** The plan in words, one line for each setting that is not the default. */
  readonly lines?: readonly string[];
  /** Who takes part. */
  readonly children?: ReactNode;
  /** What is missing before the game can start. */
  readonly note?: string;
  readonly failure: string | undefined;
  /** The text of the start button. */
  readonly begin: string;
  readonly ready: boolean;
  /** Its place on a narrow screen: before the questions, after them, or fixed at the bottom. */
  readonly narrow?: 'first' | 'last' | 'foot';
  readonly onBegin: () => void;
};

/** The summary of the new game, and the button that starts it. */
export const Summary = (props: SummaryProps) => {
  const { title, lines = [], children, note, failure, begin, ready, narrow = 'last', onBegin } = props;
  return (
    <aside className={`${controls.panel} ${styles.summary}`} data-narrow={narrow} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {note !== undefined && (
        <p className={styles.note} aria-live="polite">
          {note}
        </p>
      )}
      <Failure text={failure} />
      <Button look="primary" data-action="begin" disabled={!ready} onClick={onBegin}>
        {begin}
      </Button>
    </aside>
  );
};
