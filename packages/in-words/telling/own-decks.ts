import type { GameInWords } from './game.ts';
import type { Choice, DeckOf, Field } from './set-up.ts';

/** A deck that a player has saved. */
export type OwnDeck = { readonly id: string; readonly deck: { readonly name: string } };

const namesOf = (own: readonly OwnDeck[], taken: readonly string[]): readonly string[] => {
  const known = new Set(taken);
  return own.map(({ id, deck: { name } }) => {
    const free = name === '' || known.has(name) ? `${name} (${id})`.trim() : name;
    known.add(free);
    return free;
  });
};

/** A game with a player's saved decks before the others, and the deck that an answer names. */
export const withOwnDecks = (
  game: GameInWords,
  own: readonly OwnDeck[],
): { readonly game: GameInWords; readonly deckOf: DeckOf } => {
  const { setUp, seatChoice } = game;
  const isDecks = ({ decks }: Field): boolean => decks === true;
  const taken = setUp.fields.filter(isDecks).flatMap(({ choices }) => choices.map(({ value }) => value));
  const names = namesOf(own, taken);
  const decks = new Map(names.map((name, at): [string, unknown] => [name, own[at]?.deck]));
  const deckOf: DeckOf = (answer) => (answer === undefined ? undefined : (decks.get(answer) ?? answer));
  const added = names.map((value): Choice => ({ value, label: `${value}, a deck of yours` }));
  const offered = (field: Field): Field =>
    isDecks(field) ? { ...field, choices: [...added, ...field.choices] } : field;
  return {
    game: {
      ...game,
      setUp: { fields: setUp.fields.map(offered), open: (answers) => setUp.open(answers, deckOf) },
      ...(seatChoice === undefined ? {} : { seatChoice: offered(seatChoice) }),
    },
    deckOf,
  };
};
