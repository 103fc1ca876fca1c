import { MYSTIC_SPELL_PICTURES } from './mystic-spell-pictures.ts';
import { MYSTIC_UNIT_PICTURES } from './mystic-unit-pictures.ts';
import type { Icon } from './picture-table.ts';

/** The silhouette of a card, Token or Tower of Mystic Spires. Kept apart: no other game loads these. */
export const mysticPictureOf = (name: string): Icon | undefined =>
  MYSTIC_UNIT_PICTURES[name] ?? MYSTIC_SPELL_PICTURES[name];
