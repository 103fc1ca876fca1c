import type { SetUpPlan } from './plan.ts';

/** The props of every section of the page: the plan so far, and how to change it. */
export type PlanProps = {
  readonly plan: SetUpPlan;
  readonly change: (changes: Partial<SetUpPlan>) => void;
  /** The error that the server found here. */
  readonly wrong?: string | undefined;
};
