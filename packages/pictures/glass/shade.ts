/** Light on a map of panes, a row at a time: lead first, then what the glass is like, then ground or subject, then colour. */
import type { Sheet } from '../model.ts';
import { RAMP_STEPS, RAMPS, sheetColour } from './colour.ts';
import { type Edges, edgesOf, reliefOf } from './edges.ts';
import { LEAD, type PaneMap } from './panes.ts';
import { mix } from './random.ts';
import { CLOUDS, DENTS, sample } from './texture.ts';

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
export type Light = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** What is the same for all rows. */
type Work = {
  readonly panes: PaneMap;
  readonly edges: Edges;
  readonly relief: Float32Array;
  readonly lighting: Lighting;
  /** Pixels of a texture in a pixel of the map. */
  readonly grain: number;
  /** The light behind the glass, and the light that the subject throws. */
  readonly light: readonly [number, number, number];
  readonly shine: readonly [number, number, number];
  readonly shineStrength: number;
  readonly data: Float32Array;
};

/** What one step finds out for the next, for each pixel of a row. In double precision, so that rounding comes last. */
type Row = {
  /** The first pixel of the row, and the steps to the rows above and below; 0 at the edge of the map. */
  start: number;
  up: number;
  down: number;
  /** Half the width of the lead between panes, and of the lead around layers. */
  readonly cut: Float64Array;
  readonly contour: Float64Array;
  /** How much of the pixel is lead, and how bright that lead is. */
  readonly covered: Float64Array;
  readonly leadLight: Float64Array;
  /** How far the edge of the pane turns to the light. */
  readonly lit: Float64Array;
  /** The place on the ramp of the sheet, and the strength of the light that comes through. */
  readonly place: Float64Array;
  readonly strength: Float64Array;
  readonly soot: Float64Array;
  readonly uneven: Float64Array;
  /** Nearness to the light behind the glass. */
  readonly glow: Float64Array;
};

export const shade = (panes: PaneMap, lighting: Lighting): Light => {
  const { width, height } = panes;
  const work = workOn(panes, lighting);
  const row = emptyRow(width);
  for (let y = 0; y < height; y++) {
    row.start = y * width;
    row.up = y > 0 ? width : 0;
    row.down = y + 1 < height ? width : 0;
    layLead(work, row, y);
    lookAtGlass(work, row, y);
    lightGround(work, row);
    lightSubject(work, row);
    colour(work, row);
  }
  return { width, height, data: work.data };
};

const workOn = (panes: PaneMap, lighting: Lighting): Work => {
  const { width, height } = panes;
  const { unit, light, glow } = lighting;
  const edges = edgesOf(panes);
  return {
    panes,
    edges,
    relief: reliefOf(edges, width, height, ROUND * unit, PIECE_ROUND * unit),
    lighting,
    grain: 640 / unit,
    light: sheetColour(light, 0.72),
    shine: sheetColour(glow ?? light, 0.72),
    shineStrength: glow === undefined ? 0.14 : 0.3,
    data: new Float32Array(width * height * 4),
  };
};

const emptyRow = (width: number): Row => ({
  start: 0,
  up: 0,
  down: 0,
  cut: new Float64Array(width),
  contour: new Float64Array(width),
  covered: new Float64Array(width),
  leadLight: new Float64Array(width),
  lit: new Float64Array(width),
  place: new Float64Array(width),
  strength: new Float64Array(width),
  soot: new Float64Array(width),
  uneven: new Float64Array(width),
  glow: new Float64Array(width),
});

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** Puts down what is all lead. Where no glass shows, the row is covered: the later steps pass over it. */
const layLead = ({ panes, edges, lighting, grain, data }: Work, row: Row, y: number): void => {
  const { width, pane, sheet, depth } = panes;
  const { toEdge, toContour } = edges;
  const { unit, lead } = lighting;
  const contourWidth = CONTOUR * unit * lead;
  for (let x = 0, at = row.start; x < width; x++, at++) {
    const number = pane[at];
    const far = toContour[at];
    const near = toEdge[at];
    const wobble = 1 + 0.22 * sample(CLOUDS, (x * grain) >> 2, (y * grain) >> 2);
    const cut = (depth[number] === 0 ? GROUND_CUT : CUT) * unit * lead * wobble;
    const contour = contourWidth * wobble;
    let covered = Math.max(clamp(cut - near + 0.5), clamp(contour - far + 0.5));
    if (number !== 0 && sheet[number] === LEAD) covered = 1;
    row.covered[x] = number === 0 ? 1 : covered;
    if (number === 0 && covered === 0) continue;
    const edgeX = toEdge[at + (x + 1 < width ? 1 : 0)] - toEdge[at - (x > 0 ? 1 : 0)];
    const edgeY = toEdge[at + row.down] - toEdge[at - row.up];
    const lit = (edgeX * LIGHT_X + edgeY * LIGHT_Y) * 0.5;
    const leadLight =
      0.006 + 0.05 * Math.max(0, lit) * clamp(Math.max(near / (cut + 1), far / (contour + 1)));
    row.cut[x] = cut;
    row.contour[x] = contour;
    row.lit[x] = lit;
    row.leadLight[x] = leadLight;
    if (covered >= 1 || number === 0) {
      const out = at * 4;
      data[out] = leadLight * covered;
      data[out + 1] = leadLight * 1.06 * covered;
      data[out + 2] = leadLight * 1.2 * covered;
      data[out + 3] = covered;
    }
  }
};

