import { useShallow } from 'zustand/react/shallow';
import { SYMBOLS } from '../icons/symbols.ts';
import styles from './float-layer.module.css';
import { useFloats } from './floats.ts';

export const FloatLayer = ({ figure }: { readonly figure: string }) => {
  const floats = useFloats(useShallow((state) => state.floats.filter((float) => float.figure === figure)));
  return (
    <span className={styles.layer} aria-hidden="true">
      {floats.map(({ id, text, tone, symbol, delay }) => {
        const Picture = symbol === undefined ? undefined : SYMBOLS[symbol];
        return (
          <span key={id} className={styles.float} data-tone={tone} style={{ animationDelay: `${delay}ms` }}>
            {Picture && <Picture />}
            {text}
          </span>
        );
      })}
    </span>
  );
};

/** Whether a figure is being hurt right now. */
export const useHurt = (figure: string): boolean =>
  useFloats(({ floats }) => floats.some((float) => float.figure === figure && float.tone === 'damage'));
