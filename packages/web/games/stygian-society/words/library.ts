import type { Messages } from '@three-spires/kernel';

/** What the library says. */
export const LIBRARY_WORDS = {
  'library.track.wounds': 'Wounds',
  'library.track.xp': 'Experience',
  'library.track.luck': 'Luck',
  'library.track.peril': 'Peril',
  'library.skillsOfLevel': 'Level {level}',
  'sty.kind.hero': 'Hero mats',
  'sty.kind.board': 'Boards',
} as const satisfies Messages;
