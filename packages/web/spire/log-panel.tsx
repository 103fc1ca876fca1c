import { memo, useEffect, useRef } from 'react';
import { type SpireNumberedEvent, useTable } from '../connection/table-store.ts';
import { keyed } from '../keyed.ts';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { faceOf, narrate, type SpireEvent } from './library.ts';
import styles from './log-panel.module.css';
import { RichText } from './rich-text.tsx';

/** What a line speaks of, to be looked at. */
const inspected = (event: SpireEvent): (() => void) | undefined => {
  if ('card' in event && typeof event.card === 'number') {
    const face = faceOf(event.card);
    return () => openDialog({ kind: 'card', face });
  }
  if (event.type === 'enemyActed' || event.type === 'enemyArrived' || event.type === 'enemyDied') {
    const { enemy } = event;
    return () => openDialog({ kind: 'enemy', enemy });
  }
  return undefined;
};

type LineProps = { readonly numbered: SpireNumberedEvent; readonly names: readonly string[] };

const Line = memo(({ numbered: { event }, names }: LineProps) => {
  const text = narrate(event, names);
  if (text.length === 0) return null;
  const look = inspected(event);
  return (
    <li className={styles.line} data-type={event.type}>
      {look === undefined ? (
        <RichText text={text} linked />
      ) : (
        <button type="button" className={styles.look} onClick={look}>
          <RichText text={text} />
        </button>
      )}
    </li>
  );
});

const LINES = 160;

/** Everything that happened, in sentences, newest at the bottom. */
export const LogLines = ({ names }: { readonly names: readonly string[] }) => {
  const log = useTable((state) => state.log);
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [log]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol ref={ref} className={styles.lines} tabIndex={0} aria-label={say('log')}>
      {keyed(log)
        .slice(-LINES)
        .map(({ key, item }) => (
          <Line key={key} numbered={item} names={names} />
        ))}
    </ol>
  );
};

const TIPS = ['tip.intent', 'tip.play', 'tip.end'] as const;

/** What a newcomer needs before anything has happened. */
const FirstSteps = () => {
  const quiet = useTable((state) => state.log.length === 0);
  if (!quiet) return null;
  return (
    <div className={styles.tips}>
      <p>{say('log.empty')}</p>
      {TIPS.map((tip) => (
        <p key={tip} className={styles.tip}>
          {say(tip)}
        </p>
      ))}
    </div>
  );
};

export const LogPanel = ({ names }: { readonly names: readonly string[] }) => (
  <aside className={styles.panel} aria-label={say('log')}>
    <h2 className={controls.label}>{say('log')}</h2>
    <FirstSteps />
    <LogLines names={names} />
  </aside>
);
