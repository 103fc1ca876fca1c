/** Which cubes are visible, and where: stuck in the glass, and in order in the two trays. */
import type { FallRequest } from '@three-spires/stygian-society/tower/fall';
import {
  CUBE_HALF,
  TRAY_FLOOR,
  TRAYS,
  type Triple,
  type Turn,
} from '@three-spires/stygian-society/tower/plan';
import { PLACE_SCALE, POSE_LENGTH, type Poses, TURN_SCALE } from '@three-spires/stygian-society/tower/pose';
import { restingPose } from '@three-spires/stygian-society/tower/resting';

/** What the tower needs to know about a position. */
export type TowerState = {
  /** Counts by colour. */
  readonly tower: readonly number[];
  readonly field: readonly number[];
  readonly crypt: readonly number[];
  /** Whether cubes fall by simulated physics. */
  readonly physical: boolean;
  /** Poses in a physical tower; the fast tower has none. */
  readonly stuck: Poses;
};

/** The latest drop or accident. */
export type TowerDrop = {
  /** A different number for every drop. */
  readonly key: number;
  /** What entered at the top, what came out below, and what was in the tower then. */
  readonly poured: readonly number[];
  readonly field: readonly number[];
  readonly crypt: readonly number[];
  readonly tower: readonly number[];
  /** The contents of the trays before the drop. */
  readonly lying: Pick<TowerState, 'field' | 'crypt'>;
  /** How the cubes fell, in a physical tower. */
  readonly fall?: FallRequest | undefined;
};

export type ShownCube = { readonly colour: number; readonly at: Triple; readonly turn: Turn };

const SPACING = 2 * CUBE_HALF + 0.16;
export const UPRIGHT: Turn = [0, 0, 0, 1];

const shownPoses = (poses: Poses): ShownCube[] => {
  const cubes: ShownCube[] = [];
  for (let start = 0; start < poses.length; start += POSE_LENGTH) {
    const [colour = 0, x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 1] = poses.slice(
      start,
      start + POSE_LENGTH,
    );
    cubes.push({
      colour,
      at: [x / PLACE_SCALE, y / PLACE_SCALE, z / PLACE_SCALE],
      turn: [a / TURN_SCALE, b / TURN_SCALE, c / TURN_SCALE, d / TURN_SCALE],
    });
  }
  return cubes;
};

const colours = (counts: readonly number[]): number[] =>
  counts.flatMap((count, colour) => new Array<number>(count).fill(colour));

/** The places in a tray: row by row from back to front, each from the far end towards the mouth. */
export const placeInTray = (tray: 'field' | 'crypt', index: number): Triple => {
  const { from, to, half } = TRAYS[tray];
  const sign = Math.sign(to - from);
  const inRow = Math.floor((Math.abs(to - from) - 0.9) / SPACING);
  const rows = Math.floor((2 * half - 0.4) / SPACING);
  const inLayer = index % (inRow * rows);
  const layer = (index - inLayer) / (inRow * rows);
  const place = inLayer % inRow;
  const row = (inLayer - place) / inRow;
  return [
    to - sign * (0.75 + place * SPACING),
    TRAY_FLOOR + CUBE_HALF + layer * 2 * CUBE_HALF,
    0.8 - half + row * SPACING,
  ];
};

const inTray = (counts: readonly number[], tray: 'field' | 'crypt'): ShownCube[] =>
  colours(counts).map((colour, index) => ({ colour, at: placeInTray(tray, index), turn: UPRIGHT }));

export const cubesInTrays = ({ field, crypt }: Pick<TowerState, 'field' | 'crypt'>): ShownCube[] => [
  ...inTray(field, 'field'),
  ...inTray(crypt, 'crypt'),
];

/** This many cubes of every colour have fixed places; further ones take any free place. */
const OWN_PLACES = 4;

/**
 * Where cubes lie in a tower without poses, as place numbers by colour. A cube keeps its place while others
 * of its colour come and go.
 */
export const placesOf = (tower: readonly number[]): number[][] => {
  const places = tower.map((count, colour) =>
    Array.from({ length: Math.min(count, OWN_PLACES) }, (_, cube) => colour + cube * tower.length),
  );
  const used = new Set(places.flat());
  let free = 0;
  tower.forEach((count, colour) => {
    for (let cube = OWN_PLACES; cube < count; cube++) {
      while (used.has(free)) free++;
      used.add(free);
      places[colour]?.push(free);
    }
  });
  return places;
};

export const cubeAtPlace = (colour: number, place: number): ShownCube =>
  shownPoses(restingPose(colour, place))[0] as ShownCube;

export const cubesStuck = ({ stuck, tower }: TowerState): ShownCube[] =>
  stuck.length > 0
    ? shownPoses(stuck)
    : placesOf(tower).flatMap((places, colour) => places.map((place) => cubeAtPlace(colour, place)));

export const without = (counts: readonly number[], fewer: readonly number[]): number[] =>
  counts.map((count, colour) => Math.max(0, count - (fewer[colour] ?? 0)));
