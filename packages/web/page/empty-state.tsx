import type { ReactNode } from 'react';
import { pictureAddress } from '../pictures/addresses.ts';
import { hallColours } from '../pictures/hall-colours.ts';
import { usePlain } from '../pictures/use-plain.ts';
import styles from './empty-state.module.css';
import type { HallOfPage } from './page-hall.tsx';

type EmptyStateProps = {
  /** The hall that the window looks into. */
  readonly hall: HallOfPage;
  /** Why there is nothing here. */
  readonly text: string;
  /** What to do about it: links and buttons. */
  readonly children?: ReactNode;
};

/** What a list shows while it is empty: a window, why nothing is here, and what to do. */
export const EmptyState = ({ hall: { game, name }, text, children }: EmptyStateProps) => (
  <div className={styles.empty} data-empty="">
    <span className={styles.window} style={hallColours(game, name)} aria-hidden="true">
      {!usePlain() && (
        <img
          src={pictureAddress({ game, kind: 'place', id: name }, 'full')}
          alt=""
          width={1440}
          height={960}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
    </span>
    <div className={styles.words}>
      <p>{text}</p>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </div>
  </div>
);
