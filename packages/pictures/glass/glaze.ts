/** Turns a map of panes into a lit picture of leaded glass. */
import type { Sheet } from '../model.ts';
import { blur } from './blur.ts';
import { byteOf, RAMP_STEPS, RAMPS, sheetColour } from './colour.ts';
import { type Edges, edgesOf, reliefOf } from './edges.ts';
import { LEAD, type PaneMap } from './panes.ts';
import { mix } from './random.ts';
import { CLOUDS, DENTS, sample } from './texture.ts';

/** Straight alpha, sRGB, four bytes a pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export type Lighting = {
  /** Pixels of the map in one unit: the height of a window or of a figure's box. */
  readonly unit: number;
  /** The middle of the light behind the glass, in pixels of the map. */
  readonly centre: readonly [number, number];
  readonly light: Sheet;
  /** Light that the subject throws on the ground around it. */
  readonly glow?: Sheet | undefined;
  /** How much lead: 1, or more for small pictures. */
  readonly lead: number;
  /** A figure that stands free has no ground, and light on its rims. */
  readonly free: boolean;
};

/** Shares of a unit. */
const CONTOUR = 0.0064;
const CUT = 0.0026;
const GROUND_CUT = 0.0034;
const BEVEL = 0.013;
const SOOT = 0.011;
const ROUND = 0.12;
const PIECE_ROUND = 0.035;
const SHADOW = [0.014, 0.022] as const;

/** The key light comes from the upper left. */
const LIGHT_X = 0.55;
const LIGHT_Y = 0.83;

/** A lit picture in linear light, premultiplied, four numbers a pixel, at the size of the map. */
type Light = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** Makes the picture at half the size of the map. */
export const glaze = (panes: PaneMap, lighting: Lighting): Pixels =>
  finish(halve(shade(panes, edgesOf(panes), lighting)), lighting);

const shade = (panes: PaneMap, edges: Edges, lighting: Lighting): Light => {
  const { width, height, pane, sheet, tone, depth } = panes;
  const { unit, centre, light, glow: shine, lead, free } = lighting;
  const { toEdge, toContour } = edges;
  const relief = reliefOf(edges, width, height, ROUND * unit, PIECE_ROUND * unit);
  const data = new Float32Array(width * height * 4);
  const [lightR, lightG, lightB] = sheetColour(light, 0.72);
  const [shineR, shineG, shineB] = sheetColour(shine ?? light, 0.72);
  const shineStrength = shine === undefined ? 0.14 : 0.3;
  const shadowX = Math.round(SHADOW[0] * unit);
  const shadowY = Math.round(SHADOW[1] * unit);
  const grain = 640 / unit;
  const contourWidth = CONTOUR * unit * lead;
  for (let y = 0, at = 0; y < height; y++) {
    const up = y > 0 ? width : 0;
    const down = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++, at++) {
      const number = pane[at];
      const far = toContour[at];
      const near = toEdge[at];
      const wobble = 1 + 0.22 * sample(CLOUDS, (x * grain) >> 2, (y * grain) >> 2);
      const isGround = depth[number] === 0;
      const cut = (isGround ? GROUND_CUT : CUT) * unit * lead * wobble;
      const contour = contourWidth * wobble;
      let covered = Math.max(clamp(cut - near + 0.5), clamp(contour - far + 0.5));
      if (number === 0 && covered === 0) continue;
      if (number !== 0 && sheet[number] === LEAD) covered = 1;
      const left = x > 0 ? 1 : 0;
      const right = x + 1 < width ? 1 : 0;
      const edgeX = toEdge[at + right] - toEdge[at - left];
      const edgeY = toEdge[at + down] - toEdge[at - up];
      const lit = (edgeX * LIGHT_X + edgeY * LIGHT_Y) * 0.5;
      const leadLight =
        0.006 + 0.05 * Math.max(0, lit) * clamp(Math.max(near / (cut + 1), far / (contour + 1)));
      const out = at * 4;
      if (covered >= 1 || number === 0) {
        data[out] = leadLight * covered;
        data[out + 1] = leadLight * 1.06 * covered;
        data[out + 2] = leadLight * 1.2 * covered;
        data[out + 3] = covered;
        continue;
      }
      // Streaks run along a direction of the pane's own; dents are everywhere.
      const turn = mix(number * 7919) & 7;
      const u = (x * COS[turn] + y * SIN[turn]) * grain;
      const v = (y * COS[turn] - x * SIN[turn]) * grain;
      const streak = sample(CLOUDS, (u * 0.22) | 0, (v * 1.5) | 0);
      const dent = sample(DENTS, (x * grain) | 0, (y * grain) | 0);
      const inside = Math.max(0, near - cut);
      const bevel = clamp(1 - inside / (BEVEL * unit));
      let place = tone[number] + 0.09 * streak + 0.045 * dent + 0.26 * bevel * lit;
      let strength: number;
      const dx = (x - centre[0]) / unit;
      const dy = (y - centre[1]) / unit;
      const glow = Math.exp(-(dx * dx + dy * dy) / 0.16);
      if (isGround) {
        place += 0.36 + 0.2 * glow + 0.12 * Math.exp(-far / (0.045 * unit));
        strength = 0.2 + 0.95 * glow;
        const behind = at - shadowY * width - shadowX;
        if (behind >= 0) {
          const shadow = depth[pane[behind]] > 0 ? 1 : clamp(1 - toContour[behind] / (0.02 * unit));
          strength *= 1 - 0.62 * shadow;
        }
      } else {
        const slopeX = relief[at + right] - relief[at - left];
        const slopeY = relief[at + down] - relief[at - up];
        const facing = (slopeX * LIGHT_X + slopeY * LIGHT_Y) * 0.5;
        place += 0.5 + 0.42 * Math.max(-1, Math.min(1, facing)) + 0.08 * glow;
        strength = 0.92 + 0.3 * glow;
      }
      const step = Math.round(clamp(place) * (RAMP_STEPS - 1)) * 3;
      const ramp = RAMPS[sheet[number]];
      const soot = 1 - 0.5 * Math.exp(-inside / (SOOT * unit));
      const power = strength * soot * (1 + 0.1 * dent + 0.12 * streak);
      let red = ramp[step] * power;
      let green = ramp[step + 1] * power;
      let blue = ramp[step + 2] * power;
      if (isGround) {
        const around = shineStrength * soot * Math.exp(-far / (0.035 * unit));
        const behind = 0.035 * soot * glow;
        red += shineR * around + lightR * behind;
        green += shineG * around + lightG * behind;
        blue += shineB * around + lightB * behind;
      } else if (free) {
        const rim = Math.exp(-Math.max(0, far - contour) / (0.012 * unit));
        const side = (relief[at + right] - relief[at - left]) * 0.5;
        const warm = 0.16 * rim * Math.max(0, side);
        const cool = 0.12 * rim * Math.max(0, -side);
        red += warm + cool * 0.1;
        green += warm * 0.6 + cool * 0.8;
        blue += warm * 0.15 + cool;
      }
      const kept = 1 - covered;
      data[out] = red * kept + leadLight * covered;
      data[out + 1] = green * kept + leadLight * covered;
      data[out + 2] = blue * kept + leadLight * covered;
      data[out + 3] = 1;
    }
  }
  return { width, height, data };
};

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

