/** Cubes in words. */
import { COLOURS, HERO_COLOURS, LUCK } from '@three-spires/stygian-society/info';
import { joined } from '../telling/parts.ts';
import { say } from './words.ts';

export const colourName = (colour: number): string => {
  const name = COLOURS[colour];
  return name === undefined ? say('cube.any') : say(`cube.${name}`);
};

/** "2 blue, 1 red"; empty if there are none. */
export const someCubes = (counts: readonly number[]): string =>
  joined(
    counts.map((count, colour) => (count === 0 ? '' : say('cubes', { count, colour: colourName(colour) }))),
  );

export const cubesOf = (counts: readonly number[]): string => someCubes(counts) || say('cubes.none');

const LETTERS = 'BGWRYK?';

/** A printed row of cubes such as `BB?`. */
export const printedCubes = (cubes: string): string =>
  someCubes([...LETTERS].map((letter) => [...cubes].filter((each) => each === letter).length));

/** The parts of a payment: from the field, from the crypt, luck. */
export const paymentWords = (payment: readonly number[]): string => {
  const field = someCubes(payment.slice(0, HERO_COLOURS));
  const crypt = someCubes(payment.slice(HERO_COLOURS, LUCK));
  const luck = payment[LUCK] ?? 0;
  return [
    ...(field === '' ? [] : [say('pay.field', { cubes: field })]),
    ...(crypt === '' ? [] : [say('pay.crypt', { cubes: crypt })]),
    ...(luck === 0 ? [] : [say('luckCount', { count: luck })]),
  ].reduce((left, right) => (left === '' ? right : say('and', { left, right })), '');
};
