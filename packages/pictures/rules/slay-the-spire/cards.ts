/** The windows of cards: the type gives the frame, the owner the colours, the effects all the rest. */
import type { ContentItem } from '@three-spires/kernel';
import type { Frame, Scene, Sheet } from '../../model.ts';
import { COMPOSITIONS, rising } from './compositions.ts';
import { type Fact, factsOf } from './facts.ts';
import { type Family, familyOf } from './families.ts';
import { alone, chanceOf, fitted, mirrored, subjectOf } from './layers.ts';
import { paletteOf } from './palettes.ts';
import type { Picture } from './recipe.ts';
import { SUBJECTS } from './subjects/index.ts';

const FRAMES: Readonly<Record<string, Frame>> = {
  attack: 'pointed',
  skill: 'plain',
  power: 'round',
  curse: 'chamfer',
  status: 'chamfer',
  ticket: 'plain',
};

export const familyOfCard = (item: Pick<ContentItem, 'faces'>): Family => familyOf(factsOf(item));

const CURSED: Readonly<Record<string, { readonly sheets: readonly Sheet[]; readonly light: Sheet }>> = {
  curse: { sheets: ['night', 'plum', 'violet', 'wine'], light: 'violet' },
  status: { sheets: ['soot', 'iron', 'ash', 'bronze'], light: 'amber' },
};

/** Curses and Status cards: the thing itself, before broken glass. */
const curseOf = (item: ContentItem, type: 'curse' | 'status'): Picture => {
  const { sheets, light } = CURSED[type] as (typeof CURSED)[string];
  const subject = subjectOf(SUBJECTS[item.name] ?? 'cursed-star', sheets, light)([0, 0], 0.78);
  return {
    scene: {
      frame: 'chamfer',
      ground: { kind: 'broken', sheets },
      light,
      layers: [subject],
      beads: type === 'curse' ? 'plum' : 'iron',
    },
    small: [alone(subject, 'chamfer')],
  };
};

/** The last layer is the subject; an X stands behind it. */
const layersOf = (family: Family, facts: ReadonlySet<Fact>, item: ContentItem, ground: readonly Sheet[]) => {
  const composition = COMPOSITIONS[family];
  const palette = paletteOf(item.owner);
  const subject = subjectOf(SUBJECTS[item.name] ?? composition.icon, ground, composition.light);
  const layers = composition.layers({ subject, facts, palette, power: item.type === 'power' });
  return facts.has('x') ? [...rising(), ...layers] : layers;
};

export const cardByRule = (item: ContentItem): Picture => {
  if (item.type === 'curse' || item.type === 'status') return curseOf(item, item.type);
  const facts = factsOf(item);
  const family = familyOf(facts);
  const composition = COMPOSITIONS[family];
  const palette = paletteOf(item.owner);
  const frame = FRAMES[item.type ?? ''] ?? 'plain';
  const main = frame === 'pointed' ? palette.attack : frame === 'round' ? palette.power : palette.skill;
  const kind = frame === 'round' ? (composition.power ?? 'rose') : composition.ground;
  const sheets = [...main, ...composition.accents];
  const turned = chanceOf(item.id) < 0.5;
  const layers = layersOf(family, facts, item, main).map((layer) =>
    fitted(turned ? { ...mirrored(layer), flip: layer.flip ?? false } : layer, frame),
  );
  const subject = layers.at(-1);
  const scene: Scene = {
    frame,
    ground: { kind, sheets },
    light: composition.light,
    layers,
    beads: palette.beads,
    ...(item.rarity === 'rare' ? { foil: true } : {}),
  };
  return { scene, small: subject === undefined ? [] : [alone(subject, frame)] };
};
