import { ENEMY_PICTURES } from './enemy-pictures.ts';
import { IRONCLAD_PICTURES } from './ironclad-pictures.ts';
import { KIND_PICTURES } from './kind-pictures.ts';
import type { Icon, PictureTable } from './picture-table.ts';
import { SHARED_PICTURES } from './shared-pictures.ts';
import { SILENT_PICTURES } from './silent-pictures.ts';

const PICTURES: PictureTable = {
  ...SHARED_PICTURES,
  ...SILENT_PICTURES,
  ...IRONCLAD_PICTURES,
  ...ENEMY_PICTURES,
};

/** The silhouette of a card, enemy or item, or the one of its kind. */
export const pictureOf = (name: string, kind: string): Icon | undefined =>
  PICTURES[name] ?? KIND_PICTURES[kind];
