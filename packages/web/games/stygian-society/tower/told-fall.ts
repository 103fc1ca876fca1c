/**
 * A re-enacted fall. In the fast tower, chance alone decides where cubes end up. So that players see them
 * arrive, each cube bounces from plate to plate to its recorded end. It affects nothing.
 */
import { createRandom, type Random, randomBelow } from '@three-spires/kernel';
import {
  CUBE_HALF,
  GRAVITY,
  LIP,
  PLATES,
  slopeHeight,
  type Triple,
  type Turn,
} from '@three-spires/stygian-society/tower/plan';
import { PLACE_SCALE, POSE_LENGTH } from '@three-spires/stygian-society/tower/pose';
import { release } from '@three-spires/stygian-society/tower/release';
import {
  cubeAtPlace,
  placeInTray,
  placesOf,
  type ShownCube,
  type TowerDrop,
  UPRIGHT,
} from './shown-cubes.ts';

type Tray = 'field' | 'crypt';

/** A cube's position at a second. On the way there it flies in an arc, or slides. */
type Station = { readonly second: number; readonly at: Triple; readonly turn: Turn; readonly flies: boolean };

type Way = { readonly colour: number; readonly stations: readonly Station[] };

export type ToldFall = {
  readonly seconds: number;
  readonly cubesAt: (second: number) => readonly ShownCube[];
};

/** A random number between two numbers. */
const chance = (random: Random, least: number, most: number): number =>
  least + ((most - least) * randomBelow(random, 0, 1001)) / 1000;

const unit = (turn: Turn): Turn => {
  const [a, b, c, d] = turn.map((value) => value / Math.hypot(...turn));
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 1];
};

const anyTurn = (random: Random): Turn =>
  unit([chance(random, -1, 1), chance(random, -1, 1), chance(random, -1, 1), 1]);

/** On the upper side of a plate, near the edge that cubes roll off. */
const onPlate = (random: Random, plate: number): Triple => {
  const { at } = PLATES[plate] as (typeof PLATES)[number];
  const along = chance(random, -1.5, 1.5);
  const inwards = chance(random, 0.55, 0.85);
  const above = at[1] + 0.1 + CUBE_HALF;
  return at[0] === 0 ? [along, above, at[2] * inwards] : [at[0] * inwards, above, along];
};

/** The duration of an arc in seconds: a fall from there, plus the upward part of a bounce. */
const arcTime = ({ at, flies }: Station, to: Triple): number =>
  (flies ? 0.09 : 0) + Math.sqrt((2 * Math.max(0.6, at[1] - to[1])) / GRAVITY);

/** Continues from the last station. */
const goOn = (stations: Station[], at: Triple, turn: Turn, flies: boolean, seconds?: number): void => {
  const last = stations[stations.length - 1] as Station;
  stations.push({ second: last.second + (seconds ?? arcTime(last, at)), at, turn, flies });
};

/** From plate to plate, some of which a cube may miss, to the plate before `end`. */
const bounce = (random: Random, stations: Station[], first: number, end: number): void => {
  for (let plate = first; plate < end; plate++)
    if (randomBelow(random, 0, 4) > 0) goOn(stations, onPlate(random, plate), anyTurn(random), true);
};

/** Over the slope under the plates and its lip into a tray. */
const leave = (random: Random, stations: Station[], tray: Tray, index: number): void => {
  const sign = tray === 'field' ? -1 : 1;
  const turn = anyTurn(random);
  const z = chance(random, -1.4, 1.4);
  const onSlope = (x: number): Triple => [x, slopeHeight(x) + 0.47, z];
  goOn(stations, onSlope(sign * chance(random, 0.9, 1.5)), turn, true);
  goOn(stations, onSlope(sign * LIP), turn, false, 0.12);
  const end = placeInTray(tray, index);
  const [x, y] = end;
  goOn(stations, [x - sign * 0.6, y, z + (end[2] - z) * 0.7], anyTurn(random), true);
  goOn(stations, end, UPRIGHT, false, 0.14);
};

/** The tray for each cube of a colour, in order. */
const exits = ({ field, crypt }: TowerDrop, colour: number): Tray[] => [
  ...new Array<Tray>(field[colour] ?? 0).fill('field'),
  ...new Array<Tray>(crypt[colour] ?? 0).fill('crypt'),
];

type Telling = { readonly random: Random; readonly lying: Record<Tray, number>; readonly ways: Way[] };

const out = (telling: Telling, stations: Station[], plate: number, tray: Tray): void => {
  bounce(telling.random, stations, plate, PLATES.length);
  leave(telling.random, stations, tray, telling.lying[tray]++);
};

