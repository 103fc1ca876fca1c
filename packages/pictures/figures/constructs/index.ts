/** Constructs, undead and villains, by game. */
import type { Figure } from '../../model.ts';
import { ACT_FOUR } from './act-four.ts';
import { ACT_ONE } from './act-one.ts';
import { ACT_THREE } from './act-three.ts';
import { ACT_THREE_ELITES } from './act-three-elites.ts';
import { ACT_TWO } from './act-two.ts';
import { MID_BOSSES } from './mid-bosses.ts';
import { STYGIAN_DEAD } from './stygian-dead.ts';
import { STYGIAN_MACHINES } from './stygian-machines.ts';
import { WIZARDS } from './wizards.ts';
import { SCHOLARS } from './wizards-scholars.ts';

export const SLAY_CONSTRUCTS: readonly Figure[] = [
  ...ACT_ONE,
  ...ACT_TWO,
  ...ACT_THREE,
  ...ACT_THREE_ELITES,
  ...ACT_FOUR,
];
export const STYGIAN_CONSTRUCTS: readonly Figure[] = [
  ...MID_BOSSES,
  ...WIZARDS,
  ...SCHOLARS,
  ...STYGIAN_MACHINES,
  ...STYGIAN_DEAD,
];
