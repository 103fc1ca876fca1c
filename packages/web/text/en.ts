import { DECKS_ENGLISH } from '../games/mystic-spires/words/decks.ts';
import { LEARN_DUEL_ENGLISH } from '../games/mystic-spires/words/guide.ts';
import { MYSTIC_ENGLISH } from '../games/mystic-spires/words/table.ts';
import { RUN_ENGLISH } from '../games/slay-the-spire/words/climb.ts';
import { COMBAT_ENGLISH } from '../games/slay-the-spire/words/combat.ts';
import { LEARN_ENGLISH } from '../games/slay-the-spire/words/guide.ts';
import { ROOMS_ENGLISH } from '../games/slay-the-spire/words/rooms.ts';
import { LEARN_FLOOR_ENGLISH } from '../games/stygian-society/words/guide.ts';
import { STYGIAN_ENGLISH } from '../games/stygian-society/words/table.ts';
import { TOWER_ENGLISH } from '../games/stygian-society/words/tower.ts';
import { FRONT_ENGLISH } from './en-front.ts';
import { HOST_ENGLISH } from './en-host.ts';
import { SHELF_ENGLISH } from './en-shelf.ts';
import { SOURCES_ENGLISH } from './en-sources.ts';
import { TABLE_ENGLISH } from './en-table.ts';

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
