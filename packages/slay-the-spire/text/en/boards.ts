/** The texts printed on the player boards. */
export const boards = {
  'board.start':
    '{hp} HP. {energy} [energy] each turn, at most {most}. No [gold] before Neow; {solo} [gold] when you play alone.',
  'board.deck': 'Starter deck: {cards}.',
  'board.cards': '{count} {name}',
  'board.orbSlots': '{count} Orb slots for [lightning], [frost] and [dark].',
  'board.stances': '*Stances*: Neutral at the start of combat, Calm and Wrath.',
  'board.strength': 'At most {limit} [strength].',
  'board.poison': 'At most {limit} [poison] on all enemies together.',
  'board.shivs': 'At most {limit} Shivs.',
  'board.miracles': 'At most {limit} Miracles.',
} as const;
