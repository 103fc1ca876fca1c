/**
 * Limits on external values, checked before anything is built from them. General limits apply everywhere in a
 * value, so fields added later are bounded from the start; a table of places tightens or relaxes them.
 */
import { InputError } from './refusal.ts';

/** Limits that apply everywhere in a value. */
export type GeneralBounds = {
  /** Nesting depth of lists and objects. */
  readonly depth: number;
  /** Fields of one object. */
  readonly fields: number;
  /** Entries of one list. */
  readonly items: number;
  /** UTF-16 units per text or field name. */
  readonly text: number;
  /** The absolute value of a number. */
  readonly number: number;
  /** Whether numbers must be whole. */
  readonly whole: boolean;
  /** The total number of texts, numbers, lists and objects. */
  readonly values: number;
};

/** Overrides for one place. `total` bounds the sum of all numbers that a pattern matches. */
export type PlaceBounds = Partial<Omit<GeneralBounds, 'depth' | 'values'>> & { readonly total?: number };

type Place = { readonly bounds: PlaceBounds; readonly inside: Map<string, Place> };

/** Made by `defineBounds`. */
export type Bounds = { readonly general: GeneralBounds; readonly root: Place };

const ITEM = '[]';
const ANY_FIELD = '*';

const newPlace = (bounds: PlaceBounds = {}): Place => ({ bounds, inside: new Map() });

const stepsOf = (pattern: string): string[] => pattern.replaceAll(ITEM, `.${ITEM}`).split('.');

const putPlace = (root: Place, pattern: string, put: Place): void => {
  const steps = stepsOf(pattern);
  let place = root;
  steps.forEach((step, at) => {
    const known = place.inside.get(step);
    const isLast = at === steps.length - 1;
    // A place may be named after one inside it.
    const next = isLast
      ? { bounds: put.bounds, inside: new Map([...(known?.inside ?? []), ...put.inside]) }
      : (known ?? newPlace());
    place.inside.set(step, next);
    place = next;
  });
};

/**
 * Limits with exceptions by pattern: `keepers[].tokens.*` matches every field of each keeper's tokens.
 * `nested` applies the limits of another kind of value at a place: the position inside a set-up.
 */
export const defineBounds = (
  general: GeneralBounds,
  places: Readonly<Record<string, PlaceBounds>> = {},
  nested: Readonly<Record<string, Bounds>> = {},
): Bounds => {
  const root = newPlace();
  for (const [pattern, bounds] of Object.entries(places)) putPlace(root, pattern, newPlace(bounds));
  for (const [pattern, { root: inner }] of Object.entries(nested)) putPlace(root, pattern, inner);
  return { general, root };
};

/** Limits for set-ups and positions: several times what the longest games need. */
export const SETUP_LIMITS: GeneralBounds = {
  depth: 12,
  fields: 100,
  items: 120,
  text: 200,
  number: 999,
  whole: true,
  values: 4_000,
};

type Walk = {
  readonly general: GeneralBounds;
  /** The path to the value being checked. */
  readonly path: (string | number)[];
  readonly totals: Map<Place, number>;
  values: number;
};

/** Names with a meaning in JavaScript itself, which no game uses. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys are truncated in messages, because they are external too. */
const KEY_SHOWN = 40;

const shownKey = (key: string): string =>
  key.length > KEY_SHOWN || !/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(key)
    ? JSON.stringify(key.slice(0, KEY_SHOWN))
    : key;

const pathText = (path: readonly (string | number)[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? shownKey(key) : `${text}.${shownKey(key)}`;
  }, '');

const fail = ({ path }: Walk, problem: string): never => {
  const field = pathText(path);
  throw new InputError(field === '' ? problem : `${field}: ${problem}`, field === '' ? undefined : field);
};

const checkNumber = (walk: Walk, value: number, place: Place | undefined): void => {
  const { general, totals } = walk;
  const { number = general.number, whole = general.whole, total } = place?.bounds ?? {};
  if (!(Math.abs(value) <= number)) fail(walk, `at most ${number}, not ${value}`);
  if (whole && !Number.isInteger(value)) fail(walk, `must be a whole number, not ${value}`);
  if (total === undefined || place === undefined) return;
  const sum = (totals.get(place) ?? 0) + Math.abs(value);
  if (sum > total) fail(walk, `at most ${total} in all`);
  totals.set(place, sum);
};

const checkText = (walk: Walk, value: string, place: Place | undefined): void => {
  const { text = walk.general.text } = place?.bounds ?? {};
  if (value.length > text) fail(walk, `at most ${text} characters, not ${value.length}`);
};

const checkList = (walk: Walk, list: readonly unknown[], place: Place | undefined, depth: number): void => {
  const { items = walk.general.items } = place?.bounds ?? {};
  if (list.length > items) fail(walk, `at most ${items} entries, not ${list.length}`);
  const inside = place?.inside.get(ITEM);
  list.forEach((item, at) => {
    walk.path.push(at);
    checkValue(walk, item, inside, depth + 1);
    walk.path.pop();
  });
};

const checkObject = (walk: Walk, value: object, place: Place | undefined, depth: number): void => {
  const keys = Object.keys(value);
  const { fields = walk.general.fields } = place?.bounds ?? {};
  if (keys.length > fields) fail(walk, `at most ${fields} fields, not ${keys.length}`);
  for (const key of keys) {
    walk.path.push(key);
    if (FORBIDDEN.has(key)) fail(walk, 'there is no such field');
    if (key.length > walk.general.text)
      fail(walk, `a field name has at most ${walk.general.text} characters, not ${key.length}`);
    const inside = place?.inside.get(key) ?? place?.inside.get(ANY_FIELD);
    checkValue(walk, (value as Record<string, unknown>)[key], inside, depth + 1);
    walk.path.pop();
  }
};

const checkValue = (walk: Walk, value: unknown, place: Place | undefined, depth: number): void => {
  const { general } = walk;
  walk.values++;
  if (walk.values > general.values) fail(walk, `too much: at most ${general.values} values in all`);
  if (typeof value === 'number') checkNumber(walk, value, place);
  else if (typeof value === 'string') checkText(walk, value, place);
  else if (typeof value === 'object' && value !== null) {
    if (depth > general.depth) fail(walk, `at most ${general.depth} levels inside each other`);
    if (Array.isArray(value)) checkList(walk, value, place, depth);
    else checkObject(walk, value, place, depth);
  }
};

/** Throws an InputError that names the place and the limit, in time and memory bounded by the limits. */
export const requireBounds = (value: unknown, { general, root }: Bounds, name?: string): void => {
  const walk: Walk = { general, path: name === undefined ? [] : [name], totals: new Map(), values: 0 };
  checkValue(walk, value, root, 1);
};
