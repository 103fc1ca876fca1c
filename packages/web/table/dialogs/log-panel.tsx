import type { GameEvent } from '@three-spires/kernel';
import type { NumberedEvent } from '@three-spires/table';
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../../connection/use-table.ts';
import type { LogVoice } from '../../game/log-voice.ts';
import { openDialog } from '../../kit/dialogs.ts';
import { keyed } from '../../kit/keyed.ts';
import { RichText } from '../../kit/rich-text.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from './log-panel.module.css';

type LogProps = {
  readonly voice: LogVoice;
  readonly names: readonly string[];
};

/** The events of a line: the first, the others told with it, and their place in the log. */
type Told = {
  readonly event: GameEvent;
  readonly more: readonly GameEvent[];
  readonly seq: number;
  /** The events counted within their entry, from 0. */
  readonly places: readonly number[];
};

type LineProps = LogProps & Told & { readonly isNewest: boolean };

/** A line re-renders only if more events have joined it, or a newer line takes its place with the keyboard. */
const isSameLine = (one: LineProps, other: LineProps): boolean =>
  one.event === other.event &&
  one.more.length === other.more.length &&
  one.isNewest === other.isNewest &&
  one.voice === other.voice &&
  one.names === other.names;

const Line = memo(({ event, more, seq, places, isNewest, voice, names }: LineProps) => {
  const text = voice.narrate(event, names, more);
  if (text.length === 0) return null;
  return (
    <li
      className={styles.line}
      data-type={event.type}
      data-heading={voice.headings.includes(event.type) || undefined}
    >
      <button
        type="button"
        className={styles.ask}
        data-log-line
        tabIndex={isNewest ? 0 : -1}
        onClick={({ currentTarget }) =>
          openDialog({
            kind: 'why',
            about: {
              of: 'line',
              seq,
              events: places,
              isInDialog: currentTarget.closest('dialog') !== null,
            },
          })
        }
      >
        <RichText text={text} signs={voice.signs} />
      </button>
    </li>
  );
}, isSameLine);

/** A log is shown from its beginning; only that of a very long climb is cut. */
const GROUPS = 4_000;

/** The lines of the log. Events that one line tells together belong to one entry, or it tells of the first. */
const linesOf = ({ together }: LogVoice, log: readonly NumberedEvent[]): readonly Told[] => {
  const placed = new Map<GameEvent, { readonly seq: number; readonly place: number }>();
  let last = { seq: -1, place: 0 };
  for (const { seq, event } of log) {
    last = { seq, place: seq === last.seq ? last.place + 1 : 0 };
    placed.set(event, last);
  }
  const events = log.map(({ event }) => event);
  const groups = together === undefined ? events.map((event) => [event]) : together(events);
  return groups.flatMap(([event, ...more]) => {
    const first = event && placed.get(event);
    if (event === undefined || first === undefined) return [];
    const places = [event, ...more].flatMap((each) => {
      const at = placed.get(each);
      return at?.seq === first.seq ? [at.place] : [];
    });
    return [{ event, more, seq: first.seq, places }];
  });
};

/** Up and down go from line to line, so that Tab need not pass through all of them. */
const moveAlong = (event: KeyboardEvent<HTMLOListElement>): void => {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-log-line]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? lines.at(-1) : lines[at + (event.key === 'ArrowUp' ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};

/** All events in sentences, newest at the bottom. */
export const LogLines = ({ voice, names }: LogProps) => {
  // The sentences are built after the table has been painted.
  const log = useDeferredValue(useTable((state) => state.log));
  const lines = useMemo(() => linesOf(voice, log).slice(-GROUPS), [voice, log]);
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    // In the next frame, which computes the layout anyway: reading the height here would compute it twice.
    const frame = requestAnimationFrame(() => ref.current?.scrollTo({ top: ref.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [log]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol ref={ref} className={styles.lines} tabIndex={0} aria-label={say('log')} onKeyDown={moveAlong}>
      {keyed(lines).map(({ key, item, place }) => (
        <Line key={key} {...item} isNewest={place === lines.length - 1} voice={voice} names={names} />
      ))}
    </ol>
  );
};

/** What a newcomer needs before anything has happened. */
const FirstSteps = ({ tips }: { readonly tips: readonly string[] }) => {
  const quiet = useTable((state) => state.log.length === 0);
  if (!quiet) return null;
  return (
    <div className={styles.tips}>
      <p>{say('log.empty')}</p>
      {tips.map((tip) => (
        <p key={tip} className={styles.tip}>
          {tip}
        </p>
      ))}
    </div>
  );
};

/** The log as a column next to the table; it shows `tips` until something has happened. */
export const LogPanel = ({ voice, names, tips }: LogProps & { readonly tips: readonly string[] }) => (
  <aside className={styles.panel} aria-label={say('log')}>
    <h2 className={controls.label}>{say('log')}</h2>
    <FirstSteps tips={tips} />
    <LogLines voice={voice} names={names} />
  </aside>
);
