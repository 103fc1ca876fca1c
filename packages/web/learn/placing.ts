/** Where the box of a guide goes: beside what it explains, never over it. */

export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number };

type Question = {
  readonly screen: Size;
  /** What is explained; it stays free. */
  readonly target: Box | undefined;
  /** What should stay free while there is room elsewhere. */
  readonly others: readonly Box[];
  /** The sizes the box can have, the preferred one first. */
  readonly sizes: readonly Size[];
  /** Where the box is now. It stays there unless another place is clearly better. */
  readonly last: Box | undefined;
};

/** Between the box and the edge of the screen, and between the box and its target. */
const EDGE = 8;
const GAP = 14;
/** The distance between two places that are tried. */
const STRIDE = 20;
/** How many covered square pixels weigh as much as one pixel of distance, a smaller size, and a move. */
const PER_PIXEL = 24;
const PER_SIZE = 3000;
const PER_MOVE = 5000;

const shared = (a: Box, b: Box): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** How far apart two boxes are. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - (b.left + b.width), b.left - (a.left + a.width)),
    Math.max(0, a.top - (b.top + b.height), b.top - (a.top + a.height)),
  );

/** The part of the target that can be seen. */
const onScreen = (target: Box, screen: Size): Box => {
  const left = Math.max(0, target.left);
  const top = Math.max(0, target.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(screen.width, target.left + target.width) - left),
    height: Math.max(0, Math.min(screen.height, target.top + target.height) - top),
  };
};

/** Places from one edge to the other, and those flush with the target. */
const along = (length: number, screen: number, from: number, to: number): readonly number[] => {
  const last = screen - EDGE - length;
  if (last < EDGE) return [];
  const places = [last, from - length, to, (from + to - length) / 2].filter(
    (place) => place >= EDGE && place <= last,
  );
  for (let place = EDGE; place < last; place += STRIDE) places.push(place);
  return places;
};

/** The largest free strip beside the target, for a box that fits nowhere; what does not fit in it scrolls. */
const stripBeside = (keep: Box, screen: Size, wide: number): Box => {
  const width = screen.width - 2 * EDGE;
  const height = screen.height - 2 * EDGE;
  const right = keep.left + keep.width;
  const bottom = keep.top + keep.height;
  const strips: readonly Box[] = [
    { left: EDGE, top: EDGE, width, height: keep.top - EDGE },
    { left: EDGE, top: bottom, width, height: screen.height - EDGE - bottom },
    { left: EDGE, top: EDGE, width: keep.left - EDGE, height },
    { left: right, top: EDGE, width: screen.width - EDGE - right, height },
  ];
  const area = (box: Box): number => Math.max(0, box.width) * Math.max(0, box.height);
  const best = strips.reduce((one, other) => (area(other) > area(one) ? other : one));
  return { ...best, width: Math.min(best.width, wide) };
};

export const placeBox = ({ screen, target, others, sizes, last }: Question): Box => {
  const seen = target && onScreen(target, screen);
  const keep = seen && grown(seen, GAP);
  const anchor = seen ?? { left: screen.width / 2, top: screen.height * 0.4, width: 0, height: 0 };
  const cost = (box: Box, size: number): number =>
    others.reduce((sum, other) => sum + shared(box, other), 0) +
    distance(box, anchor) * PER_PIXEL +
    size * PER_SIZE;
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  const around = keep ?? anchor;
  for (const [number, size] of sizes.entries())
    for (const top of along(size.height, screen.height, around.top, around.top + around.height))
      for (const left of along(size.width, screen.width, around.left, around.left + around.width)) {
        const box = { left, top, ...size };
        if (keep !== undefined && shared(box, keep) > 0) continue;
        const now = cost(box, number);
        if (now >= least) continue;
        best = box;
        least = now;
      }
  if (best === undefined) return stripBeside(keep ?? grown(anchor, GAP), screen, sizes[0]?.width ?? 0);
  const stays = sizes.findIndex(({ width, height }) => width === last?.width && height === last.height);
  if (last === undefined || stays < 0 || !isInside(last, screen)) return best;
  if (keep !== undefined && shared(last, keep) > 0) return best;
  return cost(last, stays) <= least + PER_MOVE ? last : best;
};

const isInside = ({ left, top, width, height }: Box, screen: Size): boolean =>
  left >= EDGE && top >= EDGE && left + width <= screen.width - EDGE && top + height <= screen.height - EDGE;
