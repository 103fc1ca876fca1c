/** A polished floor in perspective: it mirrors the wall, each tile a little out of true. */
import type { Sheet } from '../model.ts';
import type { Raster } from './panes.ts';
import { blurredLight, hash, type Light, noise, noiseAt, planeAt, shrunkLight } from './planes.ts';
import { rampFor, rampStep } from './ramp.ts';
import { FALL_STEP, type Fall } from './shade.ts';

export type Floor = {
  /** Where the wall meets the floor, a share of the height. */
  readonly line: number;
  readonly sheet: Sheet;
  /** Every other tile, if they differ. */
  readonly other?: Sheet;
  /** How much it mirrors: 0 to 1. */
  readonly mirror: number;
  /** The width of a tile at the wall, in shares of the height. */
  readonly tile?: number;
  /** A carpet in the middle: its sheet and half its width in tiles. */
  readonly carpet?: { readonly sheet: Sheet; readonly edge: Sheet; readonly half: number };
  /** Round rings of stone in place of straight rows. */
  readonly round?: boolean;
};

type Tile = { u: number; v: number; du: number; dv: number };

/** Where on the floor a pixel looks: in tiles, with the size of a pixel there. */
const placeOn = (floor: Floor, width: number, height: number, x: number, y: number, out: Tile): void => {
  const horizon = height * (floor.line - 0.3);
  const line = height * floor.line;
  const depth = (line - horizon) / (y - horizon);
  const tile = (floor.tile ?? 0.15) * height;
  const across = ((x - width / 2) * depth) / tile;
  const along = (depth * 3.4 * height * 0.3) / tile;
  if (floor.round !== true) {
    out.u = across;
    out.v = along;
    out.du = depth / tile;
    out.dv = along / (y - horizon);
    return;
  }
  const far = along - (1.02 * height * 0.3 * 1.9) / tile;
  const ring = Math.hypot(across, far);
  out.v = ring;
  out.u = (Math.atan2(across, far) / (2 * Math.PI)) * Math.max(6, Math.round(Math.floor(ring) * 5 + 6));
  out.du = (depth / tile) * (out.u === 0 ? 1 : Math.min(2, 4 / (ring + 0.5)));
  out.dv = along / (y - horizon);
};

const edgeOf = (value: number, size: number, width: number): number => {
  const from = value - Math.floor(value);
  const near = Math.min(from, 1 - from) / (size * width);
  return near >= 1 ? 0 : 1 - near;
};

/** The ramps of the tiles, of every other tile, of the carpet and of its edge. */
const rampsOf = ({ sheet, other = sheet, carpet }: Floor): readonly Float32Array[] =>
  [sheet, other, carpet?.sheet ?? sheet, carpet?.edge ?? sheet].map(rampFor);

/** Fills everything under the line that no pane covers. */
export const layFloor = (
  scene: Light,
  { label, lead, cover }: Raster,
  floor: Floor,
  fall: Fall,
  ambient: readonly [number, number, number],
): void => {
  const { width, height } = scene;
  const line = Math.round(height * floor.line);
  const half = shrunkLight(scene, 2);
  const sharp = blurredLight(half, height * 0.0035);
  const soft = blurredLight(half, height * 0.012);
  const { cloud, grain } = noise();
  const ramps = rampsOf(floor);
  const at: Tile = { u: 0, v: 0, du: 0, dv: 0 };
  const { light } = fall;
  const { width: lw, height: lh } = light;
  const { width: sw, height: sh } = sharp;
  for (let y = line; y < height; y++) {
    const below = (y - line) / (height - line);
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      if (label[n] !== 0) continue;
      placeOn(floor, width, height, x + 0.5, y + 0.5, at);
      const column = Math.floor(at.u);
      const row = Math.floor(at.v);
      const away = Math.abs(at.u);
      const reach = floor.carpet?.half ?? -1;
      const carpet = away < reach;
      const grout = carpet ? 0 : Math.max(edgeOf(at.u, at.du, 1.3), edgeOf(at.v, at.dv, 1.3));
      const lean = (hash(column, row) - 0.5) * 0.011 * height;
      const wave = (noiseAt(cloud, x * 0.9, y * 2.2) - 0.5) * 0.012 * height;
      const my = (line - (y - line) * 1.28 + wave) / 2;
      const mx = (x + lean + wave) / 2;
      const blend = Math.min(1, below * 1.5 + 0.1);
      const sheen = carpet
        ? floor.mirror * 0.1
        : floor.mirror * (0.8 + 0.4 * hash(column, row + 77)) * (1 - 0.62 * below) * (1 - 0.7 * grout);
      const ramp = ramps[carpet ? (away > reach - 0.16 ? 3 : 2) : (column + row) & 1];
      const tone = 0.3 + (hash(column + 31, row) - 0.5) * (carpet ? 0 : 0.16);
      const fine = (noiseAt(grain, x * 0.8, y * 1.6) - 0.5) * 0.2 + (noiseAt(cloud, x, y * 2) - 0.5) * 0.25;
      const step = rampStep(tone + fine);
      const fx = x / FALL_STEP - 0.375;
      const fy = (line - (y - line) * 0.75) / FALL_STEP;
      // The outer half of the lead around what stands on the floor.
      const open = 1 - lead[n] * cover[n];
      const lit = (0.75 - 0.45 * below) * (1 - 0.75 * grout) * open;
      scene.r[n] = ramp[step] * (planeAt(light.r, lw, lh, fx, fy) + ambient[0]) * lit;
      scene.g[n] = ramp[step + 1] * (planeAt(light.g, lw, lh, fx, fy) + ambient[1]) * lit;
      scene.b[n] = ramp[step + 2] * (planeAt(light.b, lw, lh, fx, fy) + ambient[2]) * lit;
      const near = sheen * (1 - blend) * open;
      const far = sheen * blend * open;
      scene.r[n] += planeAt(sharp.r, sw, sh, mx, my) * near + planeAt(soft.r, sw, sh, mx, my) * far;
      scene.g[n] += planeAt(sharp.g, sw, sh, mx, my) * near + planeAt(soft.g, sw, sh, mx, my) * far;
      scene.b[n] += planeAt(sharp.b, sw, sh, mx, my) * near + planeAt(soft.b, sw, sh, mx, my) * far;
    }
  }
};
