/** The texts of Event cards besides the effects of their options. */
export const eventCards = {
  'card.event.nothing': 'Nothing happens.',
  'card.event.needsRelic': 'Only if a player has {relic}. {effects}',
  'rider.notFirst':
    'If this is the first Event of the run, put it on the bottom of the Event deck and draw another.',
  'rider.party': 'The party chooses one option together.',
  'rider.distinct': 'Each player must choose a different option.',
  'rider.picks': 'Each player chooses 1 to {picks} different options.',
  'rider.picksTwo': 'Each player chooses 1 or 2 different options.',
  'rider.turnsUpRelic': 'First, each player reveals one of their relics at random.',
} as const;
