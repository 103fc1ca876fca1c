import type { ComponentType } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Signs } from '../../icons/signs.ts';
import styles from './float-layer.module.css';
import { Mark } from './mark.tsx';
import { type Risen, useStage } from './stage.ts';

type FloatLayerProps = { readonly figure: string; readonly pictures: Signs['pictures'] };

type RiseProps = { readonly rising: Risen; readonly pictures: Signs['pictures'] };

const Rise = ({ rising: { text, tone, symbol, mark, delay }, pictures }: RiseProps) => {
  const Picture = symbol === undefined ? undefined : pictures[symbol];
  return (
    <>
      {mark && <Mark name={mark} delay={delay} />}
      {(text !== '' || Picture !== undefined) && (
        <span className={styles.float} data-tone={tone} style={{ animationDelay: `${delay}ms` }}>
          {Picture && <Picture />}
          {text}
        </span>
      )}
    </>
  );
};

/** The numbers rising from a figure, and the marks of their causes. */
export const FloatLayer = ({ figure, pictures }: FloatLayerProps) => {
  const risen = useStage(useShallow((state) => state.risen.filter((each) => each.figure === figure)));
  if (risen.length === 0) return null;
  return (
    <span className={styles.layer} aria-hidden="true">
      {risen.map((rising) => (
        <Rise key={rising.id} rising={rising} pictures={pictures} />
      ))}
    </span>
  );
};

/** Cards being played, shown to all players for a moment; `Card` draws one by its number. */
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
