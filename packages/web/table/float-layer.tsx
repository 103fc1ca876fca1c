import type { ComponentType } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Signs } from '../icons/signs.ts';
import styles from './float-layer.module.css';
import { useStage } from './stage.ts';

type FloatLayerProps = { readonly figure: string; readonly pictures: Signs['pictures'] };

/** The numbers that rise from a figure. */
export const FloatLayer = ({ figure, pictures }: FloatLayerProps) => {
  const risen = useStage(useShallow((state) => state.risen.filter((each) => each.figure === figure)));
  if (risen.length === 0) return null;
  return (
    <span className={styles.layer} aria-hidden="true">
      {risen.map(({ id, text, tone, symbol, delay }) => {
        const Picture = symbol === undefined ? undefined : pictures[symbol];
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

/** Cards as they are played, shown to all players for a moment; `Card` draws one by its number. */
export const PlayedCards = ({ Card }: { readonly Card: ComponentType<{ readonly face: number }> }) => {
  const shown = useStage((state) => state.shown);
  if (shown.length === 0) return null;
  return (
    <div className={styles.played} aria-hidden="true">
      {shown.map(({ id, face, delay }) => (
        <span key={id} className={styles.card} style={{ animationDelay: `${delay}ms` }}>
          <Card face={face} />
        </span>
      ))}
    </div>
  );
};
