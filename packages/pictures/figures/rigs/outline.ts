/** Outlines that rigs draw with: closed curves through points, limbs of changing width, ovals. */

/** A point; a corner keeps its edge where the curve is smooth elsewhere. */
export type Point = { readonly x: number; readonly y: number; readonly corner?: boolean };

/** A point of a limb with half the width of the limb there. */
export type Joint = Point & { readonly radius: number };

const pair = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The control point beside `at`: along the line between its neighbours, or straight on at a corner. */
const control = (at: Point, next: Point, before: Point): string =>
  at.corner === true
    ? pair(at.x + (next.x - at.x) / 3, at.y + (next.y - at.y) / 3)
    : pair(at.x + (next.x - before.x) / 6, at.y + (next.y - before.y) / 6);

const curves = (points: readonly Point[], closed: boolean): string => {
  const last = points.length - 1;
  const point = (at: number): Point =>
    points[closed ? (at + points.length) % points.length : Math.min(last, Math.max(0, at))] as Point;
  const segments = Array.from({ length: closed ? points.length : last }, (_, at) => {
    const [from, to] = [point(at), point(at + 1)];
    return `C${control(from, to, point(at - 1))} ${control(to, from, point(at + 2))} ${pair(to.x, to.y)}`;
  });
  return `M${pair(point(0).x, point(0).y)}${segments.join('')}`;
};

/** A closed curve through the points. */
export const blob = (points: readonly Point[]): string => `${curves(points, true)}Z`;

/** An open curve through the points, for painted lines. */
export const stroke = (points: readonly Point[]): string => curves(points, false);

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => pair(x, y)).join('L')}Z`;

export const oval = (x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): string => {
  const angle = (turn * Math.PI) / 180;
  return blob(
    Array.from({ length: 12 }, (_, at) => {
      const around = (at * Math.PI) / 6;
      const [u, v] = [Math.cos(around) * radiusX, Math.sin(around) * radiusY];
      return {
        x: x + u * Math.cos(angle) - v * Math.sin(angle),
        y: y + u * Math.sin(angle) + v * Math.cos(angle),
      };
    }),
  );
};

const directionAt = (joints: readonly Joint[], at: number): Point => {
  const before = joints[Math.max(0, at - 1)] as Joint;
  const after = joints[Math.min(joints.length - 1, at + 1)] as Joint;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
};

/** Arms, tails, necks, horns: as wide as each joint says, with round ends; a joint of no width is a tip. */
export const limb = (joints: readonly Joint[]): string => {
  const side = (sign: 1 | -1): Point[] =>
    joints.flatMap((joint, at) => {
      const { x, y, radius } = joint;
      if (radius === 0) return sign === 1 ? [{ x, y, corner: true }] : [];
      const along = directionAt(joints, at);
      return [{ x: x - along.y * radius * sign, y: y + along.x * radius * sign }];
    });
  const cap = (at: number, sign: 1 | -1): Point[] => {
    const { x, y, radius } = joints[at] as Joint;
    if (radius === 0) return [];
    const along = directionAt(joints, at);
    return [{ x: x + along.x * radius * 0.8 * sign, y: y + along.y * radius * 0.8 * sign }];
  };
  const end = joints.length - 1;
  return blob([...cap(0, -1), ...side(1), ...cap(end, 1), ...side(-1).reverse()]);
};

/** Where a drawing is put: its [0, 0] comes to x, y. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** Another width, as a factor of the scale. */
  readonly wide?: number;
  readonly flip?: boolean;
};

/** A path of this file, moved: it consists of pairs of numbers. */
export const moved = (d: string, { x, y, turn = 0, scale = 1, wide = 1, flip = false }: Spot): string => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const across = flip ? -wide : wide;
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const [u, v] = [Number(px) * across, Number(py)];
    return pair(x + u * cos - v * sin, y + u * sin + v * cos);
  });
};
