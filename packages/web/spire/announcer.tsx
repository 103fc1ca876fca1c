import { useEffect, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { wordsOf } from './describe.ts';
import { showFloats } from './floats.ts';
import { narrate } from './library.ts';

/** Says aloud what happened, once for each batch of events, and lets the numbers rise. */
export const Announcer = ({ names }: { readonly names: readonly string[] }) => {
  const batch = useTable((state) => state.batch);
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new batch is news
  useEffect(() => {
    if (batch.events.length === 0) return;
    showFloats(batch.events);
    setWords(
      batch.events
        .map((event) => wordsOf(narrate(event, names)))
        .filter((line) => line !== '')
        .join(' '),
    );
  }, [batch.number]);
  return (
    <div className="hidden-visually" role="log" aria-live="polite" aria-atomic="true" data-announcer>
      {words}
    </div>
  );
};
