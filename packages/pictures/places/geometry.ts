/** Paths: arches, rings, polygons. */
export type Point = readonly [number, number];

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

export const rectangle = (x: number, y: number, w: number, h: number): string =>
  polygon([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** A point at a distance and a turn from the top, clockwise; a whole turn is 1. */
export const around = (x: number, y: number, r: number, turn: number): Point => [
  x + r * Math.sin(turn * 2 * Math.PI),
  y - r * Math.cos(turn * 2 * Math.PI),
];

/** A piece of a ring between two turns. */
export const sector = (x: number, y: number, r0: number, r1: number, from: number, to: number): string => {
  const steps = Math.max(1, Math.ceil((to - from) * 40));
  const line = (r: number, a: number, b: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, n) => around(x, y, r, a + ((b - a) * n) / steps));
  return polygon([...line(r1, from, to), ...(r0 > 0 ? line(r0, to, from) : [[x, y] as Point])]);
};

/**
 * An opening with straight sides and two arcs that meet at the top. `sharp` is the arcs' radius in halves of the width:
 * 1 is a round arch, 2 the usual pointed one.
 */
export type Arch = {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
  readonly sharp: number;
};

const riseOf = ({ half, sharp }: Arch, grow: number): number => {
  const radius = half * sharp + grow;
  return Math.sqrt(Math.max(0, radius * radius - (half * sharp - half) ** 2));
};

const springOf = (arch: Arch): number => arch.top + riseOf(arch, 0);

/** The outline from the lower left over the top to the lower right, `grow` outside of the opening, in `joints` pieces. */
const archLine = (arch: Arch, grow: number, jamb: number, arc: number, fine: number): Point[] => {
  const { x, bottom, half, sharp } = arch;
  const spring = springOf(arch);
  const radius = half * sharp + grow;
  const reach = half * sharp - half;
  const apex = Math.acos(Math.min(1, reach / radius));
  const left: Point[] = [];
  for (let n = 0; n <= jamb * fine; n++)
    left.push([x - half - grow, bottom + ((spring - bottom) * n) / (jamb * fine)]);
  for (let n = 1; n <= arc * fine; n++) {
    const turn = (apex * n) / (arc * fine);
    left.push([x + reach - radius * Math.cos(turn), spring - radius * Math.sin(turn)]);
  }
  const right = left
    .slice(0, -1)
    .reverse()
    .map(([px, py]): Point => [2 * x - px, py]);
  return [...left, ...right];
};

export const archPath = (arch: Arch, grow = 0): string => {
  const line = archLine(arch, grow, 1, 6, 4);
  const { bottom } = arch;
  return polygon(line.map(([x, y]) => [x, y >= bottom ? bottom + grow : y]));
};

/** The stones or beads of a band around an arch, each about `length` long. */
export const archBand = (arch: Arch, inner: number, outer: number, length: number): string[] => {
  const spring = springOf(arch);
  const jamb = Math.max(1, Math.round((arch.bottom - spring) / length));
  const arc = Math.max(2, Math.round((riseOf(arch, outer) * 1.2) / length));
  const fine = 3;
  const near = archLine(arch, inner, jamb, arc, fine);
  const far = archLine(arch, outer, jamb, arc, fine);
  const out: string[] = [];
  for (let at = 0; at + fine < near.length; at += fine)
    out.push(polygon([...near.slice(at, at + fine + 1), ...far.slice(at, at + fine + 1).reverse()]));
  return out;
};
