/** Our own drawings by the names that recipes use, each with what it is told: `halo(frost steel 10)`, `waves(teal+azure+frost)`. */
import { SHEETS } from '../glass/sheets.ts';
import type { Drawing, Sheet } from '../model.ts';
import * as companions from './companions.ts';
import { ARCH_NAMES, type Arch, niche } from './niches.ts';
import * as scenery from './scenery.ts';
import { thingOf } from './thing-files.ts';
import * as things from './things.ts';

/** Reads one word; what it throws says what is wrong with it. */
type Kind<Value> = (word: string) => Value;

const isSheet = (word: string): word is Sheet => Object.hasOwn(SHEETS, word);

export const sheet: Kind<Sheet> = (word) => {
  if (!isSheet(word)) throw new Error(`"${word}" is no sheet of glass`);
  return word;
};

/** Two or three sheets in one word: `stone+iron`. */
const two: Kind<readonly [Sheet, Sheet]> = (word) => joined(word, 2) as readonly [Sheet, Sheet];
const three: Kind<readonly [Sheet, Sheet, Sheet]> = (word) =>
  joined(word, 3) as readonly [Sheet, Sheet, Sheet];

const joined = (word: string, count: number): readonly Sheet[] => {
  const sheets = word.split('+').map(sheet);
  if (sheets.length !== count) throw new Error(`"${word}" is not ${count} sheets joined by +`);
  return sheets;
};

const blocks: Kind<number> = (word) => {
  if (!/^[1-9]\d?$/.test(word)) throw new Error(`"${word}" is no whole number from 1 to 99`);
  return Number(word);
};

const bottle: Kind<companions.FlaskShape> = (word) => {
  if (!Object.hasOwn(companions.FLASKS, word))
    throw new Error(`"${word}" is no bottle: ${Object.keys(companions.FLASKS).join(', ')}`);
  return word as companions.FlaskShape;
};

const arch: Kind<Arch> = (word) => {
  const known = ARCH_NAMES.find((name) => name === word);
  if (known === undefined) throw new Error(`"${word}" is no arch: ${ARCH_NAMES.join(', ')}`);
  return known;
};

type Maker = {
  readonly least: number;
  readonly most: number;
  readonly make: (words: readonly string[]) => Drawing;
};

/** A kind for each argument; those after `least` may be left out. */
const made = <Arguments extends readonly unknown[]>(
  draw: (...given: Arguments) => Drawing,
  least: number,
  ...kinds: { readonly [At in keyof Arguments]: Kind<Arguments[At]> }
): Maker => ({
  least,
  most: kinds.length,
  make: (words) =>
    draw(...(words.map((word, at) => (kinds[at] as Kind<unknown>)(word)) as unknown as Arguments)),
});

const fixed = (drawing: Drawing): Maker => made(() => drawing, 0);

const DRAWINGS: Readonly<Record<string, Maker>> = {
  arc: made(companions.arcOf, 2, sheet, sheet),
  'broken-sword': fixed(things.BROKEN_SWORD),
  bubble: made(companions.bubble, 1, sheet),
  caltrop: made(things.caltrop, 2, sheet, sheet),
  'card-fan': made(companions.cardFan, 3, blocks, sheet, sheet),
  'cell-bars': made(things.cellBars, 1, sheet),
  censer: made(things.censer, 1, sheet),
  'chest-front': made(things.chestFront, 0),
  'chest-lid': made(things.chestLid, 1, sheet),
  clouds: made(scenery.clouds, 2, sheet, sheet),
  'crescent-moon': made(scenery.crescentMoon, 0, sheet),
  crystals: made(scenery.crystals, 1, three),
  cube: made(scenery.cube, 1, sheet),
  drop: made(companions.drop, 1, sheet),
  flames: made(scenery.flames, 0, sheet, sheet),
  flask: made(companions.flask, 2, bottle, sheet),
  gem: made(scenery.gem, 1, sheet),
  glory: made(companions.glory, 2, sheet, sheet, blocks),
  graves: made(scenery.graves, 0, sheet),
  halo: made(companions.halo, 2, sheet, sheet, blocks),
  kelp: fixed(things.KELP),
  lash: made(things.lash, 2, sheet, sheet),
  mimic: fixed(things.MIMIC),
  moon: made(scenery.moon, 0, sheet),
  neow: fixed(companions.NEOW),
  niche: made((shape: Arch, stones: readonly [Sheet, Sheet]) => niche(shape, stones), 2, arch, two),
  'open-chest': made(things.openChest, 1, sheet),
  orb: made(companions.orb, 2, sheet, sheet),
  page: made(scenery.page, 0, sheet, sheet),
  refraction: made(scenery.refraction, 0),
  shiv: made(companions.shiv, 2, sheet, sheet),
  sparkle: made(scenery.sparkle, 0, sheet),
  staff: made(companions.staff, 3, sheet, sheet, sheet),
  'still-water': made(things.stillWater, 1, three),
  tear: made(scenery.tear, 1, sheet),
  volcano: made(scenery.volcano, 0, sheet, sheet),
  waves: made(scenery.waves, 1, three),
  worm: made(things.worm, 2, sheet, sheet),
};

/** A thing that has a file of its own. */
const fileOf = (name: string): Maker | undefined => {
  const thing = thingOf(name);
  return thing && fixed(thing.drawing);
};

export const drawingOf = (name: string, words: readonly string[]): Drawing => {
  const maker = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : fileOf(name);
  if (maker === undefined) throw new Error(`there is no drawing "${name}"`);
  const { least, most, make } = maker;
  if (words.length < least || words.length > most)
    throw new Error(
      `${name} is told ${least === most ? least : `${least} to ${most}`} words, not ${words.length}`,
    );
  return make(words);
};
