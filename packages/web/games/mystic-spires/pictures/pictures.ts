import type { Icon } from '../../../icons/icon.ts';
import { SPELL_PICTURES } from './spell-pictures.ts';
import { UNIT_PICTURES } from './unit-pictures.ts';

/** The silhouette of a card, Token or Tower of Mystic Spires. Kept apart: no other game loads these. */
export const pictureOf = (name: string): Icon | undefined => UNIT_PICTURES[name] ?? SPELL_PICTURES[name];
