import type { Messages } from '@three-spires/kernel';

/** What the library says. */
export const LIBRARY_WORDS = {
  'library.battlefield': 'The Battlefield',
  'library.opponentSide': 'Your opponent',
  'library.yourSide': 'You',
  'kind.zone': 'Zones',
} as const satisfies Messages;
