import type { SetUpPlan } from './plan.ts';

/** What every part of the page gets: the plan so far, and a way to change it. */
export type PlanProps = {
  readonly plan: SetUpPlan;
  readonly change: (changes: Partial<SetUpPlan>) => void;
  /** What the server has found wrong here. */
  readonly wrong?: string | undefined;
};
