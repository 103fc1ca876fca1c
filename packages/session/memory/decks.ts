import type { DeckStore, StoredDeck } from '../stores/index.ts';
import type { DeckRow, MemoryNeeds } from './data.ts';
import { kept, keyOf, sorted, taken } from './rows.ts';

export const deckStore = ({ memory, now }: MemoryNeeds): DeckStore => {
  const { decks } = memory;
  const deckOf = (person: string, game: string, id: string): DeckRow | undefined => {
    const row = decks.get(keyOf(person, id));
    return row?.game === game ? row : undefined;
  };
  return {
    async decksOf(person, game) {
      const own = decks.in(person).filter((deck) => deck.game === game);
      return sorted(
        own,
        ({ changedAt }) => -changedAt,
        ({ id }) => id,
      ).map(storedDeck);
    },

    async deckOf(person, game, id) {
      const row = deckOf(person, game, id);
      return row && storedDeck(row);
    },

    async saveDeck(person, game, { id, version, list }, limit) {
      const at = now();
      if (version === 0) {
        if (decks.in(person).length >= limit) return 'too-many';
        if (decks.get(keyOf(person, id)) !== undefined) return 'changed';
        decks.put({ person, game, id, list: kept(list), version: 1, createdAt: at, changedAt: at });
        return 'saved';
      }
      const row = deckOf(person, game, id);
      if (row?.version !== version) return 'changed';
      decks.put({ ...row, list: kept(list), version: version + 1, changedAt: at });
      return 'saved';
    },

    async deleteDeck(person, game, id) {
      const row = deckOf(person, game, id);
      if (row !== undefined) decks.remove(row);
      return row !== undefined;
    },
  };
};

const storedDeck = ({ id, list, version, changedAt }: DeckRow): StoredDeck => ({
  id,
  list: taken(list),
  version,
  changedAt,
});
