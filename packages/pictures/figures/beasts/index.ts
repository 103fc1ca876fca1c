/** The beasts, slimes, plants and spirits, by game. */
import type { Figure } from '../../model.ts';
import { fitted } from '../rigs/beast-fit.ts';
import { ACT_ONE } from './act-one.ts';
import { ACT_THREE } from './act-three.ts';
import { ACT_TWO } from './act-two.ts';
import { LICE } from './lice.ts';
import { SLIMES } from './slimes.ts';

export const SLAY_BEASTS: readonly Figure[] = [...LICE, ...SLIMES, ...ACT_ONE, ...ACT_TWO, ...ACT_THREE].map(
  fitted,
);
