import { COMBAT_ENGLISH } from './en-combat.ts';
import { DECKS_ENGLISH } from './en-decks.ts';
import { FRONT_ENGLISH } from './en-front.ts';
import { HOST_ENGLISH } from './en-host.ts';
import { LEARN_ENGLISH } from './en-learn.ts';
import { LEARN_DUEL_ENGLISH } from './en-learn-duel.ts';
import { LEARN_FLOOR_ENGLISH } from './en-learn-floor.ts';
import { MYSTIC_ENGLISH } from './en-mystic.ts';
import { ROOMS_ENGLISH } from './en-rooms.ts';
import { RUN_ENGLISH } from './en-run.ts';
import { SHELF_ENGLISH } from './en-shelf.ts';
import { SOURCES_ENGLISH } from './en-sources.ts';
import { STYGIAN_ENGLISH } from './en-stygian.ts';
import { TABLE_ENGLISH } from './en-table.ts';
import { TOWER_ENGLISH } from './en-tower.ts';

/** Every sentence of the interface; another language is another such object, typed by the keys of this one. */
export const ENGLISH = {
  ...FRONT_ENGLISH,
  ...TABLE_ENGLISH,
  ...COMBAT_ENGLISH,
  ...LEARN_ENGLISH,
  ...LEARN_DUEL_ENGLISH,
  ...LEARN_FLOOR_ENGLISH,
  ...MYSTIC_ENGLISH,
  ...RUN_ENGLISH,
  ...ROOMS_ENGLISH,
  ...SHELF_ENGLISH,
  ...SOURCES_ENGLISH,
  ...DECKS_ENGLISH,
  ...HOST_ENGLISH,
  ...STYGIAN_ENGLISH,
  ...TOWER_ENGLISH,
} as const;

export type MessageKey = keyof typeof ENGLISH;
