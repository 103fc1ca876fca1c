import type { StygianEvent, StygianView } from '../library.ts';
import { STEPS, type Until } from './steps.ts';

/** What the guide knows of the floor. */
export type Seen = { readonly view: StygianView; readonly events: readonly StygianEvent[] };

const happened = ({ events }: Seen, ...types: readonly StygianEvent['type'][]): boolean =>
  events.some(({ type }) => types.includes(type));

/** Whether what a step waits for has come about; «next» is pressed, never seen. */
const isReached = (until: Until, seen: Seen): boolean => {
  switch (until.when) {
    case 'next':
      return false;
    case 'chose':
      return happened(seen, 'chose');
    case 'dropped':
      return happened(seen, 'dropped', 'regrouped');
    case 'paid':
      return happened(seen, 'paid', 'forfeited') || seen.view.turn > 1;
    case 'cleared':
      return happened(seen, 'floorCompleted');
    case 'floor':
      return seen.view.floor >= until.floor;
  }
};

/** Milestones one cannot fall behind: whoever has cleared the floor is not asked to pay any more. */
const MILESTONES: readonly Until['when'][] = ['cleared', 'floor'];

/** The step to show: past everything that is done, and past what the floor has left behind. */
export const stepNow = (reached: number, seen: Seen): number => {
  let step = reached;
  for (const [place, { until }] of STEPS.entries())
    if (place >= step && MILESTONES.includes(until.when) && isReached(until, seen)) step = place + 1;
  while (step < STEPS.length - 1 && isReached((STEPS[step] as (typeof STEPS)[number]).until, seen)) step++;
  return Math.min(step, STEPS.length - 1);
};
