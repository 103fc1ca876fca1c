/**
 * How a fall starts: cubes poured in from above in random order and orientation, or a knock against the
 * tower.
 */
import { createRandom, type Random, randomBelow, shuffle } from '@three-spires/kernel';
import { RELEASE_HEIGHT } from './plan.ts';
import { PLACE_SCALE } from './pose.ts';

/** Cubes are released in layers, each in some cells of a grid with room to turn. */
const CELLS_ACROSS = 3;
const CELLS = CELLS_ACROSS * CELLS_ACROSS;
const CUBES_PER_LAYER = 6;
const CELL = 1400;
const LAYER = 1500;
const SCATTER = 30;
const FINEST_TURN = 1000;

const between = (random: Random, most: number): number => randomBelow(random, 0, 2 * most + 1) - most;

/** A random rotation; discards those too short to normalise. */
const posture = (random: Random): number[] => {
  for (;;) {
    const turn = [0, 0, 0, 0].map(() => between(random, FINEST_TURN));
    const square = turn.reduce((sum, part) => sum + part * part, 0);
    if (square > (FINEST_TURN * FINEST_TURN) / 4 && square <= FINEST_TURN * FINEST_TURN) return turn;
  }
};

/** The starting poses of cubes of these colours. Colour never matters (STY-6.9): it is assigned randomly. */
export const release = (seed: number, cubes: readonly number[]): number[] => {
  const random = createRandom(`drop ${seed}`, 1);
  const colours = cubes.flatMap((count, colour) => new Array<number>(count).fill(colour));
  shuffle(random, 0, colours);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return colours.flatMap((colour, index) => {
    const inLayer = index % CUBES_PER_LAYER;
    if (inLayer === 0) shuffle(random, 0, cells);
    const cell = cells[inLayer] as number;
    const layer = (index - inLayer) / CUBES_PER_LAYER;
    return [
      colour,
      ((cell % CELLS_ACROSS) - 1) * CELL + between(random, SCATTER),
      RELEASE_HEIGHT * PLACE_SCALE + layer * LAYER,
      (Math.floor(cell / CELLS_ACROSS) - 1) * CELL + between(random, SCATTER),
      ...posture(random),
    ];
  });
};

/** The speed a knock gives to stuck cubes, in centimetres a second (STY-26.1). */
const KNOCK = { along: 30, up: 12 } as const;

export const nudge = (seed: number): { x: number; y: number; z: number } => {
  const random = createRandom(`nudge ${seed}`, 1);
  return {
    x: between(random, KNOCK.along),
    y: randomBelow(random, 0, KNOCK.up),
    z: between(random, KNOCK.along),
  };
};
