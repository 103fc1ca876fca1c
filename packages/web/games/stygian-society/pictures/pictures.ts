import type { Icon, PictureList } from '../../../icons/icon.ts';
import { FOE_PICTURES } from './foe-pictures.ts';
import { SKILL_PICTURES } from './skill-pictures.ts';
import { TREASURE_PICTURES } from './treasure-pictures.ts';

const PICTURES: PictureList = {
  ...SKILL_PICTURES,
  ...TREASURE_PICTURES,
  ...FOE_PICTURES,
};

/** The silhouette of a card, mat or hero of The Stygian Society, by its id: `skill.steel-fist`, `hero.knight`. */
export const pictureOf = (id: string): Icon | undefined => PICTURES[id];
