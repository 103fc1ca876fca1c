import type { Messages } from '@three-spires/kernel';

/** Rooms on the map. The browser's front page says them too. */
export const ROOM_WORDS = {
  'room.encounter': 'Encounter',
  'room.elite': 'Elite',
  'room.burningElite': 'Burning Elite',
  'room.event': 'Event',
  'room.campfire': 'Campfire',
  'room.treasure': 'Treasure',
  'room.merchant': 'Merchant',
  'room.boss': 'Boss',
  'room.hidden': 'Unknown room',
  'room.dark': 'Dark space',
  'room.light': 'Light space',
} as const satisfies Messages;
