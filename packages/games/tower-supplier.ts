import type { Supplier } from '@three-spires/session';
import { type FallRequest, fallInSteps, loadPhysics } from '@three-spires/stygian-society/tower/fall';

/** One or two milliseconds of a fall. The host answers others between batches. */
const STEPS_AT_ONCE = 4;

/** Simulates the falling cubes of The Stygian Society. */
export const towerSupplier =
  (pause: () => Promise<unknown>): Supplier =>
  async (wanted) => {
    const steps = fallInSteps(await loadPhysics(), wanted as FallRequest);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (step.value % STEPS_AT_ONCE === 0) await pause();
    }
  };
