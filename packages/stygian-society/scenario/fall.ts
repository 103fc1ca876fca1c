/** Cubes, falls and what is stuck in the tower, in the words of scenarios. */
import { InputError, problemOf } from '@three-spires/kernel';
import * as v from 'valibot';
import { add, at } from '../rules/cubes/cubes.ts';
import { CUBES_PER_COLOUR, type State } from '../rules/state.ts';
import type { FallResult } from '../tower/fall.ts';
import { PLACE_SCALE, POSE_LENGTH, type Poses, poseCount, TURN_SCALE } from '../tower/pose.ts';
import { restingPose } from '../tower/resting.ts';
import { COLOURS } from '../words/lists.ts';

const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CUBES_PER_COLOUR));

export const cubes = v.strictObject({
  blue: v.optional(few, 0),
  green: v.optional(few, 0),
  white: v.optional(few, 0),
  red: v.optional(few, 0),
  yellow: v.optional(few, 0),
  black: v.optional(few, 0),
});
type Cubes = v.InferOutput<typeof cubes>;

/** A cube in the tower: centimetres, and a quaternion. */
export const stuckCube = v.strictObject({
  cube: v.picklist(COLOURS),
  at: v.tuple([v.number(), v.number(), v.number()]),
  turn: v.tuple([v.number(), v.number(), v.number(), v.number()]),
});
type StuckCube = v.InferOutput<typeof stuckCube>;

export const posesOf = (stuck: readonly StuckCube[]): number[] =>
  stuck.flatMap(({ cube, at: place, turn }) => [
    COLOURS.indexOf(cube),
    ...place.map((value) => Math.round(value * PLACE_SCALE)),
    ...turn.map((value) => Math.round(value * TURN_SCALE)),
  ]);

export const showPoses = (poses: Poses) =>
  Array.from({ length: poseCount(poses) }, (_, index) => {
    const [colour, ...numbers] = poses.slice(index * POSE_LENGTH, (index + 1) * POSE_LENGTH);
    return {
      cube: COLOURS[colour ?? 0],
      at: numbers.slice(0, 3).map((value) => value / PLACE_SCALE),
      turn: numbers.slice(3).map((value) => value / TURN_SCALE),
    };
  });

/** Adds cubes to the poses, in places where they can rest. */
export const addPoses = (poses: Poses, more: readonly number[]): number[] => {
  const all = poses.slice();
  more.forEach((count, colour) => {
    for (let cube = 0; cube < count; cube++) all.push(...restingPose(colour, poseCount(all)));
  });
  return all;
};

/** Removes cubes of each colour from the poses; the first that came to rest leaves first. */
const removePoses = (poses: Poses, fewer: readonly number[]): number[] => {
  const left = fewer.slice();
  const kept: number[] = [];
  for (let cube = 0; cube < poseCount(poses); cube++) {
    const pose = poses.slice(cube * POSE_LENGTH, (cube + 1) * POSE_LENGTH);
    const colour = pose[0] as number;
    if (at(left, colour) > 0) add(left, colour, -1);
    else kept.push(...pose);
  }
  return kept;
};

/** A fall that brings these cubes out; those staying in the tower are placed where they can rest. */
export const fallenWith = (state: State, field: readonly number[], crypt: readonly number[]): FallResult => {
  const change = COLOURS.map(
    (_, colour) => at(state.gathered, colour) - at(field, colour) - at(crypt, colour),
  );
  const fewer = change.map((count) => Math.max(0, -count));
  const more = change.map((count) => Math.max(0, count));
  return {
    seed: state.fallSeed,
    field: field.slice(),
    crypt: crypt.slice(),
    stuck: addPoses(removePoses(state.stuck, fewer), more),
  };
};

/** By names or, as in recorded games, by numbers. */
const wordsSchema = v.strictObject({
  field: v.optional(cubes, {}),
  crypt: v.optional(cubes, {}),
  stuck: v.optional(v.array(stuckCube)),
});

const counted = (named: Cubes): number[] => COLOURS.map((colour) => named[colour]);

/** `{ "field": { "blue": 1 }, "crypt": {} }`: what has fallen; the rest stays in the tower. */
export const readWords = (state: State, words: unknown): unknown => {
  if (typeof words === 'object' && words !== null && 'seed' in words) return words;
  const read = v.safeParse(wordsSchema, words);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(`outside: ${v.getDotPath(issue) ?? 'fall'}: ${problemOf(issue)}`);
  }
  const { field, crypt, stuck } = read.output;
  const fallen = fallenWith(state, counted(field), counted(crypt));
  return stuck === undefined ? fallen : { ...fallen, stuck: posesOf(stuck) };
};
