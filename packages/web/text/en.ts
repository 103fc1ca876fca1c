import { FAILURE_ENGLISH } from './en-failure.ts';
import { FINDING_ENGLISH } from './en-finding.ts';
import { FRONT_ENGLISH } from './en-front.ts';
import { HISTORY_ENGLISH } from './en-history.ts';
import { HOST_ENGLISH } from './en-host.ts';
import { LEARN_ENGLISH } from './en-learn.ts';
import { LOBBY_ENGLISH } from './en-lobby.ts';
import { PLAIN_ENGLISH } from './en-plain.ts';
import { SHELF_ENGLISH } from './en-shelf.ts';
import { SOURCES_ENGLISH } from './en-sources.ts';
import { TABLE_ENGLISH } from './en-table.ts';

/**
 * All messages that do not belong to one game. Another language is another such object with the same keys.
 */
export const ENGLISH = {
  ...FAILURE_ENGLISH,
  ...FINDING_ENGLISH,
  ...FRONT_ENGLISH,
  ...HISTORY_ENGLISH,
  ...HOST_ENGLISH,
  ...LEARN_ENGLISH,
  ...LOBBY_ENGLISH,
  ...PLAIN_ENGLISH,
  ...SHELF_ENGLISH,
  ...SOURCES_ENGLISH,
  ...TABLE_ENGLISH,
} as const;

export type MessageKey = keyof typeof ENGLISH;
