import { useKeptFocus } from '../../table/use-kept-focus.ts';
import { Backdrop } from '../backdrop.tsx';
import { useBoard } from '../board-context.ts';
import { QuestionPanel } from '../question-panel.tsx';
import styles from '../table-page.module.css';
import { TopBar } from '../top-bar.tsx';
import { useKeys } from '../use-keys.ts';
import { MenuPlace } from './menu-place.tsx';

/** The party between two combats: everywhere one can be on the way up. */
const ClimbPlace = () => {
  const board = useBoard();
  useKeys(board, undefined);
  useKeptFocus(board.picture.seq);
  return (
    <div className={styles.place}>
      <TopBar />
      <div className={styles.scroll}>
        <Backdrop />
        <main data-place={board.view.phase} data-room={board.view.run?.room}>
          <MenuPlace />
          <QuestionPanel />
        </main>
      </div>
    </div>
  );
};

export default ClimbPlace;
