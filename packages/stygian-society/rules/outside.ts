/**
 * The physical tower: the game waits until the cubes have fallen outside (STY-6.7) and the result is
 * reported. The report is checked and recorded, so a replay never simulates again.
 */
import { InputError, problemOf } from '@three-spires/kernel';
import * as v from 'valibot';
import type { FallRequest, FallResult } from '../tower/fall.ts';
import { LIP, RELEASE_HEIGHT, TRAY_FLOOR, WIDTH } from '../tower/plan.ts';
import { PLACE_SCALE, POSE_LENGTH, type Poses, poseColour, poseCount, TURN_SCALE } from '../tower/pose.ts';
import { COLOURS } from '../words/lists.ts';
import { at } from './cubes/cubes.ts';
import { settle, settleAccident } from './cubes/tower.ts';
import type { StygianSocietyEmit } from './event.ts';
import { advance } from './loop.ts';
import { AWAITED, CUBES_PER_COLOUR, type State } from './state.ts';

const counts = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CUBES_PER_COLOUR))),
  v.length(COLOURS.length),
);
const fallenSchema = v.strictObject({
  seed: v.pipe(v.number(), v.integer()),
  field: counts,
  crypt: counts,
  stuck: v.pipe(
    v.array(v.pipe(v.number(), v.integer())),
    v.maxLength(COLOURS.length * CUBES_PER_COLOUR * POSE_LENGTH),
  ),
});

/** The fall the game is waiting for. */
export const wantedFall = (state: State): FallRequest | undefined =>
  state.awaited === AWAITED.nothing
    ? undefined
    : {
        kind: state.awaited === AWAITED.drop ? 'drop' : 'nudge',
        seed: state.fallSeed,
        cubes: state.gathered.slice(),
        stuck: state.stuck.slice(),
      };

/** The farthest a cube in the tower can be from the tower's axis, and how low and high, in thousandths. */
const REACH = { x: LIP, low: TRAY_FLOOR, high: 2 * RELEASE_HEIGHT, z: WIDTH } as const;

const isInside = (poses: Poses, cube: number): boolean => {
  const [, x, y, z] = poses
    .slice(cube * POSE_LENGTH, (cube + 1) * POSE_LENGTH)
    .map((n) => n / PLACE_SCALE) as [number, number, number, number];
  return Math.abs(x) <= REACH.x && Math.abs(z) <= REACH.z && y >= REACH.low && y <= REACH.high;
};

/** A rotation of length 1, within rounding errors. */
const isRotation = (poses: Poses, cube: number): boolean => {
  const turn = poses.slice(cube * POSE_LENGTH + 4, (cube + 1) * POSE_LENGTH);
  const square = turn.reduce((sum, part) => sum + part * part, 0) / (TURN_SCALE * TURN_SCALE);
  return square > 0.99 && square < 1.01;
};

/** Throws if a pose is impossible for a cube in the tower. */
export const checkPoses = (poses: Poses, where: string): void => {
  if (poses.length % POSE_LENGTH !== 0)
    throw new InputError(`${where}: a cube has ${POSE_LENGTH} numbers; these are ${poses.length}`);
  for (let cube = 0; cube < poseCount(poses); cube++) {
    if (COLOURS[poseColour(poses, cube)] === undefined)
      throw new InputError(`${where}: cube ${cube + 1} has no colour of the game`);
    if (!isInside(poses, cube)) throw new InputError(`${where}: cube ${cube + 1} is not in the tower`);
    if (!isRotation(poses, cube)) throw new InputError(`${where}: cube ${cube + 1} has no proper rotation`);
  }
};

/** The number of cubes of a colour among the poses. */
export const countPoses = (poses: Poses, colour: number): number => {
  let count = 0;
  for (let cube = 0; cube < poseCount(poses); cube++) if (poseColour(poses, cube) === colour) count++;
  return count;
};

/** Parses an external report; the error describes what is wrong with it (STY-1.2, STY-6.8). */
export const readFallen = (state: State, value: unknown): FallResult => {
  if (state.awaited === AWAITED.nothing) throw new InputError('outside: no cubes are to fall now');
  const read = v.safeParse(fallenSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(`outside: ${v.getDotPath(issue) ?? 'fall'}: ${problemOf(issue)}`);
  }
  const { seed, field, crypt, stuck } = read.output;
  if (seed !== state.fallSeed) throw new InputError('outside: seed: that is another fall');
  checkPoses(stuck, 'outside: stuck');
  COLOURS.forEach((name, colour) => {
    const before = at(state.tower, colour) + at(state.gathered, colour);
    const after = at(field, colour) + at(crypt, colour) + countPoses(stuck, colour);
    if (before !== after)
      throw new InputError(`outside: ${name}: ${before} cubes were in the tower, ${after} are accounted for`);
  });
  return read.output;
};

/** Continues with the reported fall. */
export const applyFallen = (
  state: State,
  { field, crypt, stuck }: FallResult,
  emit: StygianSocietyEmit,
): void => {
  const fall = wantedFall(state) as FallRequest;
  const isDrop = state.awaited === AWAITED.drop;
  state.awaited = AWAITED.nothing;
  state.stuck = stuck.slice();
  if (isDrop) settle(state, field, crypt, emit, fall);
  else settleAccident(state, field, crypt, emit, fall);
  advance(state, emit);
};
