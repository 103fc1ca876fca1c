/** Phases between two combats. */
const CLIMB_PHASES: readonly string[] = [
  'neow',
  'map',
  'room',
  'rewards',
  'merchant',
  'bossRelics',
  'actEnd',
  'roomDone',
  'quickStart',
];

export const isClimbPhase = (phase: string): boolean => CLIMB_PHASES.includes(phase);
