import { SHARED_WORDS } from '@three-spires/in-words/mystic-spires/shared-words';
import { createSay } from '../../../text/say.ts';
import { DECKS_WORDS } from './decks.ts';
import { FRONT_WORDS } from './front.ts';
import { STORY_WORDS } from './story.ts';
import { TABLE_WORDS } from './table.ts';

/** Messages used only by this game. */
export const WORDS = {
  ...SHARED_WORDS,
  ...DECKS_WORDS,
  ...FRONT_WORDS,
  ...STORY_WORDS,
  ...TABLE_WORDS,
} as const;

export const { say } = createSay(WORDS);

export type MessageKey = Parameters<typeof say>[0];
