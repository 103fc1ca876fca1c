/** Where the lead runs. */
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
      const number = panes.pane[at];
      if (number !== 0 && panes.sheet[number] === LEAD) edge[at] = 1;
      if (x + 1 < width && panes.pane[at + 1] !== number) markBorder(panes, edge, contour, at, at + 1);
      if (y + 1 < height && panes.pane[at + width] !== number)
        markBorder(panes, edge, contour, at, at + width);
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
  edge[first] = 1;
  if (piece[one] !== piece[other]) edge[second] = 1;
  if (depth[one] !== depth[other]) {
    contour[first] = 1;
    contour[second] = 1;
  }
};
