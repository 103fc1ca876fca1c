/** Lights a map of panes from behind, row by row: what the glass is like, ground or subject, matt, colour. */
import type { Sheet } from '../model.ts';
import { RAMP_STEPS, RAMPS, sheetColour } from './colour.ts';
import { type Edges, edgesOf } from './edges.ts';
import { type Form, formOf } from './form.ts';
import { type Lead, LIGHT_X, LIGHT_Y, leadOf } from './lead.ts';
import { MATT, markAt, mattAt, type Spot, TRACE } from './matt.ts';
import { LEAD, type PaneMap } from './panes.ts';
import { findOn } from './profile.ts';
import { mix } from './random.ts';
import { CLOUDS, DENTS, SEEDS, sample } from './texture.ts';

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
  /** A figure that stands free has no ground. */
  readonly free: boolean;
};

/** Shares of a unit. */
const BELLY = 0.026;
const SOOT = 0.008;
const GROUND_SOOT = 0.011;
const ROUND = 0.13;
const PIECE_ROUND = 0.07;
const SHADOW = [0.014, 0.022] as const;

/** Above this place on its ramp, a subject gets lighter more slowly. */
const PALE = 0.74;

/** Traced lines need this many pixels of the map in a unit; a smaller picture has none. */
const TRACED_FROM = 400;

/** A lit picture in linear light, premultiplied, four numbers a pixel: half the size of the map. */
export type Light = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** How much of each pixel painted lines cover: over them, light from beside does not shine. */
  readonly trace: Float32Array;
};

/** What is the same for all rows. Lengths in pixels of the picture, but for what lies in the map. */
type Work = {
  readonly panes: PaneMap;
  readonly edges: Edges;
  readonly form: Form;
  readonly lead: Lead;
  readonly lighting: Lighting;
  /** Pixels of a texture in a pixel of the map. */
  readonly grain: number;
  readonly streaks: readonly Streak[];
  /** The light behind the glass, and the light that the subject throws. */
  readonly light: readonly [number, number, number];
  readonly shine: readonly [number, number, number];
  readonly shineStrength: number;
  readonly data: Float32Array;
  readonly trace: Float32Array;
};

/** Along what the streaks of a pane run, and where they begin in the texture. */
type Streak = { readonly cos: number; readonly sin: number; readonly shift: number };

/** What one step finds out for the next, for each pixel of a row. In double precision, so that rounding comes last. */
type Row = {
  /** The first pixel of the row, and the steps to the rows above and below; 0 at the edge of the picture. */
  start: number;
  up: number;
  down: number;
  /** The place on the ramp of the sheet, and the strength of the light that comes through. */
  readonly place: Float64Array;
  readonly strength: Float64Array;
  /** How much brushed matt lies on the glass. */
  readonly matt: Float64Array;
  /** Nearness to the light behind the glass, and to the middle of the pane. */
  readonly glow: Float64Array;
  readonly belly: Float64Array;
};

export const shade = (panes: PaneMap, lighting: Lighting): Light => {
  const work = workOn(panes, lighting);
  const { width, height } = work.form;
  const row = emptyRow(width);
  for (let y = 0; y < height; y++) {
    row.start = y * width;
    row.up = y > 0 ? width : 0;
    row.down = y + 1 < height ? width : 0;
    lookAtGlass(work, row, y);
    lightGround(work, row);
    lightSubject(work, row);
    paintSubject(work, row, y);
    colour(work, row);
  }
  return { width, height, data: work.data, trace: work.trace };
};

const workOn = (panes: PaneMap, lighting: Lighting): Work => {
  const { unit, light, glow, lead } = lighting;
  const edges = edgesOf(panes);
  const form = formOf(panes, edges, (ROUND * unit) / 2, (PIECE_ROUND * unit) / 2);
  const grain = 640 / unit;
  return {
    panes,
    edges,
    form,
    lead: leadOf(panes, edges, unit, lead, grain),
    lighting,
    grain,
    streaks: panes.sheet.map((_, number): Streak => {
      const turn = ((mix(number * 7919) & 7) * Math.PI) / 8;
      return { cos: Math.cos(turn), sin: Math.sin(turn), shift: mix(number * 104729) & 255 };
    }),
    light: sheetColour(light, 0.72),
    shine: sheetColour(glow ?? light, 0.72),
    shineStrength: glow === undefined ? 0.14 : 0.3,
    data: new Float32Array(form.width * form.height * 4),
    trace: new Float32Array(form.width * form.height),
  };
};

