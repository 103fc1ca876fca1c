/** The windows of Mystic Spires: Units, Spells, Tokens and Towers. Game data decides, a recipe overrides. */
import {
  CARDS,
  type CardDefinition,
  TOWERS,
  type TowerDefinition,
} from '@three-spires/mystic-spires/library';
import type { Frame } from '../../model.ts';
import { towerDrawing } from '../../shapes/spires.ts';
import { ALONE, asSubject, compose, composeAround, type Family, type Subject } from '../compose/family.ts';
import { windowFrom } from '../compose/recipe.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import type { Window } from '../window.ts';
import { FAMILIES, PLAIN } from './families.ts';
import { LAND, PALETTES } from './palettes.ts';
import { BY_TYPING, BY_WORD, SUBJECTS } from './subjects.ts';
import { TOWER_SCENES } from './towers.ts';
import { unitShown } from './units.ts';
import { statusesOf, wordsOf } from './words.ts';

/** The shape of its window tells the type of a Unit. */
const UNIT_FRAMES: Readonly<Record<string, Frame>> = {
  Assault: 'pointed',
  Defense: 'chamfer',
  Special: 'arch',
};

const FRAMES: Readonly<Record<CardDefinition['kind'], Frame>> = {
  Unit: 'arch',
  Instant: 'arch',
  Passive: 'round',
  Equipment: 'plain',
  Token: 'round',
};

const PLAIN_SPELL: Family = { ground: 'whirl' };

const decisiveWord = (card: CardDefinition): string | undefined =>
  [...statusesOf(card), ...wordsOf(card.abilities)].find((word) => FAMILIES[word] !== undefined);

/** A Unit stands in the land of its set; where its word has companions, they take the place of the sky. */
const inItsLand = (card: CardDefinition, family: Family): Family => {
  const { behind, foot } = LAND[card.set];
  const sky = family.ground === 'land' ? behind : [];
  return { ...family, behind: [...sky, ...(family.behind ?? []), foot] };
};

const familyOf = (card: CardDefinition): Family => {
  const word = decisiveWord(card);
  const typed = card.kind === 'Equipment' ? PLAIN[card.typing ?? 'Charm'] : PLAIN[card.type];
  const family = (word === undefined ? undefined : FAMILIES[word]) ?? typed ?? PLAIN_SPELL;
  return card.kind === 'Unit' ? inItsLand(card, family) : family;
};

const subjectOf = (card: CardDefinition): Subject =>
  asSubject(
    SUBJECTS[card.name] ?? BY_TYPING[card.typing ?? ''] ?? BY_WORD[decisiveWord(card) ?? ''] ?? 'magic-swirl',
  );

const isRare = ({ rarity }: CardDefinition): boolean => rarity === 'rare' || rarity === 'gold';

/** The window of a card or a Token, whether or not anyone thought of its picture. */
export const cardWindow = (card: CardDefinition): Window => {
  const id = card.id.toLowerCase();
  const key = `${card.kind === 'Token' ? 'token' : 'card'}/${id}`;
  const family = familyOf(card);
  const palette = PALETTES[card.set];
  const setting = {
    id,
    frame: (card.kind === 'Unit' ? UNIT_FRAMES[card.type] : undefined) ?? FRAMES[card.kind],
    foil: isRare(card),
    palette,
    family,
  };
  const shown = unitShown(id, family.glow ?? palette.light);
  const byRule =
    shown === undefined
      ? compose({ ...setting, subject: subjectOf(card) })
      : composeAround(setting, shown.layer, shown.close);
  return windowFrom(key, byRule, recipesOf('mystic-spires')[key], ALONE);
};

export const towerWindow = (tower: TowerDefinition): Window => {
  const id = tower.id.toLowerCase();
  const { ground, accent, light, beads } = PALETTES[tower.set];
  const { behind, foot } = LAND[tower.set];
  const scene = TOWER_SCENES[id];
  const layer = {
    shape: towerDrawing(TOWER_SCENES[id] === undefined ? tower.set : id),
    at: [0, 0.535],
    size: 2,
    glow: light,
  } as const;
  return {
    key: `tower/${id}`,
    scene: {
      frame: 'arch',
      ground: scene?.ground ?? { kind: 'burst', sheets: [...ground, accent] },
      light: scene?.light ?? light,
      layers: [...(scene?.behind ?? behind), layer, ...(scene?.before ?? [foot])],
      beads,
      foil: true,
    },
    from: scene === undefined ? 'rule' : 'recipe',
    small: [{ ...layer, at: [0, 0.58], size: 2.1 }],
  };
};

/** Every card, Token and Tower of the catalogue. */
export const mysticSpiresWindows = (): readonly Window[] => [
  ...CARDS.map(cardWindow),
  ...TOWERS.map(towerWindow),
];
