/** The windows of The Stygian Society: skills, generic actions, treasures, rooms, chests and statuses. */
import type { ContentItem } from '@three-spires/kernel';
import { CONTENT } from '@three-spires/stygian-society/library';
import type { Frame, Layer, Sheet } from '../../model.ts';
import { archway } from '../../shapes/scenery.ts';
import { ALONE, asSubject, compose, type Family, type Palette, type Subject } from '../compose/family.ts';
import { windowFrom } from '../compose/recipe.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import type { Window } from '../window.ts';
import { FAMILIES, PLAIN } from './families.ts';
import { HERO_PALETTES, OTHER, PALETTES } from './palettes.ts';
import { BY_KIND, BY_WORD, LURKERS, SUBJECTS } from './subjects.ts';
import { type Facts, factsOf, wordsOf } from './words.ts';

/** Enemies, mid-bosses and wizards are figures. */
const WITH_WINDOW: ReadonlySet<string> = new Set(['skill', 'generic', 'treasure', 'room', 'chest', 'status']);

/** From this peril on a chest is dangerous enough to be red inside. */
const GRAVE_PERIL = 9;

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

/** Enemies wear the colour of their cubes. */
const LIVERY: Readonly<Record<string, readonly Sheet[]>> = {
  red: ['ruby', 'wine'],
  yellow: ['amber', 'bronze'],
  black: ['stone', 'iron'],
};

const COLOUR_OF: ReadonlyMap<string, string> = new Map(
  CONTENT.filter(({ kind }) => kind === 'enemy').map(({ name, deck = 'black' }) => [name, deck]),
);

const lurker = (name: string | undefined, side: -1 | 1): readonly Layer[] => {
  const icon = LURKERS[name ?? ''];
  return icon === undefined
    ? []
    : [
        {
          shape: `icon:${icon}`,
          at: [side * 0.4, 0.24],
          size: 0.4,
          ...(side < 0 ? { flip: true } : {}),
          sheets: LIVERY[COLOUR_OF.get(name ?? '') ?? 'black'] ?? ['iron'],
          holes: 'soot',
        },
      ];
};

/** A room is seen through a gate; who waits in the front rank and in the rear stands at its sides. */
const throughTheGate = (family: Family, { front = [], rear = [] }: Facts, upper: boolean): Family => ({
  ...family,
  behind: [
    { shape: archway(upper ? ['ash', 'iron'] : ['stone', 'iron']), at: [0, 0], size: 1.34 },
    ...lurker(front[0], -1),
    ...lurker(rear[0], 1),
  ],
  at: [0, 0],
  size: 0.72,
});

const familyOf = (item: ContentItem, facts: Facts): Family => {
  const word = decisiveWord(item, facts);
  const family = (word === undefined ? undefined : FAMILIES[word]) ??
    PLAIN[item.kind] ?? { ground: 'quarry' };
  if (item.kind === 'chest') return outOfTheChest(family, facts.peril ?? 0);
  if (item.kind === 'room') return throughTheGate(family, facts, item.deck === 'upper');
  return family;
};

const subjectOf = (item: ContentItem, facts: Facts): Subject =>
  asSubject(
    SUBJECTS[item.id] ??
      (item.kind === 'room' ? LURKERS[facts.front?.[0] ?? ''] : undefined) ??
      BY_WORD[decisiveWord(item, facts) ?? ''] ??
      BY_KIND[item.kind] ??
      'scroll-unfurled',
  );

const isRare = ({ kind, deck }: ContentItem, { level }: Facts): boolean =>
  kind === 'skill' ? level === 3 : kind === 'treasure' && deck === 'upper';

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
  return windowFrom(key, byRule, recipesOf('stygian-society')[key], ALONE);
};

export const stygianSocietyWindows = (): readonly Window[] =>
  CONTENT.filter(({ kind }) => WITH_WINDOW.has(kind)).map(itemWindow);
