import { SHARED_WORDS } from '@three-spires/in-words/slay-the-spire/shared-words';
import { createSay } from '../../../text/say.ts';
import { CLIMB_WORDS } from './climb.ts';
import { CLIMB_STORY_WORDS } from './climb-story.ts';
import { COMBAT_WORDS } from './combat.ts';
import { FRONT_WORDS } from './front.ts';
import { ROOMS_WORDS } from './rooms.ts';
import { TABLE_WORDS } from './table.ts';

/** Messages used only by this game. */
export const WORDS = {
  ...SHARED_WORDS,
  ...CLIMB_WORDS,
  ...COMBAT_WORDS,
  ...FRONT_WORDS,
  ...ROOMS_WORDS,
  ...CLIMB_STORY_WORDS,
  ...TABLE_WORDS,
} as const;

export const { say, sayOr } = createSay(WORDS);

export type MessageKey = Parameters<typeof say>[0];
