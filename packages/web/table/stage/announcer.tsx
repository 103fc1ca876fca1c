import type { GameEvent } from '@three-spires/kernel';
import { useEffect, useState } from 'react';
import { useTable } from '../../connection/use-table.ts';
import { afterPaint } from '../../kit/after-paint.ts';
import { keyed } from '../../kit/keyed.ts';
import { playSound } from '../../sound/play-sound.ts';
import type { SoundName } from '../../sound/sounds.ts';
import { takeSights } from './falls.ts';
import { type Beat, playBeats } from './stage.ts';

/** How a game shows its events. */
export type Show<Event extends GameEvent = GameEvent> = {
  /** What an event moves on the table. */
  beatsOf(event: Event): readonly Beat[];
  soundOf(event: Event): SoundName | undefined;
  /** The sentences for screen readers, so that the game can be followed without seeing it. */
  announce(events: readonly Event[]): readonly string[];
};

/** Animates and plays the events of each step, and announces them once all have been told. */
export const Announcer = ({ show }: { readonly show: Show }) => {
  const told = useTable((state) => state.told);
  const batch = useTable((state) => state.batch);
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step is news
  useEffect(() => {
    const { events } = told;
    if (events.length === 0) return;
    const left = takeSights();
    // The current table is painted first; animations on it start in a separate frame.
    afterPaint(() => {
      const delays = playBeats(
        events.map((event) => show.beatsOf(event)),
        left,
      );
      for (const [place, event] of events.entries()) {
        const sound = show.soundOf(event);
        if (sound !== undefined) playSound(sound, delays[place] ?? 0);
      }
    });
  }, [told.number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    const { events } = batch;
    if (events.length > 0) afterPaint(() => setLines(show.announce(events)));
  }, [batch.number]);
  return (
    <div className="hidden-visually" role="log" aria-live="polite" aria-atomic="true" data-announcer>
      {keyed(lines).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </div>
  );
};
