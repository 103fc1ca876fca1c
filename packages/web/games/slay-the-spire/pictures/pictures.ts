import type { Icon, PictureList } from '../../../icons/icon.ts';
import { DEFECT_PICTURES } from './defect-pictures.ts';
import { ENEMY_PICTURES } from './enemy-pictures.ts';
import { EVENT_PICTURES } from './event-pictures.ts';
import { IRONCLAD_PICTURES } from './ironclad-pictures.ts';
import { BOSS_RELIC_PICTURES, POTION_PICTURES, RELIC_PICTURES } from './item-pictures.ts';
import { SECOND_ACT_PICTURES } from './second-act-pictures.ts';
import { COLORLESS_PICTURES, KIND_PICTURES, SHARED_PICTURES } from './shared-pictures.ts';
import { SILENT_PICTURES } from './silent-pictures.ts';
import { THIRD_ACT_PICTURES } from './third-act-pictures.ts';
import { WATCHER_PICTURES } from './watcher-pictures.ts';

const PICTURES: PictureList = {
  ...SHARED_PICTURES,
  ...SILENT_PICTURES,
  ...IRONCLAD_PICTURES,
  ...DEFECT_PICTURES,
  ...WATCHER_PICTURES,
  ...COLORLESS_PICTURES,
  ...POTION_PICTURES,
  ...RELIC_PICTURES,
  ...BOSS_RELIC_PICTURES,
  ...ENEMY_PICTURES,
  ...SECOND_ACT_PICTURES,
  ...THIRD_ACT_PICTURES,
  ...EVENT_PICTURES,
};

/** The silhouette of a card, enemy, item or Event, or the one of its kind. */
export const pictureOf = (name: string, kind: string): Icon | undefined =>
  PICTURES[name] ?? KIND_PICTURES[kind];
