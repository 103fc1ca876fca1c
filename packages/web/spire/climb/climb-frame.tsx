import type { ReactNode } from 'react';
import { Backdrop } from '../backdrop.tsx';
import { TopBar } from '../top-bar.tsx';
import styles from './climb-frame.module.css';
import { PartyStrip } from './party-strip.tsx';

/** What stands around every place between combats: the bar above, the party below. */
export const ClimbFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <TopBar />
    <div className={styles.scroll} data-scroller>
      <Backdrop />
      {children}
    </div>
    <PartyStrip />
  </div>
);
