import { LazyMotion } from 'motion/react';
import { useKeptFocus } from '../table/use-kept-focus.ts';
import { Backdrop } from './backdrop.tsx';
import { Battlefield } from './battlefield.tsx';
import { useBoard } from './board-context.ts';
import styles from './combat.module.css';
import { HandBar, useEndTurn } from './hand-bar.tsx';
import { LogPanel } from './log-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { XPicker } from './x-picker.tsx';

const features = () => import('./motion-features.ts').then((loaded) => loaded.default);

/** The table during a fight. */
export const Combat = () => {
  const board = useBoard();
  const endTurn = useEndTurn();
  useKeys(board, endTurn);
  useKeptFocus(board.picture.seq);
  return (
    <LazyMotion features={features} strict>
      <div className={styles.combat}>
        <TopBar />
        <main className={styles.board}>
          <Backdrop />
          <Battlefield />
          <QuestionPanel />
          <XPicker />
        </main>
        <LogPanel names={board.names} />
        <div className={styles.hand}>
          <HandBar />
        </div>
      </div>
    </LazyMotion>
  );
};
