import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { openTable } from '../../connection/api.ts';
import styles from '../../table/table-page.module.css';
import TablePage from '../../table/table-page.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { FIRST_FIGHT } from './first-fight.ts';
import { Guide } from './guide.tsx';

/** Opens the fight once, and goes to its own address. */
const Opening = () => {
  const [, go] = useLocation();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let wanted = true;
    openTable(FIRST_FIGHT)
      .then(({ table }) => wanted && go(`/learn/${table}`, { replace: true }))
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : say('failed')));
    return () => {
      wanted = false;
    };
  }, [go]);
  return (
    <main className={styles.waiting}>
      <p role="status">{failure === '' ? say('learn.opening') : failure}</p>
      {failure !== '' && (
        <Link href="/" className={controls.button}>
          {say('home')}
        </Link>
      )}
    </main>
  );
};

/** The guided first fight: a real table, with somebody who points at things. */
const LearnPage = ({ table }: { readonly table: string | undefined }) =>
  table === undefined ? (
    <Opening />
  ) : (
    <>
      <TablePage table={table} />
      <Guide key={table} table={table} />
    </>
  );

export default LearnPage;
