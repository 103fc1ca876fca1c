/** Renders a hall: glass, the stone it lights, the floor that mirrors both, and the air between. */
import { byteOf } from '../glass/colour.ts';
import type { Pixels } from '../glass/glaze.ts';
import { type Floor, layFloor } from './floor.ts';
import { type Pane, rasterOf } from './panes.ts';
import {
  blurred,
  blurredLight,
  type Light,
  lightOf,
  noise,
  noiseAt,
  planeAt,
  shrunkLight,
} from './planes.ts';
import { FALL_STEP, type Fall, glassLight, layStones, reliefOf } from './shade.ts';

export type Hall = {
  readonly width: number;
  readonly height: number;
  readonly panes: readonly Pane[];
  readonly floor?: Floor;
  /** Light that is everywhere, linear. */
  readonly ambient: readonly [number, number, number];
  /** How strongly the windows light the stone: 1 if it is not given. */
  readonly spill?: number;
  /** How strong the beams in the air are, and how far they lean to the right for each pixel down. */
  readonly beams?: { readonly strength: number; readonly lean: number };
  /** How much the corners are darkened: 1 if it is not given. */
  readonly vignette?: number;
  /** Darkens a band in the middle for text and figures: 0 if it is not given. */
  readonly calm?: number;
};

const powered = (glass: Light, label: Uint16Array, panes: readonly Pane[]): Light => {
  const out = lightOf(glass.width, glass.height);
  const powers = Float32Array.from(panes, ({ power = 1 }) => power);
  for (let n = 0; n < label.length; n++) {
    const id = label[n];
    if (id === 0) continue;
    const power = powers[id - 1];
    out.r[n] = glass.r[n] * power;
    out.g[n] = glass.g[n] * power;
    out.b[n] = glass.b[n] * power;
  }
  return out;
};

const BLURS: readonly (readonly [radius: number, weight: number])[] = [
  [0.008, 0.5],
  [0.03, 0.9],
  [0.085, 1.3],
  [0.2, 1.3],
];

/** The light on the walls: the glass blurred near and far, and the slope of its brightness. */
const fallOf = (small: Light, spill: number): Fall => {
  const light = lightOf(small.width, small.height);
  const { width, height } = small;
  for (const [radius, weight] of BLURS) {
    const part = blurredLight(small, radius * height, 3);
    for (let n = 0; n < light.r.length; n++) {
      light.r[n] = light.r[n] + part.r[n] * weight * spill;
      light.g[n] = light.g[n] + part.g[n] * weight * spill;
      light.b[n] = light.b[n] + part.b[n] * weight * spill;
    }
  }
  const x = new Float32Array(light.r.length);
  const y = new Float32Array(light.r.length);
  const level = new Float32Array(light.r.length);
  for (let n = 0; n < level.length; n++) level[n] = light.r[n] + light.g[n] + light.b[n] + 0.02;
  const soft = blurred(level, width, height, 2);
  for (let row = 1; row < height - 1; row++)
    for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
      const here = soft[at];
      const dx = (soft[at + 1] - soft[at - 1]) / here;
      const dy = (soft[at + width] - soft[at - width]) / here;
      const size = Math.hypot(dx, dy) + 0.03;
      x[at] = (dx / size) * 1.3;
      y[at] = (dy / size) * 1.3;
    }
  return { light, x, y };
};

/** Beams: the glass smeared downwards and thinning out. */
const beamsOf = (small: Light, lean: number): Light => {
  const { width, height } = small;
  const out = lightOf(width, height);
  const steps = 40;
  const stride = (height * 0.62) / steps;
  const total = steps * 0.4;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let n = 1; n <= steps; n++) {
        const sy = Math.round(y - n * stride);
        const sx = Math.round(x - n * stride * lean * (x < width / 2 ? -1 : 1));
        if (sy < 0 || sx < 0 || sx >= width) break;
        const weight = 1 - n / (steps + 1);
        const at = sy * width + sx;
        r += small.r[at] * weight;
        g += small.g[at] * weight;
        b += small.b[at] * weight;
      }
      const at = y * width + x;
      out.r[at] = r / total;
      out.g[at] = g / total;
      out.b[at] = b / total;
    }
  return blurredLight(out, 1.5);
};

