/** How the window of a Unit shows its figure: from the hips up if it stands upright, whole if it is a beast. */
import { type Casting, castFigure } from '../../figures/cast-figure.ts';
import { unitNamed, viewOf } from '../../figures/rigs/units.ts';
import type { Layer, Shape, Sheet } from '../../model.ts';

type Shown = { readonly layer: Layer; readonly close: Shape };

const UPRIGHT = '0 0.05 0.86 upper';
const WHOLE = '0 0.03 0.8 whole';

export const unitShown = (id: string, glow: Sheet): Shown | undefined => {
  const figure = unitNamed(id);
  if (figure === undefined) return undefined;
  const upright = figure.parts.some(({ name }) => name === 'legs');
  const [x, y, size, crop] = (viewOf(id) ?? (upright ? UPRIGHT : WHOLE)).split(' ');
  const cast = (share: string | undefined): Shape =>
    castFigure(figure, { crop: share as NonNullable<Casting['crop']> });
  return {
    layer: { shape: cast(crop), at: [Number(x), Number(y)], size: Number(size), glow },
    close: cast(upright ? 'bust' : 'whole'),
  };
};
