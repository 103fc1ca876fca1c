/** The numbers compared by previews: tracks, piles, status tokens and enemies, always in the same order. */
import type { PreviewChange } from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS, STATUSES } from '../words/lists.ts';
import { at } from './cubes/cubes.ts';
import { findFigure, healthOf } from './enemy/ranks.ts';
import { TOKEN_KINDS } from './hero/heroes.ts';
import type { State } from './state.ts';

const TRACKS = ['wounds', 'peril', 'luck', 'xp', 'guard'] as const;
const PILES = ['field', 'crypt', 'bank', 'tower', 'gathered'] as const;

/** By kind of token: `Stricken blue`. */
const TOKEN_FIELDS: readonly string[] = STATUSES.flatMap((status) =>
  COLOURS.slice(0, HERO_COLOURS).map((colour) => `${status} ${colour}`),
);

const addCounts = (counts: readonly number[], length: number, numbers: number[], from: number): number => {
  for (let index = 0; index < length; index++) numbers[from + index] = at(counts, index);
  return from + length;
};

/** An enemy that is gone counts as fully wounded, where it was. */
const addFigures = (before: State, after: State, numbers: number[], from: number): void => {
  let place = from;
  for (const figure of before.figures) {
    const now = findFigure(after, figure.id);
    numbers[place++] = now === undefined ? 1 : 0;
    numbers[place++] = now === undefined ? healthOf(before, figure) : now.wounds;
    numbers[place++] = now === undefined ? figure.rank : now.rank;
  }
};

/** Writes the numbers for what `before` contains, with their values in `after`. */
const readNumbers = (before: State, after: State, numbers: number[]): void => {
  numbers[0] = after.wounds;
  numbers[1] = after.peril;
  numbers[2] = after.luck;
  numbers[3] = after.xp;
  numbers[4] = after.guard;
  let place = addCounts(after.field, COLOURS.length, numbers, TRACKS.length);
  place = addCounts(after.crypt, COLOURS.length, numbers, place);
  place = addCounts(after.bank, COLOURS.length, numbers, place);
  place = addCounts(after.tower, COLOURS.length, numbers, place);
  place = addCounts(after.gathered, COLOURS.length, numbers, place);
  for (const { tokens } of after.heroes) place = addCounts(tokens, TOKEN_KINDS, numbers, place);
  addFigures(before, after, numbers, place);
};

/** The numbers before a move, and the minimum and maximum of each over all its ends. */
export type Watch = {
  readonly before: State;
  readonly from: number[];
  readonly least: number[];
  readonly most: number[];
  ends: number;
  /** A buffer for the numbers of one end. */
  readonly end: number[];
};

export const watch = (before: State): Watch => {
  const from: number[] = [];
  readNumbers(before, before, from);
  return { before, from, least: [], most: [], ends: 0, end: [] };
};

/** Adds one end of the move, `after`. */
export const addEnd = (watched: Watch, after: State): void => {
  const { before, least, most, end } = watched;
  readNumbers(before, after, end);
  for (let place = 0; place < end.length; place++) {
    const number = at(end, place);
    if (watched.ends === 0 || number < at(least, place)) least[place] = number;
    if (watched.ends === 0 || number > at(most, place)) most[place] = number;
  }
  watched.ends++;
};

/** Adds the change of one number. */
const addChange = (
  { from, least, most }: Watch,
  place: number,
  of: PreviewChange['of'],
  index: number,
  field: string,
  changes: PreviewChange[],
): void => {
  const [was, to, upTo] = [at(from, place), at(least, place), at(most, place)];
  if (to !== upTo) changes.push({ of, index, field, from: was, to, upTo });
  else if (to !== was) changes.push({ of, index, field, from: was, to });
};

/** The move's changes, in the order of the numbers. */
export const changesIn = (watched: Watch): PreviewChange[] => {
  const { before, least } = watched;
  const changes: PreviewChange[] = [];
  let place = 0;
  for (const field of TRACKS) addChange(watched, place++, 'party', 0, field, changes);
  for (const field of PILES)
    for (let colour = 0; colour < COLOURS.length; colour++)
      addChange(watched, place++, 'pile', colour, field, changes);
  for (let hero = 0; hero < before.heroes.length; hero++)
    for (const field of TOKEN_FIELDS) addChange(watched, place++, 'player', hero, field, changes);
  for (const { id } of before.figures) {
    // The wounds of an enemy that is certainly gone add nothing.
    const isGone = at(least, place) === 1;
    addChange(watched, place, 'enemy', id, 'gone', changes);
    if (!isGone) addChange(watched, place + 1, 'enemy', id, 'wounds', changes);
    if (!isGone) addChange(watched, place + 2, 'enemy', id, 'rank', changes);
    place += 3;
  }
  return changes;
};
