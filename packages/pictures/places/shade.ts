/** Shades panes: glass with light behind it, and stone that the glass lights. */
import type { Pane, Raster } from './panes.ts';
import { blurred, hash, type Light, lightOf, noise, noiseAt, planeAt } from './planes.ts';
import { rampFor, rampStep } from './ramp.ts';

/** The slope of the lead's and the mortar's edges: positive x rises to the right. */
export type Relief = { readonly x: Float32Array; readonly y: Float32Array; readonly soot: Float32Array };

export const reliefOf = ({ width, height, lead }: Raster): Relief => {
  const near = blurred(lead, width, height, 2);
  const soot = blurred(lead, width, height, 5);
  const x = new Float32Array(lead.length);
  const y = new Float32Array(lead.length);
  for (let row = 1; row < height - 1; row++)
    for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
      x[at] = near[at + 1] - near[at - 1];
      y[at] = near[at + width] - near[at - width];
    }
  return { x, y, soot };
};

/** The light of the lead itself. */
const LEAD = 0.006;

type Glass = {
  readonly ramp: Float32Array;
  readonly tone: number;
  readonly glow: number;
  readonly cos: number;
  readonly sin: number;
  readonly shift: number;
};

const glassOf = (pane: Pane, at: number): Glass => {
  const turn = hash(at, 3) * Math.PI;
  return {
    ramp: rampFor(pane.sheet),
    tone: pane.tone + (hash(at, 5) - 0.5) * 0.14,
    glow: (pane.glow ?? 1) * (0.86 + 0.28 * hash(at, 9)),
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    shift: hash(at, 11) * 512,
  };
};

/** The light that comes through the glass; nothing where there is stone. */
export const glassLight = (raster: Raster, panes: readonly Pane[], relief: Relief): Light => {
  const { width, height, label, lead } = raster;
  const out = lightOf(width, height);
  const { cloud, grain } = noise();
  const kinds = panes.map((pane, at) => (pane.solid === true ? undefined : glassOf(pane, at)));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const id = label[at];
      const glass = id === 0 ? undefined : kinds[id - 1];
      if (glass === undefined) continue;
      const along = x * glass.cos + y * glass.sin;
      const across = y * glass.cos - x * glass.sin;
      const streak = noiseAt(cloud, along * 0.5 + glass.shift, across * 2.6) - 0.5;
      const dent = noiseAt(grain, x * 0.55 + glass.shift, y * 0.55) - 0.5;
      const edge = relief.x[at] + relief.y[at];
      const step = rampStep(glass.tone + streak * 0.42 + dent * 0.2 - edge * 0.5);
      const soot = relief.soot[at];
      const light = glass.glow * (1.06 + streak * 0.5 - soot * 0.85);
      const clear = 1 - lead[at];
      const shine = Math.max(0, -edge - 0.04) * 0.16 * glass.glow;
      const dark = LEAD * lead[at] * (1 - edge);
      const through = Math.max(0.04, light) * clear;
      out.r[at] = glass.ramp[step] * through + shine * clear + dark;
      out.g[at] = glass.ramp[step + 1] * through + shine * clear + dark;
      out.b[at] = glass.ramp[step + 2] * through + shine * clear + dark * 1.2;
    }
  return out;
};

/** Light that falls on the walls, and from where: a quarter of the place's size. */
export type Fall = { readonly light: Light; readonly x: Float32Array; readonly y: Float32Array };

export const FALL_STEP = 4;

type Stone = {
  readonly ramp: Float32Array;
  readonly tone: number;
  readonly middle: number;
  readonly half: number;
};

const stoneOf = (pane: Pane, at: number): Stone => ({
  ramp: rampFor(pane.sheet),
  tone: pane.tone + (hash(at, 5) - 0.5) * 0.16,
  middle: pane.round?.[0] ?? 0,
  half: pane.round?.[1] ?? 0,
});

/** Lays the stones over `into`, lit by what falls on them and by a little light that is everywhere. */
export const layStones = (
  into: Light,
  raster: Raster,
  panes: readonly Pane[],
  relief: Relief,
  fall: Fall,
  ambient: readonly [number, number, number],
): void => {
  const { width, height, label, lead } = raster;
  const { cloud, grain } = noise();
  const { light } = fall;
  const kinds = panes.map((pane, at) => (pane.solid === true ? stoneOf(pane, at) : undefined));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const id = label[at];
      const stone = id === 0 ? undefined : kinds[id - 1];
      if (stone === undefined) continue;
      const fx = x / FALL_STEP - 0.375;
      const fy = y / FALL_STEP - 0.375;
      const broad = noiseAt(cloud, x * 0.7 + stone.tone * 900, y * 0.7) - 0.5;
      const fine = noiseAt(grain, x * 0.9, y * 0.9);
      const bumpX = fine - noiseAt(grain, x * 0.9 + 1.2, y * 0.9);
      const bumpY = fine - noiseAt(grain, x * 0.9, y * 0.9 + 1.2);
      const turn = stone.half === 0 ? 0 : (x - stone.middle) / stone.half;
      const nx = relief.x[at] * 2.2 + bumpX * 0.9 + turn * 1.1;
      const ny = relief.y[at] * 2.2 + bumpY * 0.9;
      const gx = planeAt(fall.x, light.width, light.height, fx, fy);
      const gy = planeAt(fall.y, light.width, light.height, fx, fy);
      const facing = Math.max(0.12, 1 + nx * gx + ny * gy) * (1 - 0.55 * turn * turn);
      const step = rampStep(stone.tone + broad * 0.3 + (fine - 0.5) * 0.16);
      const mortar = 1 - 0.72 * lead[at];
      const sky = mortar * (1 - 0.3 * turn - 0.5 * (ny > 0 ? ny : 0)) * (1 - 0.4 * turn * turn);
      const shine = facing * mortar;
      const r = planeAt(light.r, light.width, light.height, fx, fy) * shine + ambient[0] * sky;
      const g = planeAt(light.g, light.width, light.height, fx, fy) * shine + ambient[1] * sky;
      const b = planeAt(light.b, light.width, light.height, fx, fy) * shine + ambient[2] * sky;
      into.r[at] = stone.ramp[step] * r;
      into.g[at] = stone.ramp[step + 1] * g;
      into.b[at] = stone.ramp[step + 2] * b;
    }
};
