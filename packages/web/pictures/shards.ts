/** How glass breaks: pieces of a pane, the same for the same name. */
import { chanceOf } from './chance.ts';

export type Shard = {
  /** A `clip-path` over the pane. */
  readonly shape: string;
  /** Its centre, as fractions of the pane. */
  readonly middle: readonly [number, number];
  /** How far it flies sideways, as a fraction of the pane's width. */
  readonly aside: number;
  /** Its rotation, in degrees. */
  readonly turn: number;
  /** When it lets go, as a fraction of the whole fall. */
  readonly late: number;
};

/** The point on the edge of a square around 0.5, 0.5 in a direction. */
const onEdge = (angle: number): readonly [number, number] => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = 0.5 / Math.max(Math.abs(x), Math.abs(y));
  return [0.5 + x * reach, 0.5 + y * reach];
};

const CORNERS = [0.25, 0.75, 1.25, 1.75].map((half) => half * Math.PI);
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Breaks a pane from a point near its middle to its edges. A single piece is the whole pane. */
export const breakPane = (name: string, count: number): readonly Shard[] => {
  const next = chanceOf(name);
  const hub = [0.36 + 0.28 * next(), 0.36 + 0.28 * next()] as const;
  const turn = next() * Math.PI * 2;
  const cuts = Array.from({ length: count }, (_, at) => turn + ((at + 0.6 * next()) / count) * Math.PI * 2);
  return cuts.map((from, at) => {
    const to = at + 1 < count ? (cuts[at + 1] ?? from) : (cuts[0] ?? from) + Math.PI * 2;
    const corners = CORNERS.flatMap((corner) => [corner, corner + Math.PI * 2, corner + Math.PI * 4])
      .filter((corner) => corner > from && corner < to)
      .sort((one, other) => one - other)
      .map(onEdge);
    const edge = [onEdge(from), ...corners, onEdge(to)];
    const points = count === 1 ? CORNERS.map(onEdge) : [hub, ...edge];
    const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const middle = [mean(0), mean(1)] as const;
    return {
      shape: `polygon(${points.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(', ')})`,
      middle,
      aside: (middle[0] - 0.5) * 0.9 + (next() - 0.5) * 0.5,
      turn: Math.round((next() - 0.5) * 220),
      late: next() * 0.3,
    };
  });
};
