import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { fetchMe } from '../connection/api.ts';
import { followTable, type SpirePicture, useTable } from '../connection/table-store.ts';
import { closeDialog } from '../table/dialogs.ts';
import { Notices } from '../table/notices.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { Announcer } from './announcer.tsx';
import { BoardProvider } from './board-context.ts';
import { Place } from './place.tsx';
import { useSelection } from './selection.ts';
import styles from './table-page.module.css';
import { useAutomatic } from './use-automatic.ts';
import { useBoardState } from './use-board-state.ts';

const TableDialogs = lazy(() => import('./table-dialogs.tsx'));

const Table = ({ picture }: { readonly picture: SpirePicture }) => {
  const board = useBoardState(picture);
  useAutomatic(board, picture);
  if (board === undefined) return null;
  return (
    <BoardProvider value={board}>
      <Suspense>
        <Place view={board.view} />
      </Suspense>
      <Notices />
      <Announcer names={board.names} />
      <Suspense>
        <TableDialogs />
      </Suspense>
    </BoardProvider>
  );
};

/** One table: follows it as long as the page is open. */
const TablePage = ({ table }: { readonly table: string }) => {
  const { picture, status, failure } = useTable();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    useSelection.setState({
      seat: undefined,
      source: undefined,
      x: undefined,
      pointed: undefined,
      dragging: false,
    });
    closeDialog();
    void fetchMe()
      .catch(() => undefined)
      .then(() => {
        if (!left) stop = followTable(table);
      });
    return () => {
      left = true;
      stop?.();
    };
  }, [table]);
  if (picture !== undefined)
    return (
      <div className={styles.table} data-table data-seq={picture.seq}>
        <Table picture={picture} />
      </div>
    );
  return (
    <main className={styles.waiting}>
      <p role="status">
        {status === 'failed' ? failure : say(status === 'lost' ? 'connection.lost' : 'connecting')}
      </p>
      {status === 'failed' && (
        <Link href="/" className={controls.button}>
          {say('home')}
        </Link>
      )}
    </main>
  );
};

export default TablePage;
