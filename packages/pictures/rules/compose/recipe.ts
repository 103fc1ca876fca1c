/** A recipe overrides what the rule gives; what it does not name stays as the rule has it. */
import { isCast, type Layer, type Scene } from '../../model.ts';
import type { Window } from '../window.ts';
import type { Picture } from './family.ts';
import { type Alone, alone } from './layers.ts';

export type Recipe = Partial<Scene> & {
  /** Which layer the small rendering shows; the last one if it is not given. With a figure it shows all layers. */
  readonly main?: number;
  /** The small rendering, where one large layer does not serve. */
  readonly small?: readonly Layer[];
};

/** Layers of a small rendering; what lies behind them is left out. */
export const MOST_SMALL = 5;

/** A figure alone would be the same in many windows: what it meets or holds tells them apart. */
const smallOf = (scene: Scene, { layers, main = -1 }: Recipe, how: Alone): readonly Layer[] | undefined => {
  if (layers?.some(isCast) === true) return layers.slice(-MOST_SMALL);
  const shown = layers?.at(main);
  return shown === undefined ? undefined : [alone(shown, scene.frame, how)];
};

const withRecipe = ({ scene, small }: Picture, recipe: Recipe, how: Alone): Picture => {
  const { main: _, small: own, ...changes } = recipe;
  const changed: Scene = { ...scene, ...changes };
  return { scene: changed, small: own ?? smallOf(changed, recipe, how) ?? small };
};

/** The window of an entry: by its rule, with what its recipe overrides. */
export const windowFrom = (key: string, byRule: Picture, recipe: Recipe | undefined, how: Alone): Window =>
  recipe === undefined
    ? { key, ...byRule, from: 'rule' }
    : { key, ...withRecipe(byRule, recipe, how), from: 'recipe' };
