import type { Layer } from '../../model.ts';

/** The names of the icons among the layers. */
export const iconsIn = (layers: readonly Layer[]): readonly string[] =>
  layers.flatMap(({ shape }) => (typeof shape === 'string' ? [shape.slice('icon:'.length)] : []));