const COS = Float32Array.from({ length: 8 }, (_, turn) => Math.cos((turn * Math.PI) / 8));
const SIN = Float32Array.from({ length: 8 }, (_, turn) => Math.sin((turn * Math.PI) / 8));

const halve = ({ width, height, data }: Light): Light => {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const half = new Float32Array(halfWidth * halfHeight * 4);
  for (let y = 0, to = 0; y < halfHeight; y++)
    for (let x = 0; x < halfWidth; x++, to += 4) {
      const from = (y * 2 * width + x * 2) * 4;
      const below = from + width * 4;
      for (let channel = 0; channel < 4; channel++)
        half[to + channel] =
          (data[from + channel] +
            data[from + 4 + channel] +
            data[below + channel] +
            data[below + 4 + channel]) /
          4;
    }
  return { width: halfWidth, height: halfHeight, data: half };
};

/** Bright glass shines over its lead; then bytes. */
const finish = ({ width, height, data }: Light, { unit, free }: Lighting): Pixels => {
  const bright = new Float32Array(width * height * 3);
  const planes = [0, 1, 2].map((channel) =>
    bright.subarray(channel * width * height, (channel + 1) * width * height),
  );
  for (let at = 0; at < width * height; at++) {
    const from = at * 4;
    const light = data[from] * 0.3 + data[from + 1] * 0.55 + data[from + 2] * 0.15;
    const over = Math.max(0, light - 0.28) * 0.9;
    if (over > 0)
      for (let channel = 0; channel < 3; channel++)
        planes[channel][at] = (data[from + channel] / light) * over;
  }
  const radius = Math.max(1, Math.round(unit * 0.009));
  for (const plane of planes) blur(plane, width, height, radius, 2);
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const from = at * 4;
    const alpha = data[from + 3];
    if (alpha <= 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const bloom = planes[channel][at] * (free ? 0.4 : 0.75) * alpha;
      bytes[from + channel] = byteOf((data[from + channel] + bloom) / alpha);
    }
    bytes[from + 3] = Math.round(alpha * 255);
  }
  return { width, height, data: bytes };
};
