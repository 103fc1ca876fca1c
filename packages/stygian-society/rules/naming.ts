/** Printed, unambiguous names for objects on the table. */

import { NONE } from '@three-spires/kernel';
import { HEROES } from '../words/lists.ts';
import { heroAt } from './asking.ts';
import { enemyEntry, placeEntry } from './compile/entries.ts';
import { BOSS, type Figure, type State } from './state.ts';

export const heroName = (state: State, hero: number): string => HEROES[heroAt(state, hero).hero] ?? '';

/** The hero an event refers to. */
export const ofHero = (state: State, hero: number): { hero: number; heroName: string } => ({
  hero,
  heroName: hero === NONE ? '' : heroName(state, hero),
});

/** The boss is called like its mat. */
export const foeName = (kind: number, place: number): string =>
  kind === BOSS ? placeEntry(place).definition.name : enemyEntry(kind).definition.name;

/** The enemy an event refers to: a figure, by its kind, or the boss of the floor. */
export const ofFigure = (
  state: State,
  { id, kind }: Figure,
): { figure: number; enemy: number; enemyName: string } => ({
  figure: id,
  enemy: kind,
  enemyName: foeName(kind, state.place),
});

/** An enemy's name; if there are several of a kind, with a number, front rank first, from the left. */
export const figureLabel = (state: State, figure: Figure): string => {
  let same = 0;
  let number = 1;
  let isBefore = true;
  for (const other of state.figures) {
    if (other === figure) isBefore = false;
    if (other.kind !== figure.kind) continue;
    same++;
    if (other.rank < figure.rank || (isBefore && other.rank === figure.rank)) number++;
  }
  const name = foeName(figure.kind, state.place);
  return same === 1 ? name : `${name} ${number}`;
};
