import { createSay } from '../../../text/say.ts';
import { DECKS_WORDS } from './decks.ts';
import { FRONT_WORDS } from './front.ts';
import { GUIDE_WORDS } from './guide.ts';
import { LIBRARY_WORDS } from './library.ts';
import { STORY_WORDS } from './story.ts';
import { TABLE_WORDS } from './table.ts';

/** Messages used only by this game. */
export const WORDS = {
  ...DECKS_WORDS,
  ...FRONT_WORDS,
  ...GUIDE_WORDS,
  ...LIBRARY_WORDS,
  ...STORY_WORDS,
  ...TABLE_WORDS,
} as const;

export const { say, sayOr } = createSay(WORDS);

export type MessageKey = Parameters<typeof say>[0];
