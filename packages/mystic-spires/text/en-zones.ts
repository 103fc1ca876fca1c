import type { Messages } from '@three-spires/kernel';

/** The texts of the zones of the Battlefield. */
export const zonesEnglish = {
  'zone.field': 'Field',
  'zone.field.about':
    'Units, Tokens, Passives and Equipment in play lie here face up. There is room for any number of cards.',
  'zone.tower': 'Tower place',
  'zone.tower.about':
    'Your Tower lies here open from the start. Its HP are yours: at 0 you lose. It is no Unit and never leaves play.',
  'zone.mainDeck': 'Main Deck',
  'zone.mainDeck.about':
    '{least} to {most} cards, face down. Both Keepers know how many are left and neither knows their order. Without a card left you lose.',
  'zone.hand': 'Hand',
  'zone.hand.about':
    'You begin with {opening} cards. Only you see them; how many there are is open. There is no limit.',
  'zone.tokenDeck': 'Token Deck',
  'zone.tokenDeck.about':
    'Your Tokens, face down. You may look through them at any time; your opponent sees only how many there are. A destroyed Token comes back here.',
  'zone.graveyard': 'Graveyard',
  'zone.graveyard.about':
    'Destroyed Units, removed Passives and Equipment, used Instants and discarded cards, face up. Anybody may look through it.',
  'zone.exiled': 'Exiled stack',
  'zone.exiled.about': 'Exiled cards lie here open. Nothing brings them back.',
  'zone.crystal': 'Crystal pool',
  'zone.crystal.about':
    'Your Crystal, kept from turn to turn. Your Tower adds to it in each of your Standby Phases. At {overload} you lose.',
} as const satisfies Messages;
