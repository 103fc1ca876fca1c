import { dueStep } from '../../../learn/due-step.ts';
import type { StygianSocietyEvent, StygianSocietyView } from '../pieces/content.ts';
import type { Step, Until } from './until.ts';

/** What the lesson knows about the floor. */
export type Seen = { readonly view: StygianSocietyView; readonly events: readonly StygianSocietyEvent[] };

const happened = ({ events }: Seen, ...types: readonly StygianSocietyEvent['type'][]): boolean =>
  events.some(({ type }) => types.includes(type));

/** Whether the condition of a step is met; `next` is a button and never observed. */
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
    case 'regrouped':
      return happened(seen, 'regrouped');
    case 'cleared':
      return happened(seen, 'floorCompleted');
    case 'floor':
      return seen.view.floor >= until.floor;
  }
};

/** Reaching one of these skips all steps before it (learn/due-step.ts). */
const MILESTONES: readonly Until['when'][] = ['cleared', 'floor'];

export const stepNow = (steps: readonly Step[], reached: number, seen: Seen): number =>
  dueStep<Until>(steps, MILESTONES, reached, (until) => isReached(until, seen));
