/** Short words for recipes. */
import type { Ground, GroundName, Layer, Sheet } from '../../../model.ts';

type More = Pick<Layer, 'turn' | 'flip' | 'holes' | 'glow'>;

export const icon = (
  name: string,
  at: readonly [number, number],
  size: number,
  sheets: readonly Sheet[],
  more: More = {},
): Layer => ({ shape: `icon:${name}`, at, size, sheets, ...more });

export const ground = (kind: GroundName, ...sheets: readonly Sheet[]): Ground => ({ kind, sheets });

/** The same layer on the other side. */
export const both = (layer: Layer): readonly [Layer, Layer] => {
  const [x, y] = layer.at ?? [0, 0];
  return [layer, { ...layer, at: [-x, y], turn: -(layer.turn ?? 0), flip: !(layer.flip ?? false) }];
};

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
