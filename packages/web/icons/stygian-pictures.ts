import type { Icon, PictureTable } from './picture-table.ts';
import { STYGIAN_FOE_PICTURES } from './stygian-foe-pictures.ts';
import { STYGIAN_SKILL_PICTURES } from './stygian-skill-pictures.ts';
import { STYGIAN_TREASURE_PICTURES } from './stygian-treasure-pictures.ts';

const PICTURES: PictureTable = {
  ...STYGIAN_SKILL_PICTURES,
  ...STYGIAN_TREASURE_PICTURES,
  ...STYGIAN_FOE_PICTURES,
};

/** The silhouette of a card, mat or hero of The Stygian Society, by its id: `skill.steel-fist`, `hero.knight`. */
export const stygianPicture = (id: string): Icon | undefined => PICTURES[id];
