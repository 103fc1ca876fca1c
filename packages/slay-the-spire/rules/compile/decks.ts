/** Decks of faces as they lie in the box. */
import { CHARACTERS, type Character } from '../../words/lists.ts';
import { FACES } from './entries.ts';

/**
 * The places of entries in their list, each as often as there are copies of it. Pushed one by one: the engine then knows
 * that the pile has no gaps, which it does not of what flatMap or a filled array gives, and that is contagious.
 */
export const cardsOf = <Entry>(
  entries: readonly Entry[],
  copies: (entry: Entry, place: number) => number,
): number[] => {
  const cards: number[] = [];
  entries.forEach((entry, place) => {
    for (let copy = copies(entry, place); copy > 0; copy--) cards.push(place);
  });
  return cards;
};

/**
 * Decks are laid out again and again, so each is put together once, under a key that says everything it depends on,
 * and copied from then on.
 */
export const keepDecks = <Key>(): ((key: Key, collect: () => readonly number[]) => number[]) => {
  const decks = new Map<Key, readonly number[]>();
  return (key, collect) => {
    const known = decks.get(key) ?? collect();
    decks.set(key, known);
    return known.slice();
  };
};

const characterDeck = keepDecks<number>();

/** The cards of a deck that are not locked (STS-2.7), as base faces. */
export const facesOfDeck = (
  owner: Character,
  deck: 'rewards' | 'rare',
  locks = 0,
  claws = false,
): number[] => {
  const key = (CHARACTERS.indexOf(owner) << 4) | (locks << 2) | (claws ? 2 : 0) | (deck === 'rare' ? 1 : 0);
  return characterDeck(key, () => collectFaces(owner, deck, locks, claws));
};

const collectFaces = (owner: Character, deck: 'rewards' | 'rare', locks: number, claws: boolean): number[] =>
  cardsOf(FACES, ({ definition }, face) => {
    // R164: the Claw Pack comes on top of the card rewards.
    const inDeck =
      definition.deck === deck || (claws && deck === 'rewards' && definition.deck === 'clawPack');
    const fits = face % 2 === 0 && definition.owner === owner && inDeck;
    return fits && (definition.unlock ?? 0) <= locks ? definition.copies : 0;
  });
