import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { Supplier } from '@three-spires/session';
import { type FallRequest, fallInSteps, loadPhysics } from '@three-spires/stygian-society/tower/fall';

/** One or two milliseconds of a fall; the server answers others in between. */
const STEPS_AT_ONCE = 4;

/** Lets the cubes of The Stygian Society fall. */
export const towerSupplier: Supplier = async (wanted) => {
  const steps = fallInSteps(await loadPhysics(), wanted as FallRequest);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (step.value % STEPS_AT_ONCE === 0) await letOthersGo();
  }
};
