/** The windows of The Stygian Society: skills, generic actions, treasures, rooms, chests and statuses. */
import type { ContentItem } from '@three-spires/kernel';
import { CONTENT } from '@three-spires/stygian-society/library';
import { castFigure } from '../../figures/cast-figure.ts';
import { figureNamed } from '../../figures/figures.ts';
import type { Frame, Layer, Sheet } from '../../model.ts';
import { ARCH_NAMES, niche } from '../../shapes/niches.ts';
import { hashOf } from '../compose/chance.ts';
import {
  ALONE,
  asSubject,
  compose,
  type Family,
  type Palette,
  type Picture,
  type Subject,
} from '../compose/family.ts';
import { mirrored } from '../compose/layers.ts';
import { windowFrom } from '../compose/recipe.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import type { Window } from '../window.ts';
import { FAMILIES, PLAIN } from './families.ts';
import { HERO_PALETTES, OTHER, PALETTES } from './palettes.ts';
import { BY_KIND, BY_WORD, SUBJECTS } from './subjects.ts';
import { type Facts, factsOf, wordsOf } from './words.ts';

/** Enemies, mid-bosses and wizards are figures. */
const WITH_WINDOW: ReadonlySet<string> = new Set(['skill', 'generic', 'treasure', 'room', 'chest', 'status']);

/** From this peril on a chest is dangerous enough to be red inside. */
const GRAVE_PERIL = 9;

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const frameOf = ({ kind, type }: ContentItem): Frame =>
  kind === 'room'
    ? 'arch'
    : kind === 'status' || (kind === 'skill' && type === 'passive')
      ? 'round'
      : 'plain';

const paletteOf = ({ kind, deck, owner }: ContentItem): Palette =>
  (kind === 'skill' ? HERO_PALETTES[owner ?? ''] : undefined) ??
  PALETTES[`${kind} ${deck ?? ''}`] ??
  PALETTES[kind] ??
  OTHER;

const decisiveWord = (item: ContentItem, facts: Facts): string | undefined =>
  (item.kind === 'status' ? [item.name] : wordsOf(facts)).find((word) => FAMILIES[word] !== undefined);

/** A chest stands open at the lower edge, and what was in it rises above it. */
const outOfTheChest = (family: Family, peril: number): Family => ({
  ground: family.ground,
  accents: family.accents ?? ['soot'],
  light: peril >= GRAVE_PERIL ? 'ruby' : (family.light ?? 'amber'),
  at: [0, -0.13],
  size: 0.62,
  behind: [
    {
      shape: 'icon:open-chest',
      at: [0, 0.3],
      size: 0.62,
      sheets: ['wood', 'brass', 'leather'],
      holes: peril >= GRAVE_PERIL ? 'ruby' : 'amber',
      glow: family.glow ?? 'amber',
    },
  ],
});

/** The height of the boxes in which small creatures are drawn is less. */
const LOW = 400;

/** Who waits in the first place of a rank. The two look at each other. */
const waiting = (name: string | undefined, side: -1 | 1): readonly Layer[] => {
  const figure = figureNamed(slugOf(name ?? ''));
  if (figure === undefined) return [];
  // What is small beside a hero is small here; all feet are on the floor.
  const size = figure.box[1] < LOW ? 0.4 : 0.56;
  return [
    {
      shape: castFigure(figure, {}),
      at: [side * 0.36, 0.45 - size / 2],
      size,
      glow: figure.glow,
      ...(side < 0 ? { flip: true } : {}),
    },
  ];
};

const VAULTS: readonly (readonly [Sheet, Sheet])[] = [
  ['stone', 'iron'],
  ['bronze', 'leather'],
  ['ash', 'iron'],
  ['bone', 'ash'],
];

/** A room is a vault of its own with a thing at its end; who waits in the front rank and in the rear stands before it. */
const inTheVault = (family: Family, id: string, { front = [], rear = [] }: Facts): Family => {
  const chance = hashOf(id);
  const arch = ARCH_NAMES[chance % ARCH_NAMES.length] ?? 'round';
  const stones = VAULTS[(chance >>> 8) % VAULTS.length] ?? ['stone', 'iron'];
  const vault = { shape: niche(arch, stones, ((chance >>> 4) % 3) - 1), at: [0, 0], size: 1.34 } as const;
  return {
    ...family,
    behind: [vault],
    at: [0, 0.08],
    size: 0.46,
    before: [...waiting(rear[0], 1), ...waiting(front[0], -1)],
  };
};

const familyOf = (item: ContentItem, facts: Facts): Family => {
  const word = decisiveWord(item, facts);
  const family = (word === undefined ? undefined : FAMILIES[word]) ??
    PLAIN[item.kind] ?? { ground: 'quarry' };
  if (item.kind === 'chest') return outOfTheChest(family, facts.peril ?? 0);
  if (item.kind === 'room') return inTheVault(family, item.id, facts);
  return family;
};

const subjectOf = (item: ContentItem, facts: Facts): Subject =>
  asSubject(
    SUBJECTS[item.id] ?? BY_WORD[decisiveWord(item, facts) ?? ''] ?? BY_KIND[item.kind] ?? 'scroll-unfurled',
  );

const isRare = ({ kind, deck }: ContentItem, { level }: Facts): boolean =>
  kind === 'skill' ? level === 3 : kind === 'treasure' && deck === 'upper';

/** A small picture of a room shows who waits in front, on one side or the other, before its thing and who waits in the rear. */
const closeUp = (id: string, picture: Picture, { front = [], rear = [] }: Facts): Picture => {
  const figure = figureNamed(slugOf(front[0] ?? ''));
  const [subject] = picture.small;
  if (figure === undefined || subject === undefined) return picture;
  const { glow } = figure;
  const small: readonly Layer[] = [
    { ...subject, at: [0.14, -0.16], size: 0.5 },
    ...waiting(rear[0], 1),
    { shape: castFigure(figure, { crop: 'upper' }), at: [-0.24, 0.1], size: 0.74, flip: true, glow },
  ];
  return { ...picture, small: hashOf(`${id} side`) < 2 ** 31 ? small.map(mirrored) : small };
};

/** The window of an entry, whether or not anyone thought of its picture. */
export const itemWindow = (item: ContentItem): Window => {
  const facts = factsOf(item);
  const byRule = compose({
    id: item.id,
    frame: frameOf(item),
    foil: isRare(item, facts),
    palette: paletteOf(item),
    family: familyOf(item, facts),
    subject: subjectOf(item, facts),
  });
  const key = item.id.replace('.', '/');
  return windowFrom(key, closeUp(item.id, byRule, facts), recipesOf('stygian-society')[key], ALONE);
};

export const stygianSocietyWindows = (): readonly Window[] =>
  CONTENT.filter(({ kind }) => WITH_WINDOW.has(kind)).map(itemWindow);
