/** The beasts, slimes, plants and spirits, by game. */
import type { Figure } from '../../model.ts';
import { fitted } from '../rigs/beast-fit.ts';
import { ACT_ONE } from './act-one.ts';
import { ACT_THREE } from './act-three.ts';
import { ACT_TWO } from './act-two.ts';
import { BOSSES } from './bosses.ts';
import { LICE } from './lice.ts';
import { MOTHER_MILDEW } from './mother-mildew.ts';
import { NEOW } from './neow.ts';
import { REPTOMANCER } from './reptomancer.ts';
import { SLIMES } from './slimes.ts';
import { STYGIAN_SPIRITS } from './stygian-spirits.ts';
import { STYGIAN_VERMIN } from './stygian-vermin.ts';

export const SLAY_BEASTS: readonly Figure[] = [
  ...LICE,
  ...SLIMES,
  ...ACT_ONE,
  ...ACT_TWO,
  ...ACT_THREE,
  REPTOMANCER,
  ...BOSSES,
  NEOW,
].map(fitted);

export const STYGIAN_BEASTS: readonly Figure[] = [...STYGIAN_VERMIN, ...STYGIAN_SPIRITS, MOTHER_MILDEW].map(
  fitted,
);
