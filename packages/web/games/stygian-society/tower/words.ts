/** The contents of the tower and the fallen cubes, in words. */
import { say } from '../words/say.ts';
import { CUBE_COLOURS } from './colours.ts';
import type { TowerDrop } from './shown-cubes.ts';

/** "2 blue, 1 red", or "none". */
export const cubesInWords = (counts: readonly number[]): string => {
  const words = counts.flatMap((count, colour) => {
    const name = CUBE_COLOURS[colour];
    return count === 0 || name === undefined
      ? []
      : [say('tower.cubes', { count, colour: say(`tower.${name}`) })];
  });
  return words.length === 0 ? say('tower.none') : words.join(', ');
};

export const dropInWords = ({ field, crypt }: TowerDrop): string =>
  say('tower.fell', { field: cubesInWords(field), crypt: cubesInWords(crypt) });
