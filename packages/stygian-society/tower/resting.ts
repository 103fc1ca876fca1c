/** Places on the plates where cubes can rest, for positions without poses. */
import { CUBE_HALF, type Part, PLATES, type Triple } from './plan.ts';
import { PLACE_SCALE, TURN_SCALE } from './pose.ts';

const CUBES_ACROSS = 5;
const SPACING = 2 * CUBE_HALF + 0.02;

/**
 * Converts a point from a plate's frame to the tower's: v + 2w(u × v) + 2u × (u × v) for the unit quaternion
 * (u, w).
 */
const placed = ({ at, turn }: Part, [x, y, z]: Triple): number[] => {
  const length = Math.sqrt(turn.reduce((sum, value) => sum + value * value, 0));
  const [a, b, c, w] = turn.map((value) => value / length) as [number, number, number, number];
  const cross: Triple = [b * z - c * y, c * x - a * z, a * y - b * x];
  const [p, q, r] = cross;
  return [
    at[0] + x + 2 * (w * p + b * r - c * q),
    at[1] + y + 2 * (w * q + c * p - a * r),
    at[2] + z + 2 * (w * r + a * q - b * p),
  ];
};

/**
 * The pose of the cube with this number: across the plates in turn, along each, then in another layer on top.
 */
export const restingPose = (colour: number, number: number): number[] => {
  const plate = PLATES[number % PLATES.length] as Part & { readonly shape: 'box' };
  const row = Math.floor(number / PLATES.length);
  const along = ((row % CUBES_ACROSS) - (CUBES_ACROSS - 1) / 2) * SPACING;
  const above = plate.half[1] + CUBE_HALF + Math.floor(row / CUBES_ACROSS) * SPACING;
  const isAlongX = plate.half[0] > plate.half[2];
  const place = placed(plate, isAlongX ? [along, above, 0] : [0, above, along]);
  const length = Math.sqrt(plate.turn.reduce((sum, value) => sum + value * value, 0));
  return [
    colour,
    ...place.map((value) => Math.round(value * PLACE_SCALE)),
    ...plate.turn.map((value) => Math.round((value / length) * TURN_SCALE)),
  ];
};
