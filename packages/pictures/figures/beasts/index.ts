/** The beasts, slimes, plants and spirits, by game. */
import type { Figure } from '../../model.ts';
import { ACT_ONE } from './act-one.ts';
import { LICE } from './lice.ts';
import { SLIMES } from './slimes.ts';

export const SLAY_BEASTS: readonly Figure[] = [...LICE, ...SLIMES, ...ACT_ONE];
