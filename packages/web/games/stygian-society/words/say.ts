import { SHARED_WORDS } from '@three-spires/in-words/stygian-society/shared-words';
import { createSay } from '../../../text/say.ts';
import { FRONT_WORDS } from './front.ts';
import { STORY_WORDS } from './story.ts';
import { TABLE_WORDS } from './table.ts';
import { TOWER_WORDS } from './tower.ts';

/** Messages used only by this game. */
export const WORDS = {
  ...SHARED_WORDS,
  ...FRONT_WORDS,
  ...STORY_WORDS,
  ...TABLE_WORDS,
  ...TOWER_WORDS,
} as const;

export const { say, sayOr } = createSay(WORDS);

export type MessageKey = Parameters<typeof say>[0];
