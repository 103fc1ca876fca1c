import { type Lesson, LessonPage } from '../../learn/lesson-page.tsx';
import { FIRST_DUEL } from './first-duel.ts';
import { Guide } from './guide.tsx';

const FIRST: Lesson = { table: FIRST_DUEL, path: '/learn/mystic-spires', Guide };

/** The guided first duel. */
const LearnPage = ({ table }: { readonly table: string | undefined }) => (
  <LessonPage lesson={FIRST} table={table} />
);

export default LearnPage;
