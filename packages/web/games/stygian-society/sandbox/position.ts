/** Pure changes to a position of The Stygian Society. */

import { HEROES } from '@three-spires/stygian-society/info';
import type { Position } from '../../../game/sandbox.ts';
import { type Fields, isFields, numberIn, recordsIn, withField } from '../../../sandbox/fields.ts';

export const heroesIn = (position: Position): readonly Fields[] => recordsIn(position.heroes);

export const withHero = (position: Position, at: number, hero: Fields): Position => ({
  ...position,
  heroes: heroesIn(position).with(at, hero),
});

export const freeHeroes = (position: Position): readonly string[] => {
  const taken = heroesIn(position).map(({ hero }) => hero);
  return HEROES.filter((hero) => !taken.includes(hero));
};

export const addHero = (position: Position): Position => {
  const [hero] = freeHeroes(position);
  return hero === undefined ? position : { ...position, heroes: [...heroesIn(position), { hero }] };
};

export const removeHero = (position: Position, at: number): Position => ({
  ...position,
  heroes: heroesIn(position).toSpliced(at, 1),
});

/** Reads a number in a part of the position, such as the cubes of the field. */
export const countIn = (fields: Fields, part: string, name: string): number => {
  const inside = fields[part];
  return isFields(inside) ? numberIn(inside, name, 0) : 0;
};

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

/** Sets one number of a part; a part without numbers is left out. */
export const withCount = <Some extends Fields>(
  fields: Some,
  part: string,
  name: string,
  count: number,
): Some => {
  const inside = fields[part];
  const next = withField(isFields(inside) ? inside : {}, name, count, 0);
  return withField(fields, part, isEmpty(next) ? undefined : next);
};

/** An enemy in a rank, by its name and its wounds. */
export type Foe = { readonly enemy: string; readonly wounds: number };

/** Undefined if the rank is as printed. */
export const rankIn = (position: Position, rank: 'front' | 'rear'): readonly Foe[] | undefined => {
  const written = position[rank];
  if (!Array.isArray(written)) return undefined;
  return written.map((each: unknown) =>
    isFields(each)
      ? { enemy: String(each.enemy ?? ''), wounds: numberIn(each, 'wounds', 0) }
      : { enemy: String(each), wounds: 0 },
  );
};

export const withRank = (position: Position, rank: 'front' | 'rear', foes: readonly Foe[]): Position => ({
  ...position,
  [rank]: foes.map(({ enemy, wounds }) => (wounds === 0 ? enemy : { enemy, wounds })),
});

/** Resets both ranks to those of the room card. */
export const asPrinted = (position: Position): Position => {
  const { front: _, rear: __, ...rest } = position;
  return rest;
};
