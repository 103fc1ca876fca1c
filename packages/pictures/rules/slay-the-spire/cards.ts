/** The windows of cards: the type gives the frame, the owner the colours, the effects all the rest. */
import type { ContentItem } from '@three-spires/kernel';
import type { Frame, Layer, Sheet } from '../../model.ts';
import { type Picture, pictureOf } from '../compose/family.ts';
import { mirrored } from '../compose/layers.ts';
import { type CardFamily, FAMILIES, rising } from './families.ts';
import { type FamilyName, familyOf } from './family-rules.ts';
import { paletteOf } from './palettes.ts';
import { ALONE, chanceOf, fitted, subjectOf } from './subject-layer.ts';
import { SUBJECTS } from './subjects/index.ts';
import { factsOf } from './words.ts';

const FRAMES: Readonly<Record<string, Frame>> = {
  attack: 'pointed',
  skill: 'plain',
  power: 'round',
  curse: 'chamfer',
  status: 'chamfer',
  ticket: 'plain',
};

export const familyOfCard = (item: Pick<ContentItem, 'faces'>): FamilyName => familyOf(factsOf(item));

const CURSED: Readonly<Record<string, { readonly sheets: readonly Sheet[]; readonly light: Sheet }>> = {
  curse: { sheets: ['night', 'plum', 'violet', 'wine'], light: 'violet' },
  status: { sheets: ['soot', 'iron', 'ash', 'bronze'], light: 'amber' },
};

/** Curses and Status cards: the thing itself, before broken glass. */
const curseOf = (item: ContentItem, type: 'curse' | 'status'): Picture => {
  const { sheets, light } = CURSED[type] as (typeof CURSED)[string];
  const subject = subjectOf(SUBJECTS[item.name] ?? 'cursed-star', sheets, light)([0, 0], 0.78);
  const beads = type === 'curse' ? 'plum' : 'iron';
  return pictureOf(
    { frame: 'chamfer', ground: { kind: 'broken', sheets }, light, beads },
    { subject },
    ALONE,
  );
};

/** The family as a card of this frame has it: a round one is a Power's. */
const inFrame = (family: CardFamily, frame: Frame): CardFamily =>
  frame === 'round' ? { ...family, ground: 'rose', ...family.power } : family;

export const cardByRule = (item: ContentItem): Picture => {
  if (item.type === 'curse' || item.type === 'status') return curseOf(item, item.type);
  const facts = factsOf(item);
  const frame = FRAMES[item.type ?? ''] ?? 'plain';
  const family = inFrame(FAMILIES[familyOf(facts)], frame);
  const { ground, accents, light, icon, at, size, behind = [], companions } = family;
  const palette = paletteOf(item.owner);
  const main = frame === 'pointed' ? palette.attack : frame === 'round' ? palette.power : palette.skill;
  const subject = subjectOf(SUBJECTS[item.name] ?? icon, main, light);
  const turned = chanceOf(item.id) < 0.5;
  const arranged = (layer: Layer): Layer =>
    fitted(turned ? { ...mirrored(layer), flip: layer.flip ?? false } : layer, frame);
  const { beads } = palette;
  const foil = item.rarity === 'rare' ? { foil: true } : {};
  const around = companions?.({ subject, facts, palette }) ?? behind;
  return pictureOf(
    { frame, ground: { kind: ground, sheets: [...main, ...accents] }, light, beads, ...foil },
    {
      behind: [...(facts.has('x') ? rising() : []), ...around].map(arranged),
      subject: arranged(subject(at, size)),
    },
    ALONE,
  );
};
