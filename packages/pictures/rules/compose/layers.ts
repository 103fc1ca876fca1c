/** Short words for layers, used by recipes and by families. */
import type { Frame, Layer, Sheet } from '../../model.ts';

/** Place, size and turn of a layer. */
export type Spot = readonly [x: number, y: number, size: number, turn?: number];

/** An icon of the set. */
export const icon = (
  name: string,
  [x, y, size, turn = 0]: Spot,
  sheets: readonly Sheet[],
  more: Partial<Layer> = {},
): Layer => ({ shape: `icon:${name}`, at: [x, y], size, sheets, ...(turn === 0 ? {} : { turn }), ...more });

/** A drawing of our own. */
export const drawn = (
  shape: Layer['shape'],
  [x, y, size, turn = 0]: Spot,
  more: Partial<Layer> = {},
): Layer => ({ shape, at: [x, y], size, ...(turn === 0 ? {} : { turn }), ...more });

/** The same drawing in several places. */
export const scattered = (shape: Layer['shape'], spots: readonly Spot[], glow?: Sheet): readonly Layer[] =>
  spots.map((spot) => drawn(shape, spot, glow === undefined ? {} : { glow }));

/** The other way round, so that two pictures of a family do not lean to the same side. */
export const mirrored = (layer: Layer): Layer => {
  const [x, y] = layer.at ?? [0, 0];
  return { ...layer, at: [-x, y], turn: -(layer.turn ?? 0), flip: !(layer.flip ?? false) };
};

/** The same layer on both sides. */
export const both = (layer: Layer): readonly [Layer, Layer] => [layer, mirrored(layer)];

/** Copies around a middle, each turned outwards. `from` and `to` are degrees, 0 is upwards. */
export const around = (
  layer: Layer,
  count: number,
  radius: number,
  from: number,
  to: number,
  [x, y]: readonly [number, number] = [0, 0],
): readonly Layer[] =>
  Array.from({ length: count }, (_, at) => {
    const degrees = count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1);
    const angle = (degrees * Math.PI) / 180;
    return {
      ...layer,
      at: [x + radius * Math.sin(angle), y - radius * Math.cos(angle)],
      turn: (layer.turn ?? 0) + degrees,
    };
  });

/** How a game shows a subject alone: how far it is shifted in a pointed frame or an arch, and its size in wide and in narrow frames. */
export type Alone = { readonly shift: number; readonly wide: number; readonly narrow: number };

/** The subject alone, as large as the frame allows: what is seen of it at 32 pixels. */
export const alone = (layer: Layer, frame: Frame, { shift, wide, narrow }: Alone): Layer => ({
  ...layer,
  at: [0, frame === 'pointed' ? -shift : frame === 'arch' ? shift : 0],
  size: frame === 'plain' || frame === 'chamfer' ? wide : narrow,
});

/** The names of the icons among the layers. */
export const iconsIn = (layers: readonly Layer[]): readonly string[] =>
  layers.flatMap(({ shape }) => (typeof shape === 'string' ? [shape.slice('icon:'.length)] : []));
