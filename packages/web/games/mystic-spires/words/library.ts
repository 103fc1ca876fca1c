import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';
import { WORDS } from './say.ts';

const LIBRARY_WORDS = {
  'opinion.taken': 'Played when drawn',
  'opinion.wonTaken': 'Duels won after playing it',
  'opinion.wonLeft': 'Duels won when it stayed in hand',
  'library.battlefield': 'The Battlefield',
  'library.opponentSide': 'Your opponent',
  'library.yourSide': 'You',
  'kind.zone': 'Zones',
} as const satisfies Messages;

/** For code that no table loads. */
export const { say, sayOr } = createSay({ ...WORDS, ...LIBRARY_WORDS });
