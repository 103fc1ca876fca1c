/** A recipe overrides what the rule gives; what it does not name stays as the rule has it. */
import type { Layer, Scene } from '../../model.ts';
import type { Window } from '../window.ts';
import type { Picture } from './family.ts';
import { type Alone, alone } from './layers.ts';

export type Recipe = Partial<Scene> & {
  /** Which layer the small rendering shows; the last one if it is not given. */
  readonly main?: number;
  /** The small rendering, where one large layer does not serve. */
  readonly small?: readonly Layer[];
};

const withRecipe = (
  { scene, small }: Picture,
  { main = -1, small: own, ...changes }: Recipe,
  how: Alone,
): Picture => {
  const changed: Scene = { ...scene, ...changes };
  const shown = changes.layers?.at(main);
  return { scene: changed, small: own ?? (shown === undefined ? small : [alone(shown, changed.frame, how)]) };
};

/** The window of an entry: by its rule, with what its recipe overrides. */
export const windowFrom = (key: string, byRule: Picture, recipe: Recipe | undefined, how: Alone): Window =>
  recipe === undefined
    ? { key, ...byRule, from: 'rule' }
    : { key, ...withRecipe(byRule, recipe, how), from: 'recipe' };
