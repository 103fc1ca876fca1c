import type { NewTableBody } from '@three-spires/server/protocol';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { openTable } from '../connection/api.ts';
import styles from '../table/table-page.module.css';
import TablePage from '../table/table-page.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';

/** What a game teaches by playing: a table to play at, and somebody who points at things. */
export type Lesson = {
  readonly table: NewTableBody;
  /** The address it is found at. */
  readonly path: string;
  readonly Guide: ComponentType<{ readonly table: string }>;
};

/** Opens the table once, and goes to its own address. */
const Opening = ({ lesson }: { readonly lesson: Lesson }) => {
  const [, go] = useLocation();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let wanted = true;
    openTable(lesson.table)
      .then(({ table }) => wanted && go(`${lesson.path}/${table}`, { replace: true }))
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : say('failed')));
    return () => {
      wanted = false;
    };
  }, [go, lesson]);
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

/** A guided first game: a real table, with somebody who points at things. */
export const LessonPage = ({
  lesson,
  table,
}: {
  readonly lesson: Lesson;
  readonly table: string | undefined;
}) =>
  table === undefined ? (
    <Opening lesson={lesson} />
  ) : (
    <>
      <TablePage table={table} />
      <lesson.Guide key={table} table={table} />
    </>
  );
