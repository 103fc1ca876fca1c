import { type Lesson, LessonPage } from '../../learn/lesson-page.tsx';
import { FIRST_FLOOR } from './first-floor.ts';
import { Guide } from './guide.tsx';

const FIRST: Lesson = { table: FIRST_FLOOR, path: '/learn/stygian-society', Guide };

/** The guided first floor. */
const LearnPage = ({ table }: { readonly table: string | undefined }) => (
  <LessonPage lesson={FIRST} table={table} />
);

export default LearnPage;
