import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { openTable } from '../connection/api.ts';
import { WaitingPage } from '../kit/waiting-page.tsx';
import TablePage from '../table/table-page.tsx';
import { say } from '../text/say.ts';
import { Guide } from './guide.tsx';
import type { Lesson } from './lesson.ts';

/** Opens the table once, and goes to its own address. */
const Opening = ({ table: body, path }: Pick<Lesson<string, unknown>, 'table' | 'path'>) => {
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let wanted = true;
    openTable(body)
      .then(({ table }) => wanted && go(`${path}/${table}`, { replace: true }))
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : say('failed')));
    return () => {
      wanted = false;
    };
  }, [go, body, path]);
  return <WaitingPage words={say('learn.opening')} failure={failure} />;
};

/** A guided first game: a real table with a guide that points at things. */
export const LessonPage = <Name extends string, Seen>({
  lesson,
  table,
}: {
  readonly lesson: Lesson<Name, Seen>;
  readonly table: string | undefined;
}) =>
  table === undefined ? (
    <Opening table={lesson.table} path={lesson.path} />
  ) : (
    <>
      <TablePage table={table} />
      <Guide key={table} lesson={lesson} table={table} />
    </>
  );
