/** How a window is put together: a family gives ground, place, size, light and companions; a palette gives colours. */
import type { Frame, GroundName, Layer, Scene, Sheet } from '../../model.ts';
import { materialOf } from './icon-sheets.ts';

/** The colours of a set, a hero or a kind of thing. */
export type Palette = {
  readonly ground: readonly [Sheet, Sheet];
  readonly accent: Sheet;
  readonly light: Sheet;
  /** For subjects whose name says nothing of what they are made of. */
  readonly figure: readonly Sheet[];
  readonly holes: Sheet;
  readonly beads: Sheet;
};

/** A composition. What it does not say comes from the palette. */
export type Family = {
  readonly ground: GroundName;
  /** Glass in the ground after the two sheets of the palette. */
  readonly accents?: readonly Sheet[];
  readonly light?: Sheet;
  readonly glow?: Sheet;
  readonly at?: readonly [number, number];
  readonly size?: number;
  readonly turn?: number;
  readonly behind?: readonly Layer[];
  readonly before?: readonly Layer[];
};

/** The main thing of a picture: an icon by its name, with what the name does not tell. */
export type Subject = {
  readonly icon: string;
  readonly sheets?: readonly Sheet[];
  readonly holes?: Sheet;
  readonly glow?: Sheet;
  readonly flip?: boolean;
  readonly turn?: number;
  /** Larger or smaller than the family has it. */
  readonly scale?: number;
};

export type Picture = { readonly scene: Scene; readonly small: readonly Layer[] };

/** A number from 0 to 1 that depends on the text only (FNV-1a). */
const chance = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
};

/** The other way round, so that two pictures of a family do not lean to the same side. */
const mirrored = (layer: Layer): Layer => {
  const [x, y] = layer.at ?? [0, 0];
  return { ...layer, at: [-x, y], turn: -(layer.turn ?? 0), flip: !(layer.flip ?? false) };
};

const subjectLayer = (subject: Subject, palette: Palette, family: Family): Layer => {
  const material = materialOf(subject.icon);
  const holes = subject.holes ?? material?.holes;
  const glow = subject.glow ?? family.glow ?? material?.glow ?? palette.light;
  return {
    shape: `icon:${subject.icon}`,
    at: family.at ?? [0, 0],
    size: (family.size ?? 0.74) * (subject.scale ?? 1),
    turn: subject.turn ?? family.turn ?? 0,
    ...(subject.flip === true ? { flip: true } : {}),
    sheets: subject.sheets ?? material?.sheets ?? palette.figure,
    ...(holes === undefined ? {} : { holes }),
    glow,
  };
};

/** The place of the only subject in a small rendering: the arch has less room at the top. */
const CENTRE: Readonly<Record<Frame, readonly [number, number]>> = {
  pointed: [0, -0.04],
  plain: [0, 0],
  round: [0, 0],
  chamfer: [0, 0],
  arch: [0, 0.04],
  medal: [0, 0],
};

/** A layer as the small rendering shows it: in the middle and as large as the frame allows. */
export const enlarged = (layer: Layer, frame: Frame): Layer => ({
  ...layer,
  at: CENTRE[frame],
  size: frame === 'plain' || frame === 'chamfer' ? 0.94 : 0.86,
});

export type Entry = {
  readonly id: string;
  readonly frame: Frame;
  readonly foil: boolean;
  readonly palette: Palette;
  readonly family: Family;
  readonly subject: Subject;
};

/** The picture of an entry by its rule. */
export const compose = ({ id, frame, foil, palette, family, subject }: Entry): Picture => {
  const turned = chance(`${id} side`) < 0.5;
  const side = (layer: Layer): Layer => (turned ? mirrored(layer) : layer);
  const main = subjectLayer(subject, palette, family);
  const placed = { ...main, at: side(main).at ?? [0, 0] };
  const scene: Scene = {
    frame,
    ground: { kind: family.ground, sheets: [...palette.ground, ...(family.accents ?? [palette.accent])] },
    light: family.light ?? palette.light,
    layers: [...(family.behind ?? []).map(side), placed, ...(family.before ?? []).map(side)],
    beads: palette.beads,
    ...(foil ? { foil: true } : {}),
  };
  return { scene, small: [enlarged(main, frame)] };
};
