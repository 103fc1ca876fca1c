import type { ReactNode } from 'react';
import { Place } from '../../../pictures/place.tsx';
import { useBoard } from '../board/board-context.ts';
import { SlayTheSpireBar } from '../board/top-bar.tsx';
import { climbPlace, climbTint } from '../pieces/place-name.ts';
import styles from './climb-frame.module.css';
import { PartyStrip } from './party-strip.tsx';
import { ClimbQuestion } from './question/climb-question.tsx';
import { NeowScene } from './scene/neow-scene.tsx';

/** The frame of every place between combats: the bar above, questions over it, the party below. */
export const ClimbFrame = ({ children }: { readonly children: ReactNode }) => {
  const { view } = useBoard();
  const { phase, run } = view;
  return (
    <div className={styles.frame}>
      <SlayTheSpireBar />
      <main className={styles.main} data-place={phase} data-room={run?.room}>
        <Place
          game="slay-the-spire"
          name={climbPlace(view)}
          dim="clear"
          deep
          tint={climbTint(view)}
          fallback={phase === 'neow' ? <NeowScene /> : undefined}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={styles.scroll} tabIndex={0} data-scroller>
          <div className={styles.place}>{children}</div>
        </div>
        <ClimbQuestion />
      </main>
      <PartyStrip />
    </div>
  );
};
