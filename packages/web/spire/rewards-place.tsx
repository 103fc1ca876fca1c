import { Backdrop } from './backdrop.tsx';
import { useBoard } from './board-context.ts';
import { Rewards } from './rewards.tsx';
import styles from './table-page.module.css';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';

export const RewardsPlace = () => {
  useKeys(useBoard(), undefined);
  return (
    <div className={styles.place}>
      <TopBar />
      <div className={styles.scroll}>
        <Backdrop />
        <Rewards />
      </div>
    </div>
  );
};
