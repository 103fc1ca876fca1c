import type { Lesson, Progress } from '../../../game/guide.ts';
import { atTable } from '../../../learn/at-table.tsx';
import { useSeen } from '../../../learn/use-seen.ts';
import type { StygianSocietyEvent, StygianSocietyView } from '../pieces/content.ts';
import { say } from '../words/guide.ts';
import { BOSS_FLOOR, BOSS_STEPS } from './boss.ts';
import { stepNow } from './progress.ts';
import { TOWER, TOWER_STEPS } from './tower.ts';
import { TURN, TURN_STEPS } from './turn.ts';
import type { Step } from './until.ts';

const useProgressOf = (steps: readonly Step[]): Progress | undefined => {
  const seen = useSeen<StygianSocietyView, StygianSocietyEvent>();
  return (
    seen && {
      stepNow: (reached) => stepNow(steps, reached, seen),
      isLost: seen.view.result !== undefined && seen.view.result !== 'wizard',
    }
  );
};

const CLEAR = [
  '[data-enemy]',
  '[data-card]',
  '[data-tower]',
  '[data-tray]',
  '[data-track]',
  '[data-question]',
  '[data-threats]',
  '[data-choice]',
];

const TURN_LESSON: Lesson<(typeof TURN_STEPS)[number]['name']> = {
  id: 'turn',
  title: say('learn.turn'),
  teaches: say('learn.turn.teaches'),
  ...atTable(TURN),
  steps: TURN_STEPS,
  clear: CLEAR,
  useProgress: () => useProgressOf(TURN_STEPS),
  words: (name) => ({ title: say(`learn.turn.${name}.title`), text: say(`learn.turn.${name}`) }),
};

const TOWER_LESSON: Lesson<(typeof TOWER_STEPS)[number]['name']> = {
  id: 'tower',
  title: say('learn.tower'),
  teaches: say('learn.tower.teaches'),
  ...atTable(TOWER),
  steps: TOWER_STEPS,
  clear: CLEAR,
  useProgress: () => useProgressOf(TOWER_STEPS),
  words: (name) => ({ title: say(`learn.tower.${name}.title`), text: say(`learn.tower.${name}`) }),
};

const BOSS_LESSON: Lesson<(typeof BOSS_STEPS)[number]['name']> = {
  id: 'mid-boss',
  title: say('learn.boss'),
  teaches: say('learn.boss.teaches'),
  ...atTable(BOSS_FLOOR),
  steps: BOSS_STEPS,
  clear: CLEAR,
  useProgress: () => useProgressOf(BOSS_STEPS),
  words: (name) => ({ title: say(`learn.boss.${name}.title`), text: say(`learn.boss.${name}`) }),
};

export const LESSONS: readonly Lesson[] = [TURN_LESSON, TOWER_LESSON, BOSS_LESSON];