/** Cubes of a colour that were stuck: the last ones are knocked loose. */
const tellStuck = (
  telling: Telling,
  colour: number,
  places: readonly number[],
  loose: readonly Tray[],
): void => {
  const { random, ways } = telling;
  const staying = places.length - loose.length;
  places.forEach((place, cube) => {
    const { at, turn } = cubeAtPlace(colour, place);
    const stations: Station[] = [{ second: 0, at, turn, flies: false }];
    const tray = loose[cube - staying];
    if (tray !== undefined) {
      const plate = place % PLATES.length;
      goOn(stations, at, turn, false, 0.25 + 0.13 * plate + chance(random, 0, 0.2));
      out(telling, stations, plate + 1, tray);
    }
    ways.push({ colour, stations });
  });
};

/** A poured cube: it comes out, or stays at a place on the plates. */
const tellPoured = (telling: Telling, pose: readonly number[], end: Tray | number): void => {
  const { random, ways } = telling;
  const [colour = 0, x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 1] = pose;
  const at: Triple = [x / PLACE_SCALE, y / PLACE_SCALE, z / PLACE_SCALE];
  const turn = unit([a, b, c, d]);
  const stations: Station[] = [{ second: 0, at, turn, flies: false }];
  goOn(stations, at, turn, false, chance(random, 0, 0.18));
  if (typeof end === 'string') out(telling, stations, 0, end);
  else {
    const resting = cubeAtPlace(colour, end);
    bounce(random, stations, 0, end % PLATES.length);
    goOn(stations, resting.at, resting.turn, true);
  }
  ways.push({ colour, stations });
};

/**
 * How many of the cubes of a colour that came out had been stuck: their share, as far as the numbers allow.
 */
const loosened = (before: number, poured: number, came: number): number => {
  const share = Math.round((came * before) / Math.max(1, before + poured));
  return Math.min(before, came, Math.max(came - poured, share));
};

/** For each colour, stuck cubes stay or come loose; each poured cube gets an end. */
const endsByColour = (telling: Telling, drop: TowerDrop): (Tray | number)[][] => {
  const after = placesOf(drop.tower);
  const before = drop.tower.map(
    (count, colour) =>
      count + (drop.field[colour] ?? 0) + (drop.crypt[colour] ?? 0) - (drop.poured[colour] ?? 0),
  );
  return placesOf(before).map((places, colour) => {
    const came = exits(drop, colour);
    const loose = loosened(places.length, drop.poured[colour] ?? 0, came.length);
    tellStuck(telling, colour, places, came.slice(0, loose));
    return [...came.slice(loose), ...(after[colour] ?? []).slice(places.length - loose)];
  });
};

const mixed = (from: Turn, to: Turn, share: number): Turn => {
  const sign = from.reduce((sum, value, axis) => sum + value * (to[axis] ?? 0), 0) < 0 ? -1 : 1;
  const [a, b, c, d] = from.map((value, axis) => value + (sign * (to[axis] ?? 0) - value) * share);
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 1];
};

/** Interpolates between two stations: along a line, or along a throw from one to the other. */
const between = (from: Station, to: Station, second: number): Pick<ShownCube, 'at' | 'turn'> => {
  const whole = to.second - from.second;
  const passed = second - from.second;
  const share = whole === 0 ? 1 : passed / whole;
  const [x, y, z] = from.at.map((value, axis) => value + ((to.at[axis] ?? 0) - value) * share);
  const arc = to.flies ? (GRAVITY / 2) * passed * (whole - passed) : 0;
  return { at: [x ?? 0, (y ?? 0) + arc, z ?? 0], turn: mixed(from.turn, to.turn, share) };
};

const cubeAt = ({ colour, stations }: Way, second: number): ShownCube => {
  const next = stations.findIndex((station) => station.second > second);
  const last = stations[stations.length - 1] as Station;
  if (next <= 0) return { colour, at: last.at, turn: last.turn };
  return { colour, ...between(stations[next - 1] as Station, stations[next] as Station, second) };
};

/** Re-enacts how cubes reach their recorded places. */
export const tellFall = (drop: TowerDrop): ToldFall => {
  const count = (tray: Tray): number => drop.lying[tray].reduce((sum, each) => sum + each, 0);
  const telling: Telling = {
    random: createRandom(`told ${drop.key}`, 1),
    lying: { field: count('field'), crypt: count('crypt') },
    ways: [],
  };
  const ends = endsByColour(telling, drop);
  const poses = release(drop.key, drop.poured);
  for (let start = 0; start < poses.length; start += POSE_LENGTH) {
    const pose = poses.slice(start, start + POSE_LENGTH);
    tellPoured(telling, pose, ends[pose[0] ?? 0]?.shift() ?? 'field');
  }
  const { ways } = telling;
  return {
    seconds: Math.max(0, ...ways.map(({ stations }) => stations[stations.length - 1]?.second ?? 0)),
    cubesAt: (second) => ways.map((way) => cubeAt(way, second)),
  };
};
