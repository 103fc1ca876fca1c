import type { Messages } from '@three-spires/kernel';

/** What the climb says: setting out, Neow, the map, the ends of Acts. */
export const RUN_ENGLISH = {
  'climb.option': '{option}',
  'climb.vote': 'Vote: {what}',
  'climb.leave': 'Go on',
  'climb.buy': 'Buy {what} for {price} Gold',
  'climb.buyRemove': 'Remove a card for {price} Gold',
  'climb.share': 'Offer or stop to pay for the others',
  'climb.give': 'Give {what} to the {who}',
  'climb.drop': 'Discard {what}',
  'climb.swapRows': 'Change places',
  'climb.useRelic': 'Use {what}',
  'climb.takeBossRelic': 'Take {what}',
  'climb.skipBossRelic': 'Take none',
  'climb.acceptDie': 'Keep the roll',

  'act.1': 'I',
  'act.2': 'II',
  'act.3': 'III',
  'act.4': 'IV',

  'room.encounter': 'Encounter',
  'room.elite': 'Elite',
  'room.burningElite': 'Burning Elite',
  'room.event': 'Event',
  'room.campfire': 'Campfire',
  'room.treasure': 'Treasure',
  'room.merchant': 'Merchant',
  'room.boss': 'Boss',
  'room.hidden': 'Unknown room',
} as const satisfies Messages;
