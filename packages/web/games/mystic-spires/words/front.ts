import type { Messages } from '@three-spires/kernel';

export const FRONT_WORDS = {
  'shelf.decks': 'Decks',
  'learn.hint': 'Three short lessons: a duel, Cascades, your own deck',
  'game.short': 'Mystic Spires',
  'front.players': '2 players · duel',
  'front.about':
    'Two Keepers, two Towers. Summon, cast and answer in Cascades until one Tower falls. Build your own deck.',
  'front.begin': 'Play a duel',
  'front.beginHint': 'Against a bot, a friend, or at one screen',
  'front.togetherHint': 'A friend by link; both bring a deck',
  'front.decks': 'Build a deck',
  'front.decksHint': 'From every card, with every rule checked',
  'front.keeper': 'Keeper {number}',
  'front.chooseDeck': 'Bring a deck of your choice',
  'front.hiddenDeck': 'A deck of their choice',
  'front.allSets': 'Duel with all sets',
  'front.sets': 'Duel with {sets}',
  'front.turn': 'Turn {turn}',
  'game.title': 'Mystic Spires: The Trading Card Game',
} as const satisfies Messages;
