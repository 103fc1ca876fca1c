/** Decks of faces as they lie in the box. */
import type { Character } from '../words/lists.ts';
import { FACES } from './tables.ts';

export const copiesOf = (item: number, copies: number): number[] => new Array<number>(copies).fill(item);

/** The cards of a deck that are not locked (STS-2.7), as base faces. */
export const facesOfDeck = (owner: Character, deck: 'rewards' | 'rare', locks = 0, claws = false): number[] =>
  FACES.flatMap(({ definition }, face) => {
    // R164: the Claw Pack comes on top of the card rewards.
    const inDeck =
      definition.deck === deck || (claws && deck === 'rewards' && definition.deck === 'clawPack');
    const fits = face % 2 === 0 && definition.owner === owner && inDeck;
    return fits && (definition.unlock ?? 0) <= locks ? copiesOf(face, definition.copies) : [];
  });
