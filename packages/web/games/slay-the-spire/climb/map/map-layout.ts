/** The positions of everything in the picture of the spire, in its own units. */
import type { SlayTheSpireView } from '../../pieces/content.ts';

export type Run = NonNullable<SlayTheSpireView['run']>;
/** What the picture needs to know about a climb; on a printed board nobody climbs, and there is no Boss yet. */
export type MapPicture = Pick<Run, 'act' | 'map' | 'space' | 'path' | 'reachable' | 'boss'>;
export type MapSpace = Run['map'][number];
export type Point = { readonly x: number; readonly y: number };

export const MAP_WIDTH = 700;
const COLUMNS = 7;
const SIDE = 82;
const ROW_HEIGHT = 96;
/** Room for the rose of the Boss in the gable, and for the heroes before the door. */
export const ROOF = 318;
const FOOT = 150;
export const ROSE = { x: MAP_WIDTH / 2, y: 182, r: 104 } as const;
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
  if (row === rows) return { x: ROSE.x, y: ROSE.y };
  const pitch = (height - ROOF - FOOT) / rows;
  const sway = ((index * 37) % (SWAY * 2 + 1)) - SWAY;
  return {
    x: SIDE + (column * (MAP_WIDTH - SIDE * 2)) / (COLUMNS - 1) + sway,
    y: height - FOOT - row * pitch + ((index * 23) % 13) - 6,
  };
};

/** The height of each floor, from the lowest; the Boss's room lies above them. */
export const floorsOf = (map: readonly MapSpace[]): readonly number[] => {
  const rows = topRow(map);
  const pitch = (mapHeight(map) - ROOF - FOOT) / rows;
  return Array.from({ length: rows }, (_, row) => mapHeight(map) - FOOT - row * pitch);
};

/** Where a point lies in its picture, for styles. */
export const pointStyle = (map: readonly MapSpace[], { x, y }: Point) => ({
  left: `${(x / MAP_WIDTH) * 100}%`,
  top: `${(y / mapHeight(map)) * 100}%`,
});

export const placeStyle = (map: readonly MapSpace[], space: MapSpace) => pointStyle(map, pointOf(map, space));

/** Before the first step, the party stands at the foot of the spire. */
export const footOf = (map: readonly MapSpace[]): Point => ({ x: MAP_WIDTH / 2, y: mapHeight(map) - 44 });

export const partyOf = ({ map, space }: MapPicture): Point => {
  const here = map[space];
  return here === undefined ? footOf(map) : pointOf(map, here);
};

/** The rooms that can still be entered, with the one the party is in; all of them before the first step. */
export const withinReach = ({ map, space }: MapPicture): ReadonlySet<number> => {
  if (map[space] === undefined) return new Set(map.map(({ index }) => index));
  const reach = new Set([space]);
  // A set that grows while it is read: each room adds those that it leads to.
  for (const room of reach) for (const exit of map[room]?.exits ?? []) reach.add(exit);
  return reach;
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
  readonly kind: LegKind;
};

/** The order in which they are drawn: light lies over what is dark. */
export const LEG_KINDS = ['shut', 'open', 'gone', 'next'] as const;
export type LegKind = (typeof LEG_KINDS)[number];

/** Every path between two rooms: taken, leading on from here, still open, or out of reach. */
export const legsOf = (picture: MapPicture): readonly Leg[] => {
  const { map, path, space, reachable } = picture;
  const reach = withinReach(picture);
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
          : reach.has(from.index)
            ? 'open'
            : 'shut';
      return [{ from: from.index, to: exit, line, kind }];
    }),
  );
};
