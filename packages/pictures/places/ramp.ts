/** Looking up the sheets of glass by a tone from 0 to 1. */
import { RAMP_STEPS, RAMPS, sheetIndex } from '../glass/colour.ts';
import type { Sheet } from '../model.ts';

/** The colours of a sheet, three linear numbers each. */
export const rampFor = (sheet: Sheet): Float32Array => RAMPS[sheetIndex(sheet)];

/** Where in a ramp a tone lies. */
export const rampStep = (tone: number): number =>
  3 * Math.floor((tone < 0 ? 0 : tone > 1 ? 1 : tone) * (RAMP_STEPS - 1) + 0.5);
