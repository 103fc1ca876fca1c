import type { ChatLine } from '@three-spires/session/protocol';
import { useEffect, useRef } from 'react';
import { useChat } from '../connection/use-table.ts';
import type { ChatTarget } from '../game/table.ts';
import { followLayout } from '../kit/follow-layout.ts';
import { say } from '../text/say.ts';
import styles from './chat.module.css';
import { lineText, signalText } from './line-text.ts';

const EDGE = 8;
const BELOW_BAR = 64;

/** Above the middle of a figure, but always visible. */
const placeOver = ({ left, width, top }: DOMRect, own: number): string => {
  const wanted = left + width / 2 - own / 2;
  const x = Math.max(EDGE, Math.min(wanted, window.innerWidth - own - EDGE));
  return `${x}px ${Math.max(BELOW_BAR, top - 12)}px`;
};

/** A signal attached to its figure. */
const Bubble = ({ line }: { readonly line: ChatLine }) => {
  const ref = useRef<HTMLSpanElement>(null);
  const at = line.signal?.at;
  useEffect(() => {
    let shown: string | undefined;
    return followLayout(() => {
      const bubble = ref.current;
      if (bubble === null) return;
      const box = document.querySelector(`[data-figure="${at}"]`)?.getBoundingClientRect();
      if (bubble.hidden !== (box === undefined)) bubble.hidden = box === undefined;
      const place = box && placeOver(box, bubble.offsetWidth);
      if (place === undefined || place === shown) return;
      shown = place;
      bubble.style.translate = place;
    });
  }, [at]);
  return (
    <span ref={ref} className={styles.bubble} data-signal={line.signal?.name} hidden>
      <strong>{line.name}</strong> {line.signal && signalText(line.signal)}
    </span>
  );
};

/** Chat while the panel is closed: signals at their figures, everything else at the edge of the table. */
export const SignalLayer = ({ targets }: { readonly targets: readonly ChatTarget[] }) => {
  const { fresh, open } = useChat();
  const hanging = fresh.filter(({ signal }) => signal?.at !== undefined);
  const spoken = open ? [] : fresh.filter((line) => !line.mine && line.signal?.at === undefined);
  return (
    <>
      <div className={styles.bubbles} aria-hidden="true">
        {hanging.map((line) => (
          <Bubble key={line.number} line={line} />
        ))}
      </div>
      <div className={styles.whispers} role="log" aria-label={say('chat.news')}>
        {spoken.map((line) => (
          <p key={line.number} className={styles.whisper}>
            <strong>{line.name}</strong> {lineText(line, targets)}
          </p>
        ))}
        {!open &&
          hanging
            .filter(({ mine }) => !mine)
            .map((line) => (
              <p key={line.number} className="hidden-visually">
                {line.name}: {lineText(line, targets)}
              </p>
            ))}
      </div>
    </>
  );
};
