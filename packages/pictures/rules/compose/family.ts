/** How a window is put together: a family gives ground, place, size, light and companions; a palette gives colours. */
import { defined } from '@three-spires/kernel';
import type { Frame, GroundName, Layer, Scene, Sheet } from '../../model.ts';
import { hashOf } from './chance.ts';
import { type Alone, alone, mirrored } from './layers.ts';
import { materialOf } from './materials.ts';

/** The colours of a set, a hero or a kind of thing. */
export type Palette = {
  readonly ground: readonly [Sheet, Sheet];
  readonly accent: Sheet;
  readonly light: Sheet;
  /** For subjects whose name says nothing of what they are made of. */
  readonly figure: readonly Sheet[];
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

/** A row of a table of subjects: an icon, or a subject where the icon does not tell all. */
export type SubjectRow = string | Subject;

export const asSubject = (row: SubjectRow): Subject => (typeof row === 'string' ? { icon: row } : row);

/** The layers around the main one. */
export type Layers = {
  readonly behind?: readonly Layer[];
  readonly subject: Layer;
  readonly before?: readonly Layer[];
};

export type Picture = { readonly scene: Scene; readonly small: readonly Layer[] };

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
    ...defined({ holes }),
    glow,
  };
};

/** How a subject is shown alone in a small rendering. */
export const ALONE: Alone = { shift: 0.04, wide: 0.94, narrow: 0.86 };

/** A picture with one subject, and that subject alone when it is small. */
export const pictureOf = (scene: Omit<Scene, 'layers'>, layers: Layers, how: Alone): Picture => {
  const { behind = [], subject, before = [] } = layers;
  const { frame, ground, light, ...rest } = scene;
  return {
    scene: { frame, ground, light, layers: [...behind, subject, ...before], ...rest },
    small: [alone(subject, frame, how)],
  };
};

export type Setting = {
  readonly id: string;
  readonly frame: Frame;
  readonly foil: boolean;
  readonly palette: Palette;
  readonly family: Family;
};

export type Entry = Setting & { readonly subject: Subject };

/** The picture of an entry by its rule. */
export const compose = ({ subject, ...setting }: Entry): Picture =>
  composeAround(setting, subjectLayer(subject, setting.palette, setting.family));

/** The same around a layer that is there: a figure, which is turned with its surroundings. A small rendering shows it closer. */
export const composeAround = (
  { id, frame, foil, palette, family }: Setting,
  main: Layer,
  close?: Layer['shape'],
): Picture => {
  const turned = hashOf(`${id} side`) < 2 ** 31;
  const side = (layer: Layer): Layer => (turned ? mirrored(layer) : layer);
  const { scene, small } = pictureOf(
    {
      frame,
      ground: { kind: family.ground, sheets: [...palette.ground, ...(family.accents ?? [palette.accent])] },
      light: family.light ?? palette.light,
      beads: palette.beads,
      ...(foil ? { foil: true } : {}),
    },
    {
      behind: family.behind?.map(side) ?? [],
      subject: close === undefined ? { ...main, at: side(main).at ?? [0, 0] } : side(main),
      before: family.before?.map(side) ?? [],
    },
    ALONE,
  );
  return { scene, small: small.map((layer) => (close === undefined ? layer : { ...layer, shape: close })) };
};
