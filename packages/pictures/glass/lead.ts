/** How much of each pixel of the picture is lead, and how bright that lead is. A pixel is four pixels of the map. */
import type { Edges } from './edges.ts';
import { LEAD, type PaneMap } from './panes.ts';
import { CLOUDS, sample } from './texture.ts';

export type Lead = {
  /** The share of the pixel that is lead, and the share that is anything at all. */
  readonly covered: Float32Array;
  readonly alpha: Float32Array;
  readonly light: Float32Array;
  /** By pane: half the width of the lead around it, in pixels of the map. */
  readonly cut: Float64Array;
};

/** Shares of a unit: half the widths of the lead around layers, around panes, and in the ground. */
const CONTOUR = 0.0054;
const CUT = 0.0023;
const GROUND_CUT = 0.0034;

/** Around a piece smaller than this the lead is thinner, so that an eye stays an eye. */
const FINE = 0.07;

/** Lead is nearly black; its round back catches a little of the key light. */
const DARK = 0.005;
const SHINE = 0.028;

export const LIGHT_X = 0.55;
export const LIGHT_Y = 0.83;

/** `unit` is the height of the picture in pixels of the map, `lead` how thick the lead is, `grain` that of its edges. */
export const leadOf = (panes: PaneMap, edges: Edges, unit: number, lead: number, grain: number): Lead => {
  const [width, height] = [panes.width >> 1, panes.height >> 1];
  const covered = new Float32Array(width * height);
  const alpha = new Float32Array(width * height);
  const light = new Float32Array(width * height);
  const cut = cutsOf(panes, unit * lead, unit);
  const { pane, sheet } = panes;
  const { toEdge, toContour } = edges;
  const offsets = [0, 1, panes.width, panes.width + 1];
  const reach = Math.max(CONTOUR, GROUND_CUT) * unit * lead * 1.3 + 0.5;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const first = y * 2 * panes.width + x * 2;
      if (toEdge[first] > reach + 2) {
        alpha[to] = pane[first] === 0 ? 0 : 1;
        continue;
      }
      const wobble = 1 + 0.22 * sample(CLOUDS, (x * 2 * grain) >> 2, (y * 2 * grain) >> 2);
      let [lots, all] = [0, 0];
      for (const offset of offsets) {
        const at = first + offset;
        const number = pane[at];
        const byCut = cut[number] * wobble - toEdge[at] + 0.5;
        const byContour = CONTOUR * unit * lead * wobble - toContour[at] + 0.5;
        let share = Math.min(1, Math.max(0, byCut, byContour));
        if (number !== 0 && sheet[number] === LEAD) share = 1;
        lots += share;
        all += number === 0 ? share : 1;
      }
      covered[to] = lots / 4;
      alpha[to] = all / 4;
      // Not at the outline: a bright line there looks cut out.
      if (lots > 0) light[to] = DARK + (all < 4 ? 0 : SHINE * backOf(panes, edges, first, x, y));
    }
  return { covered, alpha, light, cut };
};

/** How far the back of the lead turns to the key light. */
const backOf = (
  { width, height }: PaneMap,
  { toEdge }: Edges,
  first: number,
  x: number,
  y: number,
): number => {
  const sideways = toEdge[first + 1 + (x * 2 + 2 < width ? 1 : 0)] - toEdge[first - (x > 0 ? 1 : 0)];
  const down = toEdge[first + width + (y * 2 + 2 < height ? width : 0)] - toEdge[first - (y > 0 ? width : 0)];
  return Math.max(0, (sideways * LIGHT_X + down * LIGHT_Y) * 0.4);
};

const cutsOf = ({ pane, piece, depth }: PaneMap, thick: number, unit: number): Float64Array => {
  const sizes = new Float64Array(piece.length);
  for (let at = 0; at < pane.length; at++) sizes[pane[at]]++;
  const ofPiece = new Map<number, number>();
  for (const [number, own] of piece.entries()) ofPiece.set(own, (ofPiece.get(own) ?? 0) + sizes[number]);
  return Float64Array.from(piece, (own, number) => {
    if (depth[number] === 0) return GROUND_CUT * thick;
    const side = Math.sqrt(ofPiece.get(own) ?? 0) / unit;
    return CUT * thick * (0.5 + 0.5 * Math.min(1, side / FINE));
  });
};
