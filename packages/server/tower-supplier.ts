import { setImmediate as letOthersGo } from 'node:timers/promises';
import {
  beginFall,
  type FallRequest,
  isDecided,
  loadPhysics,
  resultOf,
  stepFall,
} from '@three-spires/stygian-society/tower/fall';
import type { Supplier } from './supplies.ts';

/** Some milliseconds of a fall; the server answers others in between. */
const STEPS_AT_ONCE = 16;

/** Lets the cubes of The Stygian Society fall. */
export const towerSupplier: Supplier = async (wanted) => {
  const fall = beginFall(await loadPhysics(), wanted as FallRequest);
  try {
    while (!isDecided(fall)) {
      for (let step = 0; step < STEPS_AT_ONCE && !isDecided(fall); step++) stepFall(fall);
      await letOthersGo();
    }
    return resultOf(fall);
  } finally {
    fall.world.free();
  }
};
