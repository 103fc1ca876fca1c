/**
 * Where to put the box of a guide: next to what it explains, never over that nor over anything that can be
 * pressed.
 */

export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number };

type Question = {
  readonly screen: Size;
  /** What is being explained; it stays uncovered. */
  readonly target: Box | undefined;
  /** What can be pressed now. */
  readonly presses: readonly Box[];
  /** What should stay uncovered if there is room elsewhere. */
  readonly others: readonly Box[];
  /** The possible sizes of the box, preferred first. */
  readonly sizes: readonly Size[];
  /** The size of the folded box. It folds if every other size would cover something to press. */
  readonly folded: Size | undefined;
  /** Where the box is now. It stays there unless another place is clearly better. */
  readonly last: Box | undefined;
};

type Placed = { readonly box: Box; readonly isFolded: boolean };

/** The gap between the box and the edge of the screen, and between the box and its target. */
const EDGE = 8;
const GAP = 14;
/** The distance between two candidate places. */
const STRIDE = 20;
/** How many covered square pixels weigh as much as one pixel of distance, a smaller size, and a move. */
const PER_PIXEL = 24;
/** A box without a target is only weakly drawn to the middle. */
const PER_PIXEL_ALONE = 4;
const PER_SIZE = 3000;
const PER_MOVE = 2500;
/** How much more covering something to press weighs. */
const PER_PRESS = 40;

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

/** The gap between two boxes. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - (b.left + b.width), b.left - (a.left + a.width)),
    Math.max(0, a.top - (b.top + b.height), b.top - (a.top + a.height)),
  );

/** The visible part of an element. */
export const onScreen = (target: Box, screen: Size): Box => {
  const left = Math.max(0, target.left);
  const top = Math.max(0, target.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(screen.width, target.left + target.width) - left),
    height: Math.max(0, Math.min(screen.height, target.top + target.height) - top),
  };
};

/** Candidate places from one edge to the other, and those flush with the target. */
const along = (length: number, screen: number, from: number, to: number): readonly number[] => {
  const last = screen - EDGE - length;
  if (last < EDGE) return [];
  const places = [last, from - length, to, (from + to - length) / 2].filter(
    (place) => place >= EDGE && place <= last,
  );
  for (let place = EDGE; place < last; place += STRIDE) places.push(place);
  return places;
};

/** The largest free strip next to the target, for a box that fits nowhere; its overflow scrolls. */
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

const covers = (box: Box, things: readonly Box[]): boolean => things.some((thing) => shared(box, thing) > 0);

type Weighed = { readonly box: Box; readonly cost: number };

/** The best place for a box of one of these sizes, if any leaves the target uncovered. */
const bestPlace = ({ screen, target, presses, others, sizes, last }: Question): Weighed | undefined => {
  const keep = target && grown(target, GAP);
  const anchor = target ?? { left: screen.width / 2, top: screen.height * 0.4, width: 0, height: 0 };
  const around = keep ?? anchor;
  const perPixel = target === undefined ? PER_PIXEL_ALONE : PER_PIXEL;
  let best: Weighed | undefined;
  const weigh = (box: Box, start: number): void => {
    if (keep !== undefined && shared(box, keep) > 0) return;
    const least = best?.cost ?? Number.POSITIVE_INFINITY;
    let cost = start + distance(box, anchor) * perPixel;
    for (const press of presses) cost += shared(box, press) * PER_PRESS;
    for (const other of others) {
      if (cost >= least) return;
      cost += shared(box, other);
    }
    if (cost < least) best = { box, cost };
  };
  for (const [number, size] of sizes.entries()) {
    const isLast = size.width === last?.width && size.height === last.height;
    if (isLast && isInside(last, screen)) weigh(last, number * PER_SIZE - PER_MOVE);
    for (const top of along(size.height, screen.height, around.top, around.top + around.height))
      for (const left of along(size.width, screen.width, around.left, around.left + around.width))
        weigh({ left, top, ...size }, number * PER_SIZE);
  }
  return best;
};

export const placeBox = (question: Question): Placed => {
  const { screen, presses, sizes, folded } = question;
  const target = question.target && onScreen(question.target, screen);
  const best = bestPlace({ ...question, target });
  if (folded !== undefined && (best === undefined || covers(best.box, presses))) {
    const small = bestPlace({ ...question, target, sizes: [folded] });
    if (small !== undefined) return { box: small.box, isFolded: true };
  }
  if (best !== undefined) return { box: best.box, isFolded: false };
  const keep = target ?? { left: screen.width / 2, top: screen.height / 2, width: 0, height: 0 };
  return { box: stripBeside(grown(keep, GAP), screen, sizes[0]?.width ?? 0), isFolded: false };
};

const isInside = ({ left, top, width, height }: Box, screen: Size): boolean =>
  left >= EDGE && top >= EDGE && left + width <= screen.width - EDGE && top + height <= screen.height - EDGE;