const finish = (
  scene: Light,
  bloom: Light,
  beams: Light | undefined,
  hall: Hall,
  cover?: Float32Array,
): Pixels => {
  const { width, height } = scene;
  const data = new Uint8ClampedArray(width * height * 4);
  const { grain, cloud } = noise();
  const { vignette = 1, calm = 0, beams: air } = hall;
  const strength = air?.strength ?? 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const fx = x / FALL_STEP - 0.375;
      const fy = y / FALL_STEP - 0.375;
      const u = x / width - 0.5;
      const v = y / height - 0.5;
      const corner = 1 - vignette * Math.min(0.85, (u * u * 1.9 + v * v * 1.7) * 1.15);
      const band = 1 - calm * Math.exp(-(((v - 0.06) / 0.2) ** 2));
      const dust =
        strength *
        (0.55 + 0.9 * noiseAt(cloud, x * 0.35 + y * 0.1, y * 0.12)) *
        (v < 0.3 ? 1 : Math.max(0, 1 - (v - 0.3) * 4));
      const film = 0.985 + 0.03 * grain[((y & 511) << 9) | (x & 511)];
      const shade = corner * band * film;
      const { width: bw, height: bh } = bloom;
      let r = scene.r[at] + planeAt(bloom.r, bw, bh, fx, fy) * 0.22;
      let g = scene.g[at] + planeAt(bloom.g, bw, bh, fx, fy) * 0.22;
      let b = scene.b[at] + planeAt(bloom.b, bw, bh, fx, fy) * 0.22;
      if (beams !== undefined) {
        r += planeAt(beams.r, bw, bh, fx, fy) * dust;
        g += planeAt(beams.g, bw, bh, fx, fy) * dust;
        b += planeAt(beams.b, bw, bh, fx, fy) * dust;
      }
      data[4 * at] = byteOf(r * shade);
      data[4 * at + 1] = byteOf(g * shade);
      data[4 * at + 2] = byteOf(b * shade);
      data[4 * at + 3] = cover === undefined ? 255 : 255 * cover[at];
    }
  return { width, height, data };
};

export const renderHall = (hall: Hall): Pixels => {
  const { panes, width, height, ambient, spill = 1, beams, floor } = hall;
  const raster = rasterOf(panes, width, height);
  const relief = reliefOf(raster);
  const scene = glassLight(raster, panes, relief);
  const seen = shrunkLight(scene, FALL_STEP);
  const bloom = blurredLight(seen, height * 0.004);
  const small = shrunkLight(powered(scene, raster.label, panes), FALL_STEP);
  const fall = fallOf(small, spill);
  layStones(scene, raster, panes, relief, fall, ambient);
  if (floor !== undefined) layFloor(scene, raster, floor, fall, ambient);
  return finish(scene, bloom, beams === undefined ? undefined : beamsOf(seen, beams.lean), hall);
};

/** Glass that stands free: clear outside, with a dark rim of lead. */
export const renderFree = (panes: readonly Pane[], width: number, height: number): Pixels => {
  const raster = rasterOf(panes, width, height);
  const relief = reliefOf(raster);
  const scene = glassLight(raster, panes, relief);
  const small = shrunkLight(scene, FALL_STEP);
  const fall = fallOf(small, 1);
  layStones(scene, raster, panes, relief, fall, [0.3, 0.3, 0.32]);
  const bloom = blurredLight(small, height * 0.008);
  return finish(
    scene,
    bloom,
    undefined,
    { width, height, panes, ambient: [0, 0, 0], vignette: 0 },
    raster.cover,
  );
};
