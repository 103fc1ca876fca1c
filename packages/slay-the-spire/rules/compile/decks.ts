/** Decks of faces as found in the box. */
import { CHARACTERS, type Character } from '../../words/lists.ts';
import { FACES } from './entries.ts';

/**
 * Indices of entries in their list, repeated per copy. Pushed one at a time, because only then the engine
 * knows that the pile has no gaps; flatMap and a filled array do not guarantee that, and the slower kind is
 * contagious.
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
 * Decks are laid out repeatedly, so each is built on first use and cached under a number that encodes
 * everything it depends on. Games take copies.
 */
export type DeckTable = (readonly number[] | undefined)[];

export const keepDeck = (table: DeckTable, key: number, deck: readonly number[]): readonly number[] => {
  table[key] = deck;
  return deck;
};

const CHARACTER_DECKS: DeckTable = [];

/** A character's rewards deck or rares in box order, without locked cards (STS-2.7), as base faces. */
export const characterDeck = (
  character: number,
  rare: boolean,
  locks: number,
  claws: boolean,
): readonly number[] => {
  const key = (character << 4) | (locks << 2) | (claws ? 2 : 0) | (rare ? 1 : 0);
  const known = CHARACTER_DECKS[key];
  if (known !== undefined) return known;
  const owner = CHARACTERS[character] as Character;
  return keepDeck(CHARACTER_DECKS, key, collectFaces(owner, rare ? 'rare' : 'rewards', locks, claws));
};

/** The same by the character's name, as a mutable copy. */
export const facesOfDeck = (owner: Character, deck: 'rewards' | 'rare', locks = 0, claws = false): number[] =>
  characterDeck(CHARACTERS.indexOf(owner), deck === 'rare', locks, claws).slice();

const collectFaces = (owner: Character, deck: 'rewards' | 'rare', locks: number, claws: boolean): number[] =>
  cardsOf(FACES, ({ definition }, face) => {
    // R164: the Claw Pack is added to the card rewards.
    const inDeck =
      definition.deck === deck || (claws && deck === 'rewards' && definition.deck === 'clawPack');
    const fits = face % 2 === 0 && definition.owner === owner && inDeck;
    return fits && (definition.unlock ?? 0) <= locks ? definition.copies : 0;
  });
