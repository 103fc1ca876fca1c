/** Names of what is on the table, in printed words and without doubt which is meant. */

import { NONE } from '@three-spires/kernel';
import { HEROES } from '../words/lists.ts';
import { heroAt } from './asking.ts';
import { enemyEntry, placeEntry } from './compile/entries.ts';
import { BOSS, type Figure, type State } from './state.ts';

export const heroName = (state: State, hero: number): string => HEROES[heroAt(state, hero).hero] ?? '';

/** Who an event is about. */
export const ofHero = (state: State, hero: number): { hero: number; heroName: string } => ({
  hero,
  heroName: hero === NONE ? '' : heroName(state, hero),
});

const kindName = (state: State, kind: number): string =>
  kind === BOSS ? placeEntry(state.place).definition.name : enemyEntry(kind).definition.name;

/** An enemy by its name; where several of a kind are there, with their number, front rank first, from the left. */
export const figureLabel = (state: State, figure: Figure): string => {
  const same = [0, 1].flatMap((rank) =>
    state.figures.filter((other) => other.kind === figure.kind && other.rank === rank),
  );
  const name = kindName(state, figure.kind);
  return same.length === 1 ? name : `${name} ${same.indexOf(figure) + 1}`;
};