const emptyRow = (width: number): Row => ({
  start: 0,
  up: 0,
  down: 0,
  place: new Float64Array(width),
  strength: new Float64Array(width),
  matt: new Float64Array(width),
  glow: new Float64Array(width),
  belly: new Float64Array(width),
});

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** Mouth-blown glass: streaks along a direction of the pane's own, dents and seeds; more light in the middle of a pane. */
const lookAtGlass = (
  { panes, edges, form, lead, lighting, grain, streaks }: Work,
  row: Row,
  y: number,
): void => {
  const { pane, tone, depth } = panes;
  const { unit, centre } = lighting;
  const dy = (y * 2 - centre[1]) / unit;
  for (let x = 0, at = row.start; x < form.width; x++, at++) {
    if (lead.covered[at] >= lead.alpha[at]) continue;
    const number = pane[form.place[at]];
    const { cos, sin, shift } = streaks[number];
    const [tx, ty] = [x * 2 * grain, y * 2 * grain];
    const along = tx * cos + ty * sin;
    const across = ty * cos - tx * sin;
    const streak = sample(CLOUDS, (along * 0.22 + shift) | 0, (across * 1.5 + shift) | 0);
    const dent = sample(DENTS, tx | 0, ty | 0);
    const seed = sample(SEEDS, (along * 0.5 + shift) | 0, (across + shift) | 0);
    const inside = Math.max(0, edges.toEdge[form.place[at]] - lead.cut[number]);
    const isGround = depth[number] === 0;
    const dx = (x * 2 - centre[0]) / unit;
    const soot = 1 - 0.5 * Math.exp(-inside / ((isGround ? GROUND_SOOT : SOOT) * unit));
    row.belly[x] = 1 - Math.exp(-inside / (BELLY * unit));
    row.place[x] = tone[number] + 0.1 * streak + 0.035 * dent + 0.07 * seed;
    row.strength[x] = soot * (1 + 0.13 * streak + 0.06 * dent + 0.14 * seed);
    row.glow[x] = Math.exp(-(dx * dx + dy * dy) / 0.16);
    row.matt[x] = 0;
  }
};

/** The subject throws a shadow on the ground. */
const lightGround = ({ panes, edges, form, lead, lighting }: Work, row: Row): void => {
  const { pane, depth, width } = panes;
  const { toContour } = edges;
  const { unit } = lighting;
  const toShadow = Math.round(SHADOW[1] * unit) * width + Math.round(SHADOW[0] * unit);
  for (let x = 0, at = row.start; x < form.width; x++, at++) {
    const place = form.place[at];
    if (lead.covered[at] >= lead.alpha[at] || depth[pane[place]] !== 0) continue;
    const glow = row.glow[x];
    row.place[x] += 0.34 + 0.2 * glow + 0.12 * Math.exp(-toContour[place] / (0.045 * unit));
    let strength = 0.2 + 0.9 * glow;
    const behind = place - toShadow;
    if (behind >= 0) {
      const shadow = depth[pane[behind]] > 0 ? 1 : clamp(1 - toContour[behind] / (0.02 * unit));
      strength *= 1 - 0.62 * shadow;
    }
    row.strength[x] *= strength;
  }
};

