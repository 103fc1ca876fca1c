import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';

const WORDS = {
  'whatIf.hp': 'HP left on the Tower after a victory',
  'whatIf.rounds': 'Turn in which the game ended',
  'whatIf.cards':
    'These are the cards in hand and deck. Both decks are shuffled, and as many cards are drawn as are in hand now.',
  'whatIf.causes': 'How games ended',
  'whatIf.opponent': 'Bot of the opponent',
  'whatIf.cause.tower': 'A Tower fell',
  'whatIf.cause.decked-out': 'Decked Out',
  'whatIf.cause.overload': 'Crystal Overload',
  'whatIf.cause.conceded': 'Conceded',
  'whatIf.cause.turn-limit': 'Turn limit',
  'whatIf.decks': 'Decks against each other',
  'whatIf.decksAbout':
    'Choose at least two decks. Each plays every other; games come in fours with the same luck, so that each deck sits in both seats and begins as often as the other.',
  'whatIf.decksAboutOne':
    'Choose at least two decks. Each plays every other; games come in pairs with the same luck, one for each seat. The deck higher in the list always begins.',
  'whatIf.starters': 'Starter decks',
  'whatIf.own': 'Your decks',
  'whatIf.first': 'Who begins',
  'whatIf.first.both': 'Each half the time',
  'whatIf.first.one': 'The upper deck',
  'whatIf.pairPlays': 'Games of each pair',
  'whatIf.decksStart': 'Play {count} games',
  'whatIf.tooMany': 'These are {count} games. At most {most} can be played: choose fewer decks or games.',
  'whatIf.tooManyDecks': 'At most {most} decks can play each other.',
  'whatIf.matrix': 'How often the deck of the row won against that of the column',
  'whatIf.against': 'Deck',
  'whatIf.all': 'All',
  'whatIf.cellWords':
    '{deck} against {other}: {percent} % of {games} games won, with 95 % confidence {low} to {high} %',
  'whatIf.begins': 'The deck that began won {percent} % of all games ({low} to {high} %).',
  'whatIf.noneYet': '–',
} as const satisfies Messages;

export const { say, sayOr } = createSay(WORDS);
