import { createSay } from '../../../text/say.ts';
import { CLIMB_WORDS } from './climb.ts';
import { CLIMB_STORY_WORDS } from './climb-story.ts';
import { COMBAT_WORDS } from './combat.ts';
import { FRONT_WORDS } from './front.ts';
import { GUIDE_WORDS } from './guide.ts';
import { LIBRARY_WORDS } from './library.ts';
import { ROOMS_WORDS } from './rooms.ts';
import { SANDBOX_WORDS } from './sandbox.ts';
import { SET_UP_WORDS } from './set-up.ts';
import { TABLE_WORDS } from './table.ts';

/** Messages used only by this game. */
export const WORDS = {
  ...CLIMB_WORDS,
  ...COMBAT_WORDS,
  ...FRONT_WORDS,
  ...GUIDE_WORDS,
  ...LIBRARY_WORDS,
  ...ROOMS_WORDS,
  ...SANDBOX_WORDS,
  ...SET_UP_WORDS,
  ...CLIMB_STORY_WORDS,
  ...TABLE_WORDS,
} as const;

export const { say, sayOr } = createSay(WORDS);

export type MessageKey = Parameters<typeof say>[0];