/** The subject glows as well; that its body is round shows in the light half only. */
const lightSubject = ({ panes, form, lead, lighting }: Work, row: Row): void => {
  // Without glass around it, a figure has the light for itself.
  const [tone, power] = lighting.free ? [0.5, 0.98] : [0.45, 0.86];
  for (let x = 0, at = row.start; x < form.width; x++, at++) {
    if (lead.covered[at] >= lead.alpha[at] || panes.depth[panes.pane[form.place[at]]] === 0) continue;
    const facing = facingAt(form, row, x);
    const place =
      row.place[x] + tone + 0.25 * row.belly[x] + 0.11 * Math.max(-0.4, facing) + 0.05 * row.glow[x];
    // The lightest glass keeps some of its colour.
    row.place[x] = place > PALE ? PALE + (place - PALE) * 0.55 : place;
    row.strength[x] *= power + 0.52 * row.belly[x] + 0.16 * row.glow[x];
  }
};

/** From -1 where the form turns away from the key light to 1 where it turns to it. */
const facingAt = ({ width, relief }: Form, { start, up, down }: Row, x: number): number => {
  const at = start + x;
  const slopeX = relief[at + (x + 1 < width ? 1 : 0)] - relief[at - (x > 0 ? 1 : 0)];
  const slopeY = relief[at + down] - relief[at - up];
  const facing = (slopeX * LIGHT_X + slopeY * LIGHT_Y) * 0.5;
  return facing < -1 ? -1 : facing > 1 ? 1 : facing;
};

const paintSubject = ({ panes, form, lead, lighting, grain, trace }: Work, row: Row, y: number): void => {
  const { pane, depth, piece, profile, mark } = panes;
  const isTraced = lighting.unit >= TRACED_FROM;
  const texel = 2 * grain;
  const spot: Spot = {
    along: 0,
    across: 0,
    breadth: 0,
    unit: lighting.unit / 2,
    piece: 0,
    length: 0,
    mean: 0,
    toPiece: 0,
  };
  for (let x = 0, at = row.start; x < form.width; x++, at++) {
    const number = pane[form.place[at]];
    const own = profile[number];
    if (lead.covered[at] >= lead.alpha[at] || depth[number] === 0 || own === undefined) continue;
    const toPiece = form.toPiece[at];
    const along = (x * own.cos + y * own.sin) * texel;
    const shadow = clamp(-0.08 - facingAt(form, row, x) * 1.15);
    row.matt[x] = mattAt(shadow, along, toPiece * texel, x * texel, y * texel);
    if (!isTraced || mark[number] === 0) continue;
    findOn(own, x * 2, y * 2, spot);
    spot.breadth /= 2;
    spot.piece = piece[number];
    spot.length = own.length / 2;
    spot.mean = own.breadth / 2;
    spot.toPiece = toPiece;
    trace[at] = markAt(mark[number], spot);
  }
};

/** Colours the glass, with the light around the subject on the ground, and adds the lead. */
const colour = (work: Work, row: Row): void => {
  const { panes, edges, form, lead, lighting, light, shine, shineStrength, data, trace } = work;
  const { pane, sheet, depth } = panes;
  for (let x = 0, at = row.start; x < form.width; x++, at++) {
    const alpha = lead.alpha[at];
    if (alpha === 0) continue;
    const covered = lead.covered[at];
    const own = lead.light[at] * covered;
    const out = at * 4;
    data[out] = own;
    data[out + 1] = own * 1.06;
    data[out + 2] = own * 1.2;
    data[out + 3] = alpha;
    const number = pane[form.place[at]];
    // Where thin lead meets the gaps of an icon, a pixel is lead though half of it is glass.
    if (covered >= alpha || sheet[number] === LEAD) continue;
    const step = Math.round(clamp(row.place[x]) * (RAMP_STEPS - 1)) * 3;
    const ramp = RAMPS[sheet[number]];
    const clear = alpha - covered;
    const around =
      depth[number] === 0
        ? shineStrength * Math.exp(-edges.toContour[form.place[at]] / (0.035 * lighting.unit))
        : 0;
    const behind = depth[number] === 0 ? 0.035 * row.glow[x] : 0;
    for (let channel = 0; channel < 3; channel++) {
      const through =
        (1 - row.matt[x] * (1 - MATT[channel])) * (1 - trace[at] * (1 - TRACE[channel])) * clear;
      data[out + channel] +=
        (ramp[step + channel] * row.strength[x] + shine[channel] * around + light[channel] * behind) *
        through;
    }
  }
};
