/** The games of The Stygian Society that are measured, with the fast tower. */
import { stygianSociety } from '@three-spires/stygian-society';
import type { Bench } from './drive.ts';

const everySetup = (): unknown[] => [1, 2, 3, 4].map((players) => stygianSociety.readSetup({ players }));

export const stygianSocietyBench: Bench = {
  game: stygianSociety,
  setupsOf: ({ players }) => (players === 0 ? everySetup() : [stygianSociety.readSetup({ players })]),
  everySetup,
};
