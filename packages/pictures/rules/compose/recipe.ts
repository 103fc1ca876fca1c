/** A recipe overrides what the rule would give: layers, ground, light. All of it is optional but the layers. */
import type { Frame, Ground, Layer, Scene, Sheet } from '../../model.ts';
import { enlarged, type Picture } from './family.ts';

/** Place, size and turn of a layer. */
export type Spot = readonly [x: number, y: number, size: number, turn?: number];

/** An icon in a recipe. */
export const icon = (
  name: string,
  [x, y, size, turn = 0]: Spot,
  sheets: readonly Sheet[],
  more: Partial<Layer> = {},
): Layer => ({ shape: `icon:${name}`, at: [x, y], size, turn, sheets, ...more });

/** A drawing of our own in a recipe. */
export const drawn = (
  shape: Layer['shape'],
  [x, y, size, turn = 0]: Spot,
  more: Partial<Layer> = {},
): Layer => ({
  shape,
  at: [x, y],
  size,
  turn,
  ...more,
});

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
