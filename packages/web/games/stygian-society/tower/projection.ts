/** Projects boxes as seen from slightly to the right and above, for a picture without WebGL. */
import { CUBE_HALF, type Part, type Triple, type Turn } from '@three-spires/stygian-society/tower/plan';
import type { ShownCube } from './shown-cubes.ts';

/** Cosine and sine of the camera's angles to the side and above. */
const SIDE = { cos: 0.906, sin: 0.423 };
const ABOVE = { cos: 0.956, sin: 0.292 };
const EYE: Triple = [SIDE.sin * ABOVE.cos, ABOVE.sin, SIDE.cos * ABOVE.cos];
const RIGHT: Triple = [SIDE.cos, 0, -SIDE.sin];
const UP: Triple = [-SIDE.sin * ABOVE.sin, ABOVE.cos, -SIDE.cos * ABOVE.sin];
const LIGHT: Triple = [-0.35, 0.85, 0.4];

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export type Shade = 'light' | 'mid' | 'dark';
export type Face = { readonly points: string; readonly shade: Shade };
export type Solid = { readonly at: Triple; readonly half: Triple; readonly turn: Turn };

/** Projects a point to the screen; y points down. */
export const project = (point: Triple): readonly [number, number] => [dot(point, RIGHT), -dot(point, UP)];

/** How near a point is to the camera. */
export const nearness = (point: Triple): number => dot(point, EYE);

/** The three axes of a rotated box. */
const axesOf = (turn: Turn): readonly [Triple, Triple, Triple] => {
  const length = Math.hypot(...turn);
  const [x, y, z, w] = turn.map((value) => value / length) as [number, number, number, number];
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ];
};

const along = (from: Triple, axis: Triple, by: number): Triple => [
  from[0] + axis[0] * by,
  from[1] + axis[1] * by,
  from[2] + axis[2] * by,
];

const shadeOf = (normal: Triple): Shade => {
  const lit = dot(normal, LIGHT);
  if (lit > 0.55) return 'light';
  return lit > 0.1 ? 'mid' : 'dark';
};

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The visible faces of a box. */
export const facesOf = ({ at, half, turn }: Solid): Face[] => {
  const axes = axesOf(turn);
  return [0, 1, 2].flatMap((index) => {
    const axis = axes[index] as Triple;
    const sign = dot(axis, EYE) >= 0 ? 1 : -1;
    const middle = along(at, axis, sign * (half[index] as number));
    const [first, second] = [(index + 1) % 3, (index + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
    const points = CORNERS.map(([a, b]) =>
      project(along(along(middle, axes[first], a * half[first]), axes[second], b * half[second])),
    );
    const normal: Triple = [axis[0] * sign, axis[1] * sign, axis[2] * sign];
    return [
      {
        points: points.map((point) => point.map((n) => n.toFixed(2)).join(',')).join(' '),
        shade: shadeOf(normal),
      },
    ];
  });
};

/** A part of the tower as a box; for a rod, its bounding box. */
export const solidOf = (part: Part): Solid => ({
  at: part.at,
  turn: part.turn,
  half: part.shape === 'box' ? part.half : [part.radius, part.half, part.radius],
});

export const solidOfCube = ({ at, turn }: ShownCube): Solid => ({
  at,
  turn,
  half: [CUBE_HALF, CUBE_HALF, CUBE_HALF],
});
