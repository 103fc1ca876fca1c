import { createSay } from '../../../text/say.ts';
import { FRONT_WORDS } from './front.ts';
import { GUIDE_WORDS } from './guide.ts';
import { LIBRARY_WORDS } from './library.ts';
import { STORY_WORDS } from './story.ts';
import { TABLE_WORDS } from './table.ts';
import { TOWER_WORDS } from './tower.ts';

/** Messages used only by this game. */
export const WORDS = {
  ...FRONT_WORDS,
  ...GUIDE_WORDS,
  ...LIBRARY_WORDS,
  ...STORY_WORDS,
  ...TABLE_WORDS,
  ...TOWER_WORDS,
} as const;

export const { say, sayOr } = createSay(WORDS);

export type MessageKey = Parameters<typeof say>[0];
