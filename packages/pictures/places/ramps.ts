/** The sheets of glass in linear light. */
import { SHEETS } from '../glass/sheets.ts';
import type { Sheet } from '../model.ts';

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const STEPS = 64;

const rampOf = (sheet: Sheet): Float32Array => {
  const colours = SHEETS[sheet].map((hex) =>
    [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))),
  );
  const out = new Float32Array(STEPS * 3);
  for (let step = 0; step < STEPS; step++) {
    const at = (step / (STEPS - 1)) * 2.999;
    const low = Math.floor(at);
    for (let channel = 0; channel < 3; channel++) {
      const from = colours[low]?.[channel] as number;
      const to = colours[low + 1]?.[channel] as number;
      out[step * 3 + channel] = from + (to - from) * (at - low);
    }
  }
  return out;
};

const ramps = new Map<Sheet, Float32Array>();

/** 64 colours of three channels, from the shadow to the light. */
export const rampFor = (sheet: Sheet): Float32Array => {
  const found = ramps.get(sheet);
  if (found !== undefined) return found;
  const made = rampOf(sheet);
  ramps.set(sheet, made);
  return made;
};

/** Where in a ramp a tone from 0 to 1 lies. */
export const rampStep = (tone: number): number =>
  3 * Math.floor((tone < 0 ? 0 : tone > 1 ? 1 : tone) * (STEPS - 1) + 0.5);

const encoding = Uint8ClampedArray.from({ length: 4096 }, (_, at) => {
  const value = at / 4095;
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) + 0.5;
});

/** Linear light as a byte of sRGB; the lightest lights are pressed together, not cut off. */
export const encode = (value: number): number => {
  const soft = value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp((0.6 - value) / 0.4));
  return encoding[Math.floor((soft < 0 ? 0 : soft) * 4095)] as number;
};
