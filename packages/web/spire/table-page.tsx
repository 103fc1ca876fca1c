import { useEffect } from 'react';
import { Link } from 'wouter';
import { fetchMe } from '../connection/api.ts';
import { followTable, useTable } from '../connection/table-store.ts';
import { closeDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { leaveTable } from './selection.ts';
import { SpireTable } from './spire-table.tsx';
import styles from './table-page.module.css';

/** One table: follows it as long as the page is open. */
const TablePage = ({ table }: { readonly table: string }) => {
  const { picture, status, failure } = useTable();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    leaveTable();
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
        <SpireTable picture={picture} />
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
