import type { GuidePage as GuidePageType } from '../../../game/guide.ts';
import type { Lesson } from '../../../learn/lesson.ts';
import { LessonPage } from '../../../learn/lesson-page.tsx';
import { useSeen } from '../../../learn/use-seen.ts';
import type { MysticSpiresEvent, MysticSpiresView } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { FIRST_GAME } from './first-game.ts';
import { type Seen, stepNow } from './progress.ts';
import { STEPS, type StepName } from './steps.ts';

const FIRST: Lesson<StepName, Seen> = {
  table: FIRST_GAME,
  path: '/learn/mystic-spires',
  steps: STEPS,
  useSeen: useSeen<MysticSpiresView, MysticSpiresEvent>,
  stepNow,
  isLost: ({ view }) => view.result?.losers.includes(0) === true,
  words: (name) => ({ title: say(`learn.duel.${name}.title`), text: say(`learn.duel.${name}`) }),
  onwards: { href: '/new/mystic-spires', words: say('learn.duel.new') },
};

/** The guided first duel. */
export const GuidePage: GuidePageType = ({ table }) => <LessonPage lesson={FIRST} table={table} />;
