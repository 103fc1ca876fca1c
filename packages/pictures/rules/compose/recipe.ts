/** A recipe overrides what the rule would give: layers, ground, light. All of it is optional but the layers. */
import type { Frame, Ground, Layer, Scene, Sheet } from '../../model.ts';
import { enlarged, type Picture } from './family.ts';

export type Recipe = {
  /** The lowest first. */
  readonly layers: readonly Layer[];
  readonly frame?: Frame;
  readonly ground?: Ground;
  readonly light?: Sheet;
  readonly beads?: Sheet;
  readonly foil?: boolean;
  /** Which layer the small rendering shows; the last one if it is not given. */
  readonly main?: number;
  /** The small rendering, where one large layer does not serve. */
  readonly small?: readonly Layer[];
};

/** The picture by its rule with what the recipe overrides. */
export const withRecipe = ({ scene }: Picture, recipe: Recipe): Picture => {
  const { layers, main = layers.length - 1, small, ...rest } = recipe;
  const whole: Scene = { ...scene, ...rest, layers };
  const shown = layers[main];
  return { scene: whole, small: small ?? (shown === undefined ? [] : [enlarged(shown, whole.frame)]) };
};
