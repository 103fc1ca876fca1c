/** Words about cubes. */
import { createSay, defined, type EffectOf, type Messages } from '@three-spires/kernel';
import { COLOURS, type Cubes, LETTERS } from './lists.ts';
import { namedCubesText } from './phrases.ts';
import { type Numbered, numbered, word } from './word.ts';

export const cubeEnglish = {
  'do.purge':
    '{number|you may return|return up to} {number} enemy {number|cube|cubes} from the field or *crypt* to the bank',
  'do.lose': 'lose {number} hero {number|cube|cubes} from the field or *crypt*',
  'do.bury':
    '{number|you may move|move up to} {number} hero {number|cube|cubes} from the field into the *crypt*',
  'do.recolor':
    '{number|you may exchange|exchange up to} {number} hero {number|cube|cubes} for {number|a hero cube of another colour|hero cubes of other colours}',
  'do.recolor.into':
    '{number|you may exchange|exchange up to} {number} hero {number|cube|cubes} for {number|a |}{colour} {number|one|ones}',
  'do.gain': 'put {cubes} from the bank into the field',
  'do.gain.perSelf': 'put {cubes} from the bank into the field for each {name}',
  'do.perilCubes': 'for the rest of this floor, add {cubes} to every drop',
  'do.banish': 'remove {cubes} from the game',
  'do.regroup': 'return all cubes in the tower, the field and the *crypt* to the bank; *peril* rises by 4',
} as const satisfies Messages;

const say = createSay(cubeEnglish);

type WithCubes = { readonly cubes: Cubes };

export const cubeWords = {
  purge: word<Numbered>(),
  lose: word<Numbered>(),
  bury: word<Numbered>(),
  recolor: word<Numbered & { readonly into?: Cubes }>({
    says: ({ number, into }) =>
      into === undefined
        ? say('do.recolor', { number })
        : say('do.recolor.into', { number, colour: COLOURS[LETTERS.indexOf(into)] ?? '' }),
  }),
  gain: word<WithCubes & { readonly perSelf?: true }>({
    says: ({ cubes, perSelf }, { name }) =>
      say(perSelf ? 'do.gain.perSelf' : 'do.gain', { cubes: namedCubesText(cubes), name }),
  }),
  perilCubes: word<WithCubes>(),
  banish: word<WithCubes>(),
  regroup: word(),
};

type CubeEffect = EffectOf<typeof cubeWords>;

export const purge = numbered('purge');
export const lose = numbered('lose');
export const bury = numbered('bury');
export const recolor = (number: number, into?: Cubes): CubeEffect => ({
  do: 'recolor',
  number,
  ...defined({ into }),
});
export const gain = (cubes: Cubes): CubeEffect => ({ do: 'gain', cubes });
export const gainPerSelf = (cubes: Cubes): CubeEffect => ({ do: 'gain', cubes, perSelf: true });
export const perilCubes = (cubes: Cubes): CubeEffect => ({ do: 'perilCubes', cubes });
export const banish = (cubes: Cubes): CubeEffect => ({ do: 'banish', cubes });
export const regroup: CubeEffect = { do: 'regroup' };
