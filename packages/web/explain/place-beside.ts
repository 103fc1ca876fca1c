type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

export type Placed = { readonly left: number; readonly top: number; readonly room: Size };

/** Between an element and its explanation. */
const GAP = 8;
/** Between the explanation and the edge of the window. */
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * Where to put a box of this size so that it covers no part of `anchor` and stays inside the window: above or
 * below it, whichever has more room, else beside it. `room` is the largest size that satisfies both.
 */
export const placeBeside = (anchor: Box, size: Size, view: Size): Placed => {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const width = view.width - 2 * EDGE;
  const height = view.height - 2 * EDGE;
  const sides = {
    above: { width, height: anchor.top - GAP - EDGE },
    below: { width, height: view.height - bottom - GAP - EDGE },
    right: { width: view.width - right - GAP - EDGE, height },
    left: { width: anchor.left - GAP - EDGE, height },
  };
  const upright = sides.above.height > sides.below.height ? 'above' : 'below';
  const aside = sides.left.width > sides.right.width ? 'left' : 'right';
  const fits = (side: keyof typeof sides): boolean =>
    sides[side].width >= size.width && sides[side].height >= size.height;
  const side = fits(upright) || !fits(aside) ? upright : aside;
  const room = sides[side];
  const shown = { width: Math.min(size.width, room.width), height: Math.min(size.height, room.height) };
  const across = clamp(
    anchor.left + anchor.width / 2 - shown.width / 2,
    EDGE,
    view.width - EDGE - shown.width,
  );
  const along = clamp(
    anchor.top + anchor.height / 2 - shown.height / 2,
    EDGE,
    view.height - EDGE - shown.height,
  );
  const left = { above: across, below: across, left: anchor.left - GAP - shown.width, right: right + GAP };
  const top = { above: anchor.top - GAP - shown.height, below: bottom + GAP, left: along, right: along };
  return { left: left[side], top: top[side], room };
};
