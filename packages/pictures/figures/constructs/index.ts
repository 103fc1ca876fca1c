/** Constructs, undead and villains, by game. */
import type { Figure } from '../../model.ts';
import { ACT_ONE } from './act-one.ts';
import { ACT_TWO } from './act-two.ts';
import { MID_BOSSES } from './mid-bosses.ts';
import { WIZARDS } from './wizards.ts';
import { SCHOLARS } from './wizards-scholars.ts';

export const SLAY_CONSTRUCTS: readonly Figure[] = [...ACT_ONE, ...ACT_TWO];
export const STYGIAN_CONSTRUCTS: readonly Figure[] = [...MID_BOSSES, ...WIZARDS, ...SCHOLARS];
