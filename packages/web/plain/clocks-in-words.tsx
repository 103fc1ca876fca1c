import { clockLines, type GameInWords } from '@three-spires/in-words';
import type { Picture } from '@three-spires/table';
import { useEffect, useMemo, useState } from 'react';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';

const TICK_MS = 1_000;

type ClocksProps = { readonly game: GameInWords; readonly picture: Picture };

/** The time that everyone has left. It is not read aloud by itself: it changes every second. */
export const ClocksInWords = ({ game, picture }: ClocksProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture counts from now
  const came = useMemo(() => performance.now(), [picture]);
  const [now, setNow] = useState(came);
  const isTimed = picture.clock !== undefined;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTimed]);
  if (!isTimed) return null;
  return (
    <Part title={say('plain.clocks')}>
      <ul className={styles.lines} data-clocks>
        {clockLines(game, picture, Math.max(0, now - came)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );
};
