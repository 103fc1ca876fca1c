/** Reads a game's table of recipes. The README of this package says how a layer is written. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { defined } from '@three-spires/kernel';
import { figuresSaved } from '../../figures/figures.ts';
import type { GameId } from '../../games.ts';
import { GROUNDS, type Ground, type Layer, type Sheet } from '../../model.ts';
import { drawingOf, sheet } from '../../shapes/drawings.ts';
import { CLAUSES, castOf } from './figure-layer.ts';
import { around, both, drawn, icon, type Spot } from './layers.ts';
import type { Recipe } from './recipe.ts';

export type Recipes = Readonly<Record<string, Recipe>>;

const MOST_LAYERS = 30;

const icons: Readonly<Record<string, unknown>> = gameIcons.icons;

export const recipeFile = (game: GameId): string =>
  path.resolve(import.meta.dirname, '..', game, 'recipes.json');

const read = new Map<GameId, { readonly saved: number; readonly recipes: Recipes }>();

/**
 * By the key of a picture, or by kind and printed name where several entries share one. Read again after the table or a
 * figure was saved: layers hold figures.
 */
export const recipesOf = (game: GameId): Recipes => {
  const file = recipeFile(game);
  const saved = Math.max(statSync(file).mtimeMs, figuresSaved());
  const before = read.get(game);
  if (before?.saved === saved) return before.recipes;
  const recipes = readRecipes(`rules/${game}/recipes.json`, readFileSync(file, 'utf8'));
  read.set(game, { saved, recipes });
  return recipes;
};

export const readRecipes = (file: string, text: string): Recipes =>
  inside(file, () =>
    Object.fromEntries(
      Object.entries(record(JSON.parse(text))).map(([key, row]) => [
        key,
        inside(JSON.stringify(key), () => recipeOf(record(row))),
      ]),
    ),
  );

/** What is thrown within begins with where it is. */
const inside = <Result>(where: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw new Error(`${where}, ${error instanceof Error ? error.message : String(error)}`);
  }
};

const record = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Error('is no object');
  return value as Readonly<Record<string, unknown>>;
};

/** `name` is what the entry is called, for those who read the table. */
const FIELDS = ['name', 'foil', 'ground', 'light', 'layers', 'main', 'small'];

const recipeOf = (row: Readonly<Record<string, unknown>>): Recipe => {
  const strange = Object.keys(row).find((field) => !FIELDS.includes(field));
  if (strange !== undefined) throw new Error(`"${strange}" is no field: ${FIELDS.join(', ')}`);
  const { foil, ground, light, layers, main, small } = row;
  if (foil !== undefined && typeof foil !== 'boolean') throw new Error('foil is true or false');
  if (
    main !== undefined &&
    !(Array.isArray(layers) && Number.isInteger(main) && layers[Number(main)] !== undefined)
  )
    throw new Error('main is the number of a layer, the lowest is 0');
  return defined({
    foil,
    ground: ground === undefined ? undefined : groundOf(line('ground', ground)),
    light: light === undefined ? undefined : inside('light', () => sheet(line('light', light))),
    layers: layers === undefined ? undefined : layersOf('layers', layers),
    main: main as number | undefined,
    small: small === undefined ? undefined : layersOf('small', small),
  });
};

const line = (field: string, value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`${field} is no text`);
  return value;
};

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const groundOf = (text: string): Ground =>
  inside(`ground "${text}"`, () => {
    const [kind = '', sheets = ''] = text.split(':');
    const known = GROUNDS.find((one) => one === kind.trim());
    if (known === undefined) throw new Error(`"${kind}" is no ground: ${GROUNDS.join(', ')}`);
    if (words(sheets).length < 2) throw new Error('a ground has two sheets or more');
    return { kind: known, sheets: words(sheets).map(sheet) };
  });

const layersOf = (field: string, value: unknown): readonly Layer[] => {
  if (!Array.isArray(value) || value.length > MOST_LAYERS)
    throw new Error(`${field} is no list of at most ${MOST_LAYERS}`);
  return value.flatMap((one) => {
    const text = line(`a layer of ${field}`, one);
    return inside(JSON.stringify(text), () => layerOf(text));
  });
};

const numbersOf = (text: readonly string[], counts: readonly number[], what: string): readonly number[] => {
  const numbers = text.map(Number);
  if (!counts.includes(text.length) || !numbers.every((number) => Math.abs(number) <= 720))
    throw new Error(`"${text.join(' ')}" is not ${what}`);
  return numbers;
};

const HEAD = /^([\w-]+)(\(([\w+ :.,-]*)\))?([^:()]*)(?::(.*))?$/;

/**
 * `NAME X Y SIZE [TURN]: SHEETS; holes SHEET; glow SHEET; flip`, or a drawing, `NAME(WORDS) X Y SIZE [TURN]`, or a figure,
 * `figure(ID [POSE]) X Y SIZE [TURN]`, with clauses of its own.
 */
const layerOf = (text: string): readonly Layer[] => {
  const [start = '', ...clauses] = text.split(';').map((clause) => clause.trim());
  const [, name = '', brackets, told = '', place = '', sheets] = HEAD.exec(start) ?? [];
  if (name === '') throw new Error(`"${start}" begins with no icon and no drawing`);
  const spot = numbersOf(words(place), [3, 4], 'x, y, size and perhaps a turn') as unknown as Spot;
  const more: { holes?: Sheet; glow?: Sheet; flip?: boolean } = {};
  const framed: string[][] = [];
  let copies = (layer: Layer): readonly Layer[] => [layer];
  for (const clause of clauses) {
    const [word = '', ...rest] = words(clause);
    const one = rest.length === 1 ? (rest[0] as string) : '';
    if (word === 'holes') more.holes = sheet(one);
    else if (word === 'glow') more.glow = sheet(one);
    else if (word === 'flip' && rest.length === 0) more.flip = true;
    else if (word === 'both' && rest.length === 0) copies = both;
    else if (word === 'around') copies = ring(rest);
    else if (name === 'figure' && CLAUSES.includes(word)) framed.push([word, ...rest]);
    else throw new Error(`"${clause}" is not holes SHEET, glow SHEET, flip, both or around NUMBERS`);
  }
  if (brackets !== undefined) {
    if (sheets !== undefined) throw new Error('the sheets of a drawing stand in its brackets');
    const shape = name === 'figure' ? castOf(words(told), framed) : drawingOf(name, words(told));
    return copies(drawn(shape, spot, more));
  }
  if (icons[name] === undefined) throw new Error(`there is no icon "${name}"; a drawing has brackets`);
  if (sheets === undefined || words(sheets).length === 0)
    throw new Error('an icon has its sheets after a colon');
  return copies(icon(name, spot, words(sheets).map(sheet), more));
};

/** `around COUNT RADIUS FROM TO [X Y]`, in degrees from the top clockwise. */
const ring = (text: readonly string[]): ((layer: Layer) => readonly Layer[]) => {
  const [count = 0, radius = 0, from = 0, to = 0, x = 0, y = 0] = numbersOf(
    text,
    [4, 6],
    'count, radius, from, to and perhaps x and y',
  );
  if (!Number.isInteger(count) || count < 1 || count > MOST_LAYERS)
    throw new Error(`${count} copies are not possible`);
  return (layer) => around(layer, count, radius, from, to, [x, y]);
};
