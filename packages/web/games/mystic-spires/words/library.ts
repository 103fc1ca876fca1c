import type { Messages } from '@three-spires/kernel';

export const LIBRARY_WORDS = {
  'opinion.taken': 'Played when drawn',
  'opinion.wonTaken': 'Duels won after playing it',
  'opinion.wonLeft': 'Duels won when it stayed in hand',
  'library.battlefield': 'The Battlefield',
  'library.opponentSide': 'Your opponent',
  'library.yourSide': 'You',
  'kind.zone': 'Zones',
} as const satisfies Messages;
