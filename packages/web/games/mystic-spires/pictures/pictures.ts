import type { Icon } from '../../../icons/icon.ts';
import { MYSTIC_SPELL_PICTURES } from './spell-pictures.ts';
import { MYSTIC_UNIT_PICTURES } from './unit-pictures.ts';

/** The silhouette of a card, Token or Tower of Mystic Spires. Kept apart: no other game loads these. */
export const pictureOf = (name: string): Icon | undefined =>
  MYSTIC_UNIT_PICTURES[name] ?? MYSTIC_SPELL_PICTURES[name];
