/** Colours are mixed in linear light, and ramps of glass in OKLab, which keeps hues clean. */
import type { Sheet } from '../model.ts';
import { type Ramp, SHEETS } from './sheets.ts';

/** Steps of a ramp, three linear numbers each. */
export const RAMP_STEPS = 128;

const SHEET_NAMES = Object.keys(SHEETS) as Sheet[];

export const sheetIndex = (sheet: Sheet): number => SHEET_NAMES.indexOf(sheet);

const linearOf = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const linearFromHex = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linearOf((value >> 16) / 255), linearOf(((value >> 8) & 255) / 255), linearOf((value & 255) / 255)];
};

type Triple = readonly [number, number, number];

const labFromLinear = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const linearFromLab = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

const rampTable = (ramp: Ramp): Float32Array => {
  const stops = ramp.map((hex) => labFromLinear(linearFromHex(hex)));
  const table = new Float32Array(RAMP_STEPS * 3);
  for (let step = 0; step < RAMP_STEPS; step++) {
    const place = (step / (RAMP_STEPS - 1)) * (stops.length - 1);
    const at = Math.min(stops.length - 2, Math.floor(place));
    const share = place - at;
    const [from, to] = [stops[at], stops[at + 1]];
    const mixed: Triple = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    table.set(linearFromLab(mixed), step * 3);
  }
  return table;
};

/** The ramp of each sheet by its index. */
export const RAMPS: readonly Float32Array[] = SHEET_NAMES.map((name) => rampTable(SHEETS[name]));

/** A colour of a sheet, 0 for its shadow and 1 for its light, in linear light. */
export const sheetColour = (sheet: Sheet, tone: number): Triple => {
  const table = RAMPS[sheetIndex(sheet)];
  const at = Math.round(Math.min(1, Math.max(0, tone)) * (RAMP_STEPS - 1)) * 3;
  return [table[at], table[at + 1], table[at + 2]];
};

const SRGB_STEPS = 4096;

const SRGB = Uint8ClampedArray.from({ length: SRGB_STEPS + 1 }, (_, step) => {
  const value = step / SRGB_STEPS;
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** Linear light to a byte. Light above 1 is rolled off, so that bright glass keeps its colour. */
export const byteOf = (light: number): number => {
  const rolled = light <= 0.7 ? light : 1 - 0.3 / (1 + (light - 0.7) / 0.3);
  return SRGB[Math.max(0, Math.round(rolled * SRGB_STEPS))];
};

export const hexOf = ([r, g, b]: Triple): string =>
  `#${[r, g, b].map((light) => byteOf(light).toString(16).padStart(2, '0')).join('')}`;
