import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { choices, type Field, LEVEL, type SetUp, seatsFor } from '../telling/set-up.ts';

const DECKS = STARTER_DECKS.map(({ name }) => name);
const [FIRST = '', SECOND = ''] = DECKS;

export const DECK: Field = {
  name: 'deck',
  label: 'Your deck',
  choices: choices(DECKS),
  usual: FIRST,
  decks: true,
};

export const SET_UP: SetUp = {
  fields: [
    DECK,
    { ...DECK, name: 'opponentDeck', label: 'The deck of your opponent', usual: SECOND },
    {
      name: 'others',
      label: 'Your opponent',
      choices: choices(['bots', 'me', 'open'], ['A bot', 'You, on both sides', 'A friend, by link']),
      usual: 'bots',
    },
    LEVEL,
    {
      name: 'first',
      label: 'Who goes first',
      choices: choices(
        ['random', 'first', 'second', 'throw'],
        ['Chance decides', 'You', 'Your opponent', 'Rock, paper, scissors'],
      ),
      usual: 'random',
    },
  ],
  open: (answers, deckOf = (name) => name) => ({
    game: 'mystic-spires',
    // Whoever comes by link brings a deck.
    setup: {
      decks: [deckOf(answers.deck), answers.others === 'open' ? null : deckOf(answers.opponentDeck)],
      first: answers.first,
    },
    seats: seatsFor(2, answers),
  }),
};