const COS = Float32Array.from({ length: 8 }, (_, turn) => Math.cos((turn * Math.PI) / 8));
const SIN = Float32Array.from({ length: 8 }, (_, turn) => Math.sin((turn * Math.PI) / 8));

/** The unevenness of the glass, its bevel, the soot beside the lead, and how near the light is. */
const lookAtGlass = ({ panes, edges, lighting, grain }: Work, row: Row, y: number): void => {
  const { width, pane, tone } = panes;
  const { toEdge } = edges;
  const { unit, centre } = lighting;
  const dy = (y - centre[1]) / unit;
  for (let x = 0, at = row.start; x < width; x++, at++) {
    if (row.covered[x] >= 1) continue;
    const number = pane[at];
    // Streaks run along a direction of the pane's own; dents are everywhere.
    const turn = mix(number * 7919) & 7;
    const u = (x * COS[turn] + y * SIN[turn]) * grain;
    const v = (y * COS[turn] - x * SIN[turn]) * grain;
    const streak = sample(CLOUDS, (u * 0.22) | 0, (v * 1.5) | 0);
    const dent = sample(DENTS, (x * grain) | 0, (y * grain) | 0);
    const inside = Math.max(0, toEdge[at] - row.cut[x]);
    const bevel = clamp(1 - inside / (BEVEL * unit));
    const dx = (x - centre[0]) / unit;
    row.place[x] = tone[number] + 0.09 * streak + 0.045 * dent + 0.26 * bevel * row.lit[x];
    row.soot[x] = 1 - 0.5 * Math.exp(-inside / (SOOT * unit));
    row.uneven[x] = 1 + 0.1 * dent + 0.12 * streak;
    row.glow[x] = Math.exp(-(dx * dx + dy * dy) / 0.16);
  }
};

/** The ground is lit from behind, and the subject throws a shadow on it. */
const lightGround = ({ panes, edges, lighting }: Work, row: Row): void => {
  const { width, pane, depth } = panes;
  const { toContour } = edges;
  const { unit } = lighting;
  const toShadow = Math.round(SHADOW[1] * unit) * width + Math.round(SHADOW[0] * unit);
  for (let x = 0, at = row.start; x < width; x++, at++) {
    if (row.covered[x] >= 1 || depth[pane[at]] !== 0) continue;
    const glow = row.glow[x];
    row.place[x] += 0.36 + 0.2 * glow + 0.12 * Math.exp(-toContour[at] / (0.045 * unit));
    let strength = 0.2 + 0.95 * glow;
    const behind = at - toShadow;
    if (behind >= 0) {
      const shadow = depth[pane[behind]] > 0 ? 1 : clamp(1 - toContour[behind] / (0.02 * unit));
      strength *= 1 - 0.62 * shadow;
    }
    row.strength[x] = strength;
  }
};

/** The subject is a rounded body in the key light. */
const lightSubject = ({ panes, relief }: Work, row: Row): void => {
  const { width, pane, depth } = panes;
  for (let x = 0, at = row.start; x < width; x++, at++) {
    if (row.covered[x] >= 1 || depth[pane[at]] === 0) continue;
    const slopeX = relief[at + (x + 1 < width ? 1 : 0)] - relief[at - (x > 0 ? 1 : 0)];
    const slopeY = relief[at + row.down] - relief[at - row.up];
    const facing = (slopeX * LIGHT_X + slopeY * LIGHT_Y) * 0.5;
    row.place[x] += 0.5 + 0.42 * Math.max(-1, Math.min(1, facing)) + 0.08 * row.glow[x];
    row.strength[x] = 0.92 + 0.3 * row.glow[x];
  }
};

/** Colours the glass, with the light around the subject on the ground and the light on the rims of a free figure. */
const colour = (work: Work, row: Row): void => {
  const { panes, edges, lighting, relief, light, shine, shineStrength, data } = work;
  const { width, pane, sheet, depth } = panes;
  const { toContour } = edges;
  const { unit, free } = lighting;
  for (let x = 0, at = row.start; x < width; x++, at++) {
    const covered = row.covered[x];
    if (covered >= 1) continue;
    const number = pane[at];
    const far = toContour[at];
    const step = Math.round(clamp(row.place[x]) * (RAMP_STEPS - 1)) * 3;
    const ramp = RAMPS[sheet[number]];
    const soot = row.soot[x];
    const power = row.strength[x] * soot * row.uneven[x];
    let red = ramp[step] * power;
    let green = ramp[step + 1] * power;
    let blue = ramp[step + 2] * power;
    if (depth[number] === 0) {
      const around = shineStrength * soot * Math.exp(-far / (0.035 * unit));
      const behind = 0.035 * soot * row.glow[x];
      red += shine[0] * around + light[0] * behind;
      green += shine[1] * around + light[1] * behind;
      blue += shine[2] * around + light[2] * behind;
    } else if (free) {
      const rim = Math.exp(-Math.max(0, far - row.contour[x]) / (0.012 * unit));
      const side = (relief[at + (x + 1 < width ? 1 : 0)] - relief[at - (x > 0 ? 1 : 0)]) * 0.5;
      const warm = 0.16 * rim * Math.max(0, side);
      const cool = 0.12 * rim * Math.max(0, -side);
      red += warm + cool * 0.1;
      green += warm * 0.6 + cool * 0.8;
      blue += warm * 0.15 + cool;
    }
    const lead = row.leadLight[x] * covered;
    const kept = 1 - covered;
    const out = at * 4;
    data[out] = red * kept + lead;
    data[out + 1] = green * kept + lead;
    data[out + 2] = blue * kept + lead;
    data[out + 3] = 1;
  }
};
