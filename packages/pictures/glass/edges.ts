/** Where the lead runs, and the roundness of what it holds. */
import { blur } from './blur.ts';
import { distanceTo } from './distance.ts';
import { LEAD, type PaneMap } from './panes.ts';

export type Edges = {
  /** Distance in pixels to the nearest border of a pane. */
  readonly toEdge: Float32Array;
  /** Distance in pixels to the nearest border of a layer. */
  readonly toContour: Float32Array;
};

export const edgesOf = (panes: PaneMap): Edges => {
  const { width, height } = panes;
  const edge = new Uint8Array(width * height);
  const contour = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (panes.sheet[panes.pane[at]] === LEAD && panes.pane[at] !== 0) edge[at] = 1;
      if (x + 1 < width) markBorder(panes, edge, contour, at, at + 1);
      if (y + 1 < height) markBorder(panes, edge, contour, at, at + width);
    }
  return { toEdge: distanceTo(edge, width, height), toContour: distanceTo(contour, width, height) };
};

/** A border between pieces is a pixel wider than a cut through a piece. */
const markBorder = (
  { pane, piece, depth }: PaneMap,
  edge: Uint8Array,
  contour: Uint8Array,
  first: number,
  second: number,
): void => {
  const [one, other] = [pane[first], pane[second]];
  if (one === other) return;
  edge[first] = 1;
  if (piece[one] !== piece[other]) edge[second] = 1;
  if (depth[one] !== depth[other]) {
    contour[first] = 1;
    contour[second] = 1;
  }
};

/** The height of a rounded body: 0 at its contour, 1 from `radius` inwards. */
export const reliefOf = (
  { toContour, toEdge }: Edges,
  width: number,
  height: number,
  radius: number,
  small: number,
): Float32Array => {
  const relief = new Float32Array(width * height);
  for (let at = 0; at < relief.length; at++) {
    const whole = Math.max(0, 1 - toContour[at] / radius);
    const piece = Math.max(0, 1 - toEdge[at] / small);
    relief[at] = Math.sqrt(1 - whole * whole) * radius + Math.sqrt(1 - piece * piece) * small * 0.5;
  }
  blur(relief, width, height, Math.max(1, Math.round(small * 0.12)), 2);
  return relief;
};
