import type { GameEvent, Text } from '@three-spires/kernel';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../../connection/use-table.ts';
import type { Signs } from '../../icons/signs.ts';
import { keyed } from '../../kit/keyed.ts';
import { RichText } from '../../kit/rich-text.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import styles from './log-panel.module.css';

/** How a game describes its events. Created once, not for every render. */
export type LogVoice<Event extends GameEvent = GameEvent> = {
  /** The line for an event, including `more` events told in the same line; empty if it needs none. */
  narrate(event: Event, names: readonly string[], more: readonly Event[]): Text;
  /** Groups the events told in one line. By default, every event has its own line. */
  together?(events: readonly Event[]): readonly (readonly Event[])[];
  /** Opens what a line mentions, if that can be viewed. */
  look(event: Event): (() => void) | undefined;
  /** The types of events whose lines begin a section of the log. */
  readonly headings: readonly Event['type'][];
  /** The pictures in its lines. */
  readonly signs?: Signs;
};

type LogProps = {
  readonly voice: LogVoice;
  readonly names: readonly string[];
};

type LineProps = LogProps & { readonly event: GameEvent; readonly more: readonly GameEvent[] };

/** A line re-renders only if more events have joined it. */
const isSameLine = (one: LineProps, other: LineProps): boolean =>
  one.event === other.event &&
  one.more.length === other.more.length &&
  one.voice === other.voice &&
  one.names === other.names;

const Line = memo(({ event, more, voice, names }: LineProps) => {
  const text = voice.narrate(event, names, more);
  if (text.length === 0) return null;
  const look = voice.look(event);
  return (
    <li
      className={styles.line}
      data-type={event.type}
      data-heading={voice.headings.includes(event.type) || undefined}
    >
      {look === undefined ? (
        <RichText text={text} linked="words" signs={voice.signs} />
      ) : (
        <button type="button" className={styles.look} onClick={look}>
          <RichText text={text} signs={voice.signs} />
        </button>
      )}
    </li>
  );
}, isSameLine);

/** A log is shown from its beginning; only that of a very long climb is cut. */
const GROUPS = 4_000;

const groupsOf = ({ together }: LogVoice, events: readonly GameEvent[]) =>
  together === undefined ? events.map((event) => [event]) : together(events);

/** All events in sentences, newest at the bottom. */
export const LogLines = ({ voice, names }: LogProps) => {
  // The sentences are built after the table has been painted.
  const log = useDeferredValue(useTable((state) => state.log));
  const groups = useMemo(
    () =>
      groupsOf(
        voice,
        log.map(({ event }) => event),
      ),
    [voice, log],
  );
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    // In the next frame, which computes the layout anyway: reading the height here would compute it twice.
    const frame = requestAnimationFrame(() => ref.current?.scrollTo({ top: ref.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [log]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol ref={ref} className={styles.lines} tabIndex={0} aria-label={say('log')}>
      {keyed(groups)
        .slice(-GROUPS)
        .map(({ key, item: [event, ...more] }) =>
          event === undefined ? null : (
            <Line key={key} event={event} more={more} voice={voice} names={names} />
          ),
        )}
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
