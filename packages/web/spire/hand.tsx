import { AnimatePresence } from 'motion/react';
import { useEffect, useRef } from 'react';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import styles from './hand.module.css';
import { HandCard } from './hand-card.tsx';
import { uidOf } from './library.ts';

/** One's own cards as a fan; on a phone a strip that scrolls. */
export const Hand = () => {
  const { me } = useBoard();
  const hand = me?.hand ?? [];
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    ref.current?.style.setProperty('--count', String(Math.max(1, hand.length)));
  });
  return (
    <ul ref={ref} className={styles.hand} aria-label={say('hand', { count: hand.length })}>
      <AnimatePresence initial={false} mode="popLayout">
        {hand.map((held, place) => (
          <HandCard key={uidOf(held.card)} held={held} place={place} count={hand.length} />
        ))}
      </AnimatePresence>
    </ul>
  );
};
