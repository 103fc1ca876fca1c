/** The fighting part of the Slay the Spire bots. */
export { fightAgainst } from '@three-spires/slay-the-spire/for-bots';
export { chooseInFight, rateInFight, type Strength } from './choose.ts';
export { INPUT_NAMES } from './inputs.ts';
export { type Sample, sampleTurns } from './samples.ts';
export { type FightResult, type Policy, QUICK, simulateFight } from './simulate.ts';
export { judgeBy } from './value.ts';
export { bringsInFight, explained } from './why.ts';
