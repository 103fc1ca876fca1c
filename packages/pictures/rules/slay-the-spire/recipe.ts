/** A recipe overrides what the rule gives; what it does not name stays as the rule has it. */
import type { Layer, Scene } from '../../model.ts';
import { alone } from './layers.ts';

export type Picture = { readonly scene: Scene; readonly small: readonly Layer[] };

export type Recipe = Partial<Scene> & {
  /** The layers of the small rendering; the last layer alone if they are not given. */
  readonly small?: readonly Layer[];
};

export const withRecipe = ({ scene, small }: Picture, { small: own, ...changes }: Recipe): Picture => {
  const changed: Scene = { ...scene, ...changes };
  const subject = changes.layers?.at(-1);
  return { scene: changed, small: own ?? (subject === undefined ? small : [alone(subject, changed.frame)]) };
};
