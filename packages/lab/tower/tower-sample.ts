/** Samples of falls through the physical tower, as in real play, by cubes dropped and cubes stuck. */
import { createRandom, randomBelow } from '@three-spires/kernel';
import {
  beginFall,
  type FallResult,
  isDecided,
  type loadPhysics,
  resultOf,
  stepFall,
} from '@three-spires/stygian-society/tower/fall';
import { poseCount } from '@three-spires/stygian-society/tower/pose';

/** One drop as numbers. */
export type Sample = {
  /** Whether the tower was emptied before it. */
  readonly first: boolean;
  readonly dropped: number;
  readonly stuckBefore: number;
  /** How many of the dropped cubes, and of those previously stuck, came out. */
  readonly fell: number;
  readonly loosened: number;
  readonly crypt: number;
  readonly steps: number;
  /** Of processor time. */
  readonly milliseconds: number;
};

const COLOURS = 6;
/** Drops into an empty tower until it is emptied again, as by a Regroup or a new game. */
const DROPS_PER_SERIES = 40;
/**
 * How many cubes an action drops: usually six or seven, with three or four peril cubes and two or three of a
 * hero.
 */
const DROP_SIZES = [3, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 8, 8, 9, 10, 12];
/** All existing cubes: a stuck cube cannot be dropped. */
const CUBES = 60;

type Physics = Awaited<ReturnType<typeof loadPhysics>>;

const dropOnce = (physics: Physics, seed: number, size: number, stuck: FallResult['stuck']) => {
  const cubes = Array.from({ length: COLOURS }, (_, colour) =>
    Math.floor((size + COLOURS - 1 - colour) / COLOURS),
  );
  const began = process.cpuUsage();
  const fall = beginFall(physics, { kind: 'drop', seed, cubes, stuck });
  while (!isDecided(fall)) stepFall(fall);
  const { user, system } = process.cpuUsage(began);
  const out = fall.cubes.filter(({ place }) => place !== 'tower');
  const sample = {
    dropped: size,
    stuckBefore: poseCount(stuck),
    fell: out.filter(({ fresh }) => fresh).length,
    loosened: out.filter(({ fresh }) => !fresh).length,
    crypt: out.filter(({ place }) => place === 'crypt').length,
    steps: fall.steps,
    milliseconds: (user + system) / 1000,
  };
  const result = resultOf(fall);
  fall.world.free();
  return { sample, result };
};

/** Drops into an initially empty tower. */
export type Series = { readonly number: number; readonly drops: number };

/** The series that make up this many drops. */
export const seriesOf = (drops: number): Series[] =>
  Array.from({ length: Math.ceil(drops / DROPS_PER_SERIES) }, (_, number) => ({
    number,
    drops: Math.min(DROPS_PER_SERIES, drops - number * DROPS_PER_SERIES),
  }));

export const sampleSeries = (physics: Physics, { number, drops }: Series): Sample[] => {
  const random = createRandom(`series ${number}`, 1);
  const samples: Sample[] = [];
  let stuck: FallResult['stuck'] = [];
  for (let drop = 0; drop < drops; drop++) {
    const drawn = DROP_SIZES[randomBelow(random, 0, DROP_SIZES.length)] as number;
    const dropped = Math.min(drawn, CUBES - poseCount(stuck));
    const { sample, result } = dropOnce(physics, number * DROPS_PER_SERIES + drop, dropped, stuck);
    samples.push({ first: drop === 0, ...sample });
    stuck = result.stuck;
  }
  return samples;
};
