import { type Lesson, LessonPage } from '../../learn/lesson-page.tsx';
import { FIRST_FIGHT } from './first-fight.ts';
import { Guide } from './guide.tsx';

const FIRST: Lesson = { table: FIRST_FIGHT, path: '/learn', Guide };

/** The guided first fight. */
const LearnPage = ({ table }: { readonly table: string | undefined }) => (
  <LessonPage lesson={FIRST} table={table} />
);

export default LearnPage;
