import type { Lesson } from '../../learn/lesson.ts';
import { LessonPage } from '../../learn/lesson-page.tsx';
import { useSeen } from '../../learn/use-seen.ts';
import { say } from '../../text/say.ts';
import type { StygianSocietyEvent, StygianSocietyView } from '../library.ts';
import { FIRST_FLOOR } from './first-floor.ts';
import { type Seen, stepNow } from './progress.ts';
import { STEPS, type StepName } from './steps.ts';

const FIRST: Lesson<StepName, Seen> = {
  table: FIRST_FLOOR,
  path: '/learn/stygian-society',
  steps: STEPS,
  useSeen: useSeen<StygianSocietyView, StygianSocietyEvent>,
  stepNow,
  isLost: ({ view }) => view.result !== undefined && view.result !== 'wizard',
  words: (name) => ({ title: say(`learn.floor.${name}.title`), text: say(`learn.floor.${name}`) }),
  onwards: { href: '/new/stygian-society', words: say('learn.floor.new') },
};

/** The guided first floor. */
const LearnPage = ({ table }: { readonly table: string | undefined }) => (
  <LessonPage lesson={FIRST} table={table} />
);

export default LearnPage;
