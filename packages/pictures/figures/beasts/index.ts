/** The beasts, slimes, plants and spirits, by game. */
import type { Figure } from '../../model.ts';
import { fitted } from '../rigs/beast-fit.ts';
import { ASH_HOUND } from './ash-hound.ts';
import { AWAKENED_ONE, AWAKENED_TWO } from './awakened-one.ts';
import { BYRD } from './byrd.ts';
import { CELLAR_IMP } from './cellar-imp.ts';
import { DARKLING } from './darkling.ts';
import { FUNGI_BEAST } from './fungi-beast.ts';
import { GARGOYLE } from './gargoyle.ts';
import { GRAVE_WISP } from './grave-wisp.ts';
import { JAW_WORM } from './jaw-worm.ts';
import { LAGAVULIN } from './lagavulin.ts';
import { LICE } from './lice.ts';
import { LIGHTNING_FLY } from './lightning-fly.ts';
import { MOTHER_MILDEW } from './mother-mildew.ts';
import { NEOW } from './neow.ts';
import { PLAGUE_RAT } from './plague-rat.ts';
import { REPTOMANCER } from './reptomancer.ts';
import { SHADE } from './shade.ts';
import { SHELLED_PARASITE } from './shelled-parasite.ts';
import { SLIMES } from './slimes.ts';
import { SNAKE_PLANT } from './snake-plant.ts';
import { SNECKO } from './snecko.ts';
import { SPIRE_GROWTH } from './spire-growth.ts';
import { THE_MAW } from './the-maw.ts';
import { TIME_EATER } from './time-eater.ts';
import { TRANSIENT } from './transient.ts';
import { VAT_OOZE } from './vat-ooze.ts';
import { WEAVER } from './weaver.ts';
import { WRITHING_MASS } from './writhing-mass.ts';

const ACT_ONE = [...LICE, ...SLIMES, JAW_WORM, FUNGI_BEAST, LAGAVULIN];
const ACT_TWO = [SNAKE_PLANT, SHELLED_PARASITE, SNECKO, BYRD];
const ACT_THREE = [WRITHING_MASS, THE_MAW, DARKLING, TRANSIENT, SPIRE_GROWTH, REPTOMANCER];
const LAST_BOSSES = [TIME_EATER, AWAKENED_ONE, AWAKENED_TWO];

export const SLAY_BEASTS: readonly Figure[] = [
  ...ACT_ONE,
  ...ACT_TWO,
  ...ACT_THREE,
  ...LAST_BOSSES,
  NEOW,
].map(fitted);

export const STYGIAN_BEASTS: readonly Figure[] = [
  CELLAR_IMP,
  ASH_HOUND,
  LIGHTNING_FLY,
  WEAVER,
  PLAGUE_RAT,
  VAT_OOZE,
  GRAVE_WISP,
  SHADE,
  GARGOYLE,
  MOTHER_MILDEW,
].map(fitted);
