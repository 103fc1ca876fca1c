import { canonicalJson } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { DeckAnswer } from '../protocol/index.ts';
import type { DoorStore, StoredDeck } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';

type DeckNeeds = { readonly store: DoorStore; readonly games: Games; readonly limit: number };

/**
 * Decks that a person keeps between games. They may be unfinished: legality is checked when a deck is played.
 */
export const deckHandlers = ({
  store,
  games,
  limit,
}: DeckNeeds): Handlers<'decks' | 'saveDeck' | 'deleteDeck'> => {
  const requireDecks = (game: string): void => {
    if (games.get(game)?.decks !== true)
      throw new SessionError('missing', 'no-decks', `Nobody builds decks for "${game}" here.`, 'game');
  };

  return {
    async decks(caller, { game }) {
      requireDecks(game);
      const person = await caller.known();
      const decks = person === undefined ? [] : await store.decksOf(person.id, game);
      return { decks: decks.map(deckAnswer), limit };
    },

    async saveDeck(caller, { game, id, version, deck: list }) {
      requireDecks(game);
      const person = await caller.person();
      const saved = await store.saveDeck(person.id, game, { id, version, list }, limit);
      if (saved === 'too-many')
        throw new SessionError(
          'conflict',
          'too-many-decks',
          `You keep ${limit} decks already. Delete one before you save another.`,
        );
      const stored = await store.deckOf(person.id, game, id);
      if (stored === undefined)
        throw new SessionError(
          'conflict',
          'deck-gone',
          'This deck was deleted meanwhile, in another window perhaps.',
        );
      // Repeating the same request, as after a lost answer, is not a conflict.
      const isSame = () =>
        stored.version === version + 1 && canonicalJson(stored.list) === canonicalJson(list);
      if (saved === 'changed' && !isSame())
        throw new SessionError(
          'conflict',
          'deck-changed',
          'This deck was changed meanwhile, in another window perhaps.',
        );
      return deckAnswer(stored);
    },

    async deleteDeck(caller, { game, id }) {
      requireDecks(game);
      const person = await caller.known();
      return { deleted: person !== undefined && (await store.deleteDeck(person.id, game, id)) };
    },
  };
};

const deckAnswer = ({ id, version, changedAt, list }: StoredDeck): DeckAnswer => ({
  id,
  version,
  changedAt,
  deck: list as DeckAnswer['deck'],
});
