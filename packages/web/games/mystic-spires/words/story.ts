import type { Messages } from '@three-spires/kernel';

/** Text of a duel's story. */
export const STORY_WORDS = {
  'duel.turns': 'Turns',
  'duel.cascades': 'Cascades',
  'duel.longest': 'Longest Cascade',
  'duel.links': '{links} {links|link|links}',
  'duel.noCascade': 'none',
  'duel.watchLongest': 'Watch the longest Cascade',
  'duel.hp': 'HP of both Towers from turn to turn',
  'duel.hpWords': 'HP of both Towers when each turn began and at the end. {lines}',
  'duel.hpLine': '{name}: {values}',
  'duel.start': 'Start',
  'duel.end': 'Turn {turn}',
  'duel.keepers': 'The Keepers',
  'duel.figure.damage': 'Damage its Tower took',
  'duel.figure.gained': 'Crystal gained',
  'duel.figure.spent': 'Crystal spent',
  'duel.figure.left': 'Crystal unspent',
  'duel.figure.summoned': 'Units summoned',
  'duel.figure.lost': 'Units lost',
  'duel.cards': 'Cards played most',
} as const satisfies Messages;
