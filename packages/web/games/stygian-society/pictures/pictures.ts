import type { Icon, PictureList } from '../../../icons/icon.ts';
import { STYGIAN_FOE_PICTURES } from './foe-pictures.ts';
import { STYGIAN_SKILL_PICTURES } from './skill-pictures.ts';
import { STYGIAN_TREASURE_PICTURES } from './treasure-pictures.ts';

const PICTURES: PictureList = {
  ...STYGIAN_SKILL_PICTURES,
  ...STYGIAN_TREASURE_PICTURES,
  ...STYGIAN_FOE_PICTURES,
};

/** The silhouette of a card, mat or hero of The Stygian Society, by its id: `skill.steel-fist`, `hero.knight`. */
export const pictureOf = (id: string): Icon | undefined => PICTURES[id];
