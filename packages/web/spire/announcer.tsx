import { useEffect, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { keyed } from '../keyed.ts';
import { playSound } from '../sound/play-sound.ts';
import { announce } from './announce.ts';
import { useBoard } from './board-context.ts';
import { soundOf } from './sound-of.ts';
import { delaysOf, playBeats } from './stage.ts';

/** Says aloud, moves and sounds what happened, once for each batch of events. */
export const Announcer = () => {
  const batch = useTable((state) => state.batch);
  const { view, names } = useBoard();
  const [lines, setLines] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    const { events } = batch;
    if (events.length === 0) return;
    playBeats(events);
    const delays = delaysOf(events);
    for (const [place, event] of events.entries()) {
      const sound = soundOf(event);
      if (sound !== undefined) playSound(sound, delays[place] ?? 0);
    }
    setLines(announce(events, view, names));
  }, [batch.number]);
  return (
    <div className="hidden-visually" role="log" aria-live="polite" aria-atomic="true" data-announcer>
      {keyed(lines).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </div>
  );
};
