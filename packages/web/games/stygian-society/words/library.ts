import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';
import { WORDS } from './say.ts';

const LIBRARY_WORDS = {
  'opinion.taken': 'Learned when there was a choice',
  'opinion.wonTaken': 'Games won after learning it',
  'opinion.wonLeft': 'Games won after choosing another',
  'opinion.depthTaken': 'Floors climbed after learning it',
  'opinion.depthLeft': 'Floors climbed after choosing another',
  'opinion.wonFound': 'Games won by parties that held it',
  'library.track.wounds': 'Wounds',
  'library.track.xp': 'Experience',
  'library.track.luck': 'Luck',
  'library.track.peril': 'Peril',
  'library.skillsOfLevel': 'Level {level}',
  'kind.hero': 'Hero mats',
  'kind.board': 'Boards',
} as const satisfies Messages;

/** For code that no table loads. */
export const { say, sayOr } = createSay({ ...WORDS, ...LIBRARY_WORDS });
