import type { GuidePage as GuidePageType } from '../../../game/guide.ts';
import type { Lesson } from '../../../learn/lesson.ts';
import { LessonPage } from '../../../learn/lesson-page.tsx';
import { useSeen } from '../../../learn/use-seen.ts';
import { useSelection } from '../board/selection.ts';
import { faceInfo, type SlayTheSpireEvent, type SlayTheSpireView, uidOf } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { FIRST_GAME } from './first-game.ts';
import { type Seen, stepNow } from './progress.ts';
import { STEPS, type StepName } from './steps.ts';

const usePicked = (view: SlayTheSpireView | undefined): string | undefined => {
  const source = useSelection((state) => state.source);
  if (source?.kind !== 'card') return undefined;
  const held = view?.players[0]?.hand?.find(({ card }) => uidOf(card) === source.uid);
  return held === undefined ? undefined : faceInfo(held.face).type;
};

const useSeenWithPicked = (): Seen | undefined => {
  const seen = useSeen<SlayTheSpireView, SlayTheSpireEvent>();
  const picked = usePicked(seen?.view);
  return seen && { ...seen, picked };
};

const FIRST: Lesson<StepName, Seen> = {
  table: FIRST_GAME,
  path: '/learn/slay-the-spire',
  steps: STEPS,
  useSeen: useSeenWithPicked,
  stepNow,
  isLost: ({ view }) => view.result === 'defeat',
  words: (name) => ({ title: say(`learn.${name}.title`), text: say(`learn.${name}`) }),
  onwards: { href: '/new/slay-the-spire', words: say('learn.climb') },
};

/** The guided first fight. */
export const GuidePage: GuidePageType = ({ table }) => <LessonPage lesson={FIRST} table={table} />;
