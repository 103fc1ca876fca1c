/** The positions of everything in the picture of the spire, in its own units. */
import type { SlayTheSpireView } from '../../pieces/content.ts';

export type Run = NonNullable<SlayTheSpireView['run']>;
/** What the picture needs to know about a climb; a printed board has no boot and no Boss yet. */
export type MapPicture = Pick<Run, 'act' | 'map' | 'space' | 'path' | 'reachable' | 'boss'>;
export type MapSpace = Run['map'][number];
export type Point = { readonly x: number; readonly y: number };

export const MAP_WIDTH = 700;
const COLUMNS = 7;
const SIDE = 82;
const ROW_HEIGHT = 96;
/** Room for the Boss under the roof, and for the boot before the first door. */
const ROOF = 210;
const FOOT = 120;
const FEWEST_ROWS = 5;
/** The most a room may be off the middle of its column, so that the map does not look like a grid. */
const SWAY = 11;

const topRow = (map: readonly MapSpace[]): number => Math.max(0, ...map.map(({ row }) => row));

export const mapHeight = (map: readonly MapSpace[]): number =>
  ROOF + FOOT + Math.max(FEWEST_ROWS, topRow(map)) * ROW_HEIGHT;

/** The centre of a space. */
export const pointOf = (map: readonly MapSpace[], { index, row, column }: MapSpace): Point => {
  const rows = topRow(map);
  const height = mapHeight(map);
  if (row === rows) return { x: MAP_WIDTH / 2, y: ROOF - 62 };
  const pitch = (height - ROOF - FOOT) / rows;
  const sway = ((index * 37) % (SWAY * 2 + 1)) - SWAY;
  return {
    x: SIDE + (column * (MAP_WIDTH - SIDE * 2)) / (COLUMNS - 1) + sway,
    y: height - FOOT - row * pitch + ((index * 23) % 13) - 6,
  };
};

/** Before the first step, the boot is at the foot of the spire. */
export const footOf = (map: readonly MapSpace[]): Point => ({ x: MAP_WIDTH / 2, y: mapHeight(map) - 38 });

export const bootOf = ({ map, space }: MapPicture): Point => {
  const here = map[space];
  return here === undefined ? footOf(map) : pointOf(map, here);
};

/** A path as a curve that leaves upwards and arrives from below. */
const curve = (from: Point, to: Point): string => {
  const bend = (from.y - to.y) * 0.45;
  return `M${from.x} ${from.y} C${from.x} ${from.y - bend} ${to.x} ${to.y + bend} ${to.x} ${to.y}`;
};

export type Leg = {
  readonly from: number;
  readonly to: number;
  readonly line: string;
  readonly kind: 'gone' | 'next' | 'open';
};

/** Every path between two rooms, marking those taken and those that lead on from here. */
export const legsOf = ({ map, path, space, reachable }: MapPicture): readonly Leg[] => {
  const taken = new Set(path.slice(1).map((to, at) => `${path[at]}-${to}`));
  return map.flatMap((from) =>
    from.exits.flatMap((exit): Leg[] => {
      const to = map[exit];
      if (to === undefined) return [];
      const line = curve(pointOf(map, from), pointOf(map, to));
      const kind = taken.has(`${from.index}-${exit}`)
        ? 'gone'
        : from.index === space && reachable.includes(exit)
          ? 'next'
          : 'open';
      return [{ from: from.index, to: exit, line, kind }];
    }),
  );
};
