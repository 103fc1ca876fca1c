/** A map of panes: which pane of glass each pixel lies in, and what each pane is made of. */ import {
  movedProfile,
  type Profile,
} from './profile.ts';

export type PaneMap = {
  readonly width: number;
  readonly height: number;
  /** The pane of each pixel, 0 for none. */
  readonly pane: Int32Array;
  /** By pane: the index of its sheet (LEAD for solid lead), its lightness, its layer and the piece it was cut from. */
  readonly sheet: number[];
  readonly tone: number[];
  readonly depth: number[];
  readonly piece: number[];
  /** By pane: what is painted on its piece, by the place in MARKS, and the form of that piece. */
  readonly mark: number[];
  readonly profile: (Profile | undefined)[];
};

export const LEAD = -1;

export const emptyPanes = (width: number, height: number): PaneMap => ({
  width,
  height,
  pane: new Int32Array(width * height),
  sheet: [LEAD],
  tone: [0],
  depth: [-1],
  piece: [-1],
  mark: [0],
  profile: [undefined],
});

/** What the panes of a piece share. */
export type Piecewise = {
  readonly piece: number;
  readonly mark: number;
  readonly profile: Profile | undefined;
};

export const addPane = (
  panes: PaneMap,
  sheet: number,
  tone: number,
  depth: number,
  { piece, mark, profile }: Piecewise = { piece: panes.sheet.length, mark: 0, profile: undefined },
): number => {
  panes.sheet.push(sheet);
  panes.tone.push(tone);
  panes.depth.push(depth);
  panes.piece.push(piece);
  panes.mark.push(mark);
  panes.profile.push(profile);
  return panes.sheet.length - 1;
};

/** The part of a map around its panes, and where that part begins. A margin leaves room for the lead outside. */
export const cropPanes = (
  panes: PaneMap,
  margin: number,
): { panes: PaneMap; left: number; top: number } | undefined => {
  const { width, height, pane } = panes;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (pane[at] !== 0) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return undefined;
  // Even, so that halving keeps the pixels of all parts in step.
  left = Math.max(0, left - margin) & ~1;
  top = Math.max(0, top - margin) & ~1;
  const cutWidth = (Math.min(width, right + margin + 2) - left) & ~1;
  const cutHeight = (Math.min(height, bottom + margin + 2) - top) & ~1;
  const cut = new Int32Array(cutWidth * cutHeight);
  for (let y = 0; y < cutHeight; y++) {
    const from = (y + top) * width + left;
    cut.set(pane.subarray(from, from + cutWidth), y * cutWidth);
  }
  const profile = panes.profile.map((one) => one && movedProfile(one, left, top));
  return { panes: { ...panes, width: cutWidth, height: cutHeight, pane: cut, profile }, left, top };
};
