import type { GuidePage as GuidePageType } from '../../../game/guide.ts';
import type { Lesson } from '../../../learn/lesson.ts';
import { LessonPage } from '../../../learn/lesson-page.tsx';
import { useSeen } from '../../../learn/use-seen.ts';
import type { StygianSocietyEvent, StygianSocietyView } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { FIRST_GAME } from './first-game.ts';
import { type Seen, stepNow } from './progress.ts';
import { STEPS, type StepName } from './steps.ts';

const FIRST: Lesson<StepName, Seen> = {
  table: FIRST_GAME,
  path: '/learn/stygian-society',
  steps: STEPS,
  useSeen: useSeen<StygianSocietyView, StygianSocietyEvent>,
  stepNow,
  isLost: ({ view }) => view.result !== undefined && view.result !== 'wizard',
  words: (name) => ({ title: say(`learn.floor.${name}.title`), text: say(`learn.floor.${name}`) }),
  onwards: { href: '/new/stygian-society', words: say('learn.floor.new') },
};

/** The guided first floor. */
export const GuidePage: GuidePageType = ({ table }) => <LessonPage lesson={FIRST} table={table} />;
