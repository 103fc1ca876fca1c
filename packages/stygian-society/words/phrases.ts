/** Phrases that effects and cards share. */
import { createSay, type Messages, type Text } from '@three-spires/kernel';
import { COLOURS, type Cubes, LETTERS } from './lists.ts';

export const phraseEnglish = {
  'cubes.one': '{count} {colour}',
  'cubes.any': '{count} *wild*',
  'cubes.last': '{left} and {right}',
  'cubes.listed': '{left}, {right}',
  'cubes.noun': '{cubes} {last|cube|cubes}',
} as const satisfies Messages;

const say = createSay(phraseEnglish);

/** "2 blue and 1 wild" */
export const cubesText = (cubes: Cubes): Text => {
  const count = (letter: string): number => [...cubes].filter((cube) => cube === letter).length;
  const parts = [...LETTERS].flatMap((letter, colour) =>
    count(letter) === 0 ? [] : [say('cubes.one', { count: count(letter), colour: COLOURS[colour] ?? '' })],
  );
  if (count('?') > 0) parts.push(say('cubes.any', { count: count('?') }));
  return parts.reduce((left, right, at) =>
    say(at === parts.length - 1 ? 'cubes.last' : 'cubes.listed', { left, right }),
  );
};

/** "2 blue and 1 wild cube": the noun agrees with the number before it. */
export const namedCubesText = (cubes: Cubes): Text => {
  const last = [...`${LETTERS}?`].filter((letter) => cubes.includes(letter)).pop() ?? '';
  return say('cubes.noun', {
    cubes: cubesText(cubes),
    last: [...cubes].filter((cube) => cube === last).length,
  });
};
