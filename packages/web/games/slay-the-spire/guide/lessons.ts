import type { Lesson, Progress } from '../../../game/guide.ts';
import { atTable } from '../../../learn/at-table.tsx';
import { useSeen } from '../../../learn/use-seen.ts';
import { useSelection } from '../board/selection.ts';
import { faceInfo, type SlayTheSpireEvent, type SlayTheSpireView, uidOf } from '../pieces/content.ts';
import { say } from '../words/guide.ts';
import { FIGHT, FIGHT_STEPS } from './fight.ts';
import { stepNow } from './progress.ts';
import { ROOMS, ROOMS_STEPS } from './rooms.ts';
import { TOGETHER, TOGETHER_STEPS } from './together.ts';
import type { Step } from './until.ts';

const usePicked = (view: SlayTheSpireView | undefined): string | undefined => {
  const source = useSelection((state) => state.source);
  if (source?.kind !== 'card') return undefined;
  const held = view?.players[0]?.hand?.find(({ card }) => uidOf(card) === source.uid);
  return held === undefined ? undefined : faceInfo(held.face).type;
};

const useProgressOf = (steps: readonly Step[]): Progress | undefined => {
  const seen = useSeen<SlayTheSpireView, SlayTheSpireEvent>();
  const picked = usePicked(seen?.view);
  return (
    seen && {
      stepNow: (reached) => stepNow(steps, reached, { ...seen, picked }),
      isLost: seen.view.result === 'defeat',
    }
  );
};

const CLEAR = [
  '[data-figure]',
  '[data-hand-card]',
  '[data-energy]',
  '[data-action]',
  '[data-question]',
  '[data-offer]',
  '[data-target]',
  '[data-choice]',
];

const lesson = <Name extends string>(parts: Omit<Lesson<Name>, 'clear'>): Lesson => ({
  clear: CLEAR,
  ...parts,
});

export const LESSONS: readonly Lesson[] = [
  lesson<(typeof FIGHT_STEPS)[number]['name']>({
    id: 'fight',
    title: say('learn.fight'),
    teaches: say('learn.fight.teaches'),
    ...atTable(FIGHT),
    steps: FIGHT_STEPS,
    useProgress: () => useProgressOf(FIGHT_STEPS),
    words: (name) => ({ title: say(`learn.fight.${name}.title`), text: say(`learn.fight.${name}`) }),
  }),
  lesson<(typeof ROOMS_STEPS)[number]['name']>({
    id: 'rooms',
    title: say('learn.rooms'),
    teaches: say('learn.rooms.teaches'),
    ...atTable(ROOMS),
    steps: ROOMS_STEPS,
    useProgress: () => useProgressOf(ROOMS_STEPS),
    words: (name) => ({ title: say(`learn.rooms.${name}.title`), text: say(`learn.rooms.${name}`) }),
  }),
  lesson<(typeof TOGETHER_STEPS)[number]['name']>({
    id: 'together',
    title: say('learn.together'),
    teaches: say('learn.together.teaches'),
    ...atTable(TOGETHER),
    steps: TOGETHER_STEPS,
    useProgress: () => useProgressOf(TOGETHER_STEPS),
    words: (name) => ({ title: say(`learn.together.${name}.title`), text: say(`learn.together.${name}`) }),
  }),
];
