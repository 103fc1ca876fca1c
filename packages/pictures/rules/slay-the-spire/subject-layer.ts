/** How the subject of a card, an item or an Event becomes a layer, and how a layer is fitted into a frame. */
import type { Frame, Layer, Sheet } from '../../model.ts';
import { hashOf } from '../compose/chance.ts';
import type { Alone } from '../compose/layers.ts';
import type { Material } from '../compose/materials.ts';
import { materialOf, standingOut } from './materials.ts';

/** Puts the subject at a place, in a size, turned. */
export type Place = (at: readonly [number, number], size: number, turn?: number, flip?: boolean) => Layer;

/** A subject by its drawing; its sheets come from its name unless they are given. */
export const subjectOf =
  (icon: string, ground: readonly Sheet[], glow: Sheet, material: Material = materialOf(icon)): Place =>
  (at, size, turn = 0, flip = false) => ({
    shape: `icon:${icon}`,
    at,
    size,
    ...standingOut(material, ground),
    glow,
    ...(turn === 0 ? {} : { turn }),
    ...(flip ? { flip } : {}),
  });

/** Frames leave different room: a round one cuts the corners, a pointed one the lower corners, an arch the upper ones. */
const ROOM: Readonly<
  Record<Frame, { readonly spread: number; readonly scale: number; readonly down: number }>
> = {
  plain: { spread: 1, scale: 1, down: 0 },
  chamfer: { spread: 0.96, scale: 1, down: 0 },
  pointed: { spread: 0.96, scale: 0.97, down: -0.03 },
  round: { spread: 0.8, scale: 0.9, down: 0 },
  arch: { spread: 0.92, scale: 0.94, down: 0.05 },
  medal: { spread: 0.72, scale: 0.98, down: 0 },
};

export const fitted = (layer: Layer, frame: Frame): Layer => {
  const { spread, scale, down } = ROOM[frame];
  const [x, y] = layer.at ?? [0, 0];
  return { ...layer, at: [x * spread, y * spread + down], size: (layer.size ?? 0.72) * scale };
};

/** How a subject is shown alone in a small rendering. */
export const ALONE: Alone = { shift: 0.05, wide: 0.9, narrow: 0.84 };

/** A number from 0 to 1 that depends on the text only. */
export const chanceOf = (text: string): number => {
  const hash = hashOf(text);
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
};
