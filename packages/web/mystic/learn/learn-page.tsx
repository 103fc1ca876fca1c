import type { Lesson } from '../../learn/lesson.ts';
import { LessonPage } from '../../learn/lesson-page.tsx';
import { useSeen } from '../../learn/use-seen.ts';
import { say } from '../../text/say.ts';
import type { MysticSpiresEvent, MysticSpiresView } from '../library.ts';
import { FIRST_DUEL } from './first-duel.ts';
import { type Seen, stepNow } from './progress.ts';
import { STEPS, type StepName } from './steps.ts';

const FIRST: Lesson<StepName, Seen> = {
  table: FIRST_DUEL,
  path: '/learn/mystic-spires',
  steps: STEPS,
  useSeen: useSeen<MysticSpiresView, MysticSpiresEvent>,
  stepNow,
  isLost: ({ view }) => view.result?.losers.includes(0) === true,
  words: (name) => ({ title: say(`learn.duel.${name}.title`), text: say(`learn.duel.${name}`) }),
  onwards: { href: '/new/mystic-spires', words: say('learn.duel.new') },
};

/** The guided first duel. */
const LearnPage = ({ table }: { readonly table: string | undefined }) => (
  <LessonPage lesson={FIRST} table={table} />
);

export default LearnPage;
