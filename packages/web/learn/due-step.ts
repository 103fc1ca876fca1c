import type { LessonStep, Until } from '../game/guide.ts';

/**
 * The step to show: past every completed step, and past what the game has left behind. You cannot fall behind
 * a milestone: if you end the turn early, the steps of that turn are skipped.
 */
export const dueStep = <Waits extends Until>(
  steps: readonly LessonStep<string, Waits>[],
  milestones: readonly Waits['when'][],
  reached: number,
  isReached: (until: Waits) => boolean,
): number => {
  const last = steps.length - 1;
  const passed = steps.findLastIndex(
    ({ until }, place) => place >= reached && milestones.includes(until.when) && isReached(until),
  );
  let step = Math.max(reached, passed + 1);
  while (step < last && isReached((steps[step] as LessonStep<string, Waits>).until)) step++;
  return Math.min(step, last);
};
