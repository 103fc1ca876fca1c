import type { Messages } from '@three-spires/kernel';

/** What the library says. */
export const LIBRARY_WORDS = {
  'library.track.wounds': 'Wounds',
  'library.track.xp': 'Experience',
  'library.track.luck': 'Luck',
  'library.track.peril': 'Peril',
  'library.skillsOfLevel': 'Level {level}',
  'kind.hero': 'Hero mats',
  'kind.board': 'Boards',
} as const satisfies Messages;
