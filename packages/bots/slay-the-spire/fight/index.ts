/** The fighting side of the Slay the Spire bots. */
export { fightAgainst } from '@three-spires/slay-the-spire/for-bots';
export { chooseInFight, type Strength } from './choose.ts';
export { type FightResult, type Policy, QUICK, simulateFight } from './simulate.ts';
