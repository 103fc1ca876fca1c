/**
 * One fall of cubes through the tower. It starts from integers and takes fixed steps, so it is deterministic
 * everywhere; it is decided once every cube is either out of the tower or at rest in it.
 */
import type { RigidBody, World } from '@dimforge/rapier3d-deterministic-compat';
import { CUBE_HALF, GRAVITY, LIP, MATERIALS, type Part, PLAN, STEPS_PER_SECOND, type Turn } from './plan.ts';
import { PLACE_SCALE, POSE_LENGTH, type Poses, TURN_SCALE } from './pose.ts';
import { nudge, release } from './release.ts';

export type Physics = typeof import('@dimforge/rapier3d-deterministic-compat')['default'];

/** What falls: cubes by colour poured in, or a knock against the tower, with the cubes stuck in it. */
export type FallRequest = {
  readonly kind: 'drop' | 'nudge';
  readonly seed: number;
  /** How many of each colour are poured in. */
  readonly cubes: readonly number[];
  readonly stuck: Poses;
};

/** The result: cubes by colour in field and crypt, and the poses of the others. */
export type FallResult = {
  /** From the fall request. */
  readonly seed: number;
  readonly field: readonly number[];
  readonly crypt: readonly number[];
  readonly stuck: Poses;
};

export type Place = 'tower' | 'field' | 'crypt';
export type FallingCube = {
  readonly colour: number;
  readonly body: RigidBody;
  readonly fresh: boolean;
  place: Place;
};

export type Fall = {
  readonly request: FallRequest;
  readonly world: World;
  readonly cubes: readonly FallingCube[];
  steps: number;
  /** Consecutive steps in which nothing in the tower moved. */
  calm: number;
};

/**
 * A cube is at rest if it is slower than this, in centimetres and radians a second, for this many consecutive
 * steps.
 */
const REST = { speed: 1.5, spin: 3, steps: 20 } as const;
/** Cubes still moving after this count as stuck where they are. */
const LONGEST_FALL = 8 * STEPS_PER_SECOND;

let loading: Promise<Physics> | undefined;

/** Loads the physics engine on first use. */
export const loadPhysics = (): Promise<Physics> => {
  loading ??= import('@dimforge/rapier3d-deterministic-compat').then(async ({ default: physics }) => {
    await physics.init();
    return physics;
  });
  return loading;
};

/** The same rotation with length 1. Square roots are exact everywhere, sines are not. */
const unit = ([x, y, z, w]: Turn): { x: number; y: number; z: number; w: number } => {
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return { x: x / length, y: y / length, z: z / length, w: w / length };
};

const build = (physics: Physics, world: World, part: Part): void => {
  const { ColliderDesc } = physics;
  const shape =
    part.shape === 'box' ? ColliderDesc.cuboid(...part.half) : ColliderDesc.cylinder(part.half, part.radius);
  const { friction, bounce } = MATERIALS[part.material];
  world.createCollider(
    shape
      .setTranslation(...part.at)
      .setRotation(unit(part.turn))
      .setFriction(friction)
      .setRestitution(bounce),
  );
};

const putCube = (physics: Physics, world: World, pose: Poses, fresh: boolean): FallingCube => {
  const [colour = 0, x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 0] = pose;
  const body = world.createRigidBody(
    physics.RigidBodyDesc.dynamic()
      .setTranslation(x / PLACE_SCALE, y / PLACE_SCALE, z / PLACE_SCALE)
      .setRotation(unit([a, b, c, d]))
      .setCanSleep(false),
  );
  const { friction, bounce } = MATERIALS.cube;
  world.createCollider(
    physics.ColliderDesc.cuboid(CUBE_HALF, CUBE_HALF, CUBE_HALF).setFriction(friction).setRestitution(bounce),
    body,
  );
  return { colour, body, fresh, place: 'tower' };
};

const putCubes = (physics: Physics, world: World, poses: Poses, fresh: boolean): FallingCube[] => {
  const cubes: FallingCube[] = [];
  for (let at = 0; at < poses.length; at += POSE_LENGTH)
    cubes.push(putCube(physics, world, poses.slice(at, at + POSE_LENGTH), fresh));
  return cubes;
};

/** A fall before its first step. */
export const beginFall = (physics: Physics, request: FallRequest): Fall => {
  const { kind, seed, cubes, stuck } = request;
  const world = new physics.World({ x: 0, y: -GRAVITY, z: 0 });
  world.timestep = 1 / STEPS_PER_SECOND;
  for (const part of PLAN) build(physics, world, part);
  const resting = putCubes(physics, world, stuck, false);
  if (kind === 'nudge') for (const { body } of resting) body.setLinvel(nudge(seed), true);
  const poured = putCubes(physics, world, release(seed, cubes), true);
  return { request, world, cubes: [...resting, ...poured], steps: 0, calm: 0 };
};

const isMoving = (body: RigidBody): boolean => {
  const { x, y, z } = body.linvel();
  const spin = body.angvel();
  return (
    x * x + y * y + z * z > REST.speed * REST.speed ||
    spin.x * spin.x + spin.y * spin.y + spin.z * spin.z > REST.spin * REST.spin
  );
};

export const isDecided = ({ calm, steps }: Fall): boolean => calm >= REST.steps || steps >= LONGEST_FALL;

/** One time step. */
export const stepFall = (fall: Fall): void => {
  fall.world.step();
  fall.steps++;
  let isCalm = true;
  for (const cube of fall.cubes) {
    if (cube.place !== 'tower') continue;
    const { x } = cube.body.translation();
    if (x < -LIP) cube.place = 'field';
    else if (x > LIP) cube.place = 'crypt';
    else if (isCalm && isMoving(cube.body)) isCalm = false;
  }
  fall.calm = isCalm ? fall.calm + 1 : 0;
};

const rounded = (value: number, scale: number): number => Math.round(value * scale) || 0;

const poseOf = ({ colour, body }: FallingCube): number[] => {
  const at = body.translation();
  const turn = body.rotation();
  return [
    colour,
    ...[at.x, at.y, at.z].map((value) => rounded(value, PLACE_SCALE)),
    ...[turn.x, turn.y, turn.z, turn.w].map((value) => rounded(value, TURN_SCALE)),
  ];
};

const countByColour = (cubes: readonly FallingCube[], place: Place, colours: number): number[] => {
  const counts = new Array<number>(colours).fill(0);
  for (const cube of cubes) if (cube.place === place) counts[cube.colour] = (counts[cube.colour] ?? 0) + 1;
  return counts;
};

export const resultOf = ({ cubes, request }: Fall): FallResult => ({
  seed: request.seed,
  field: countByColour(cubes, 'field', request.cubes.length),
  crypt: countByColour(cubes, 'crypt', request.cubes.length),
  stuck: cubes.filter(({ place }) => place === 'tower').flatMap(poseOf),
});

/** A whole fall, step by step, for callers that do other work in between. */
export function* fallInSteps(physics: Physics, request: FallRequest): Generator<number, FallResult> {
  const fall = beginFall(physics, request);
  try {
    while (!isDecided(fall)) {
      stepFall(fall);
      yield fall.steps;
    }
    return resultOf(fall);
  } finally {
    fall.world.free();
  }
}

/** A whole fall at once. */
export const simulate = (physics: Physics, request: FallRequest): FallResult => {
  const steps = fallInSteps(physics, request);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
