/** Cards turned up for a choice, and where those not taken go back to. */
import { putUnder } from '@three-spires/kernel';
import type { RewardDeck } from '../../words/run-effect.ts';
import { CHARACTERS } from '../../words/lists.ts';
import type { Player, State } from '../state.ts';
import { FACES, type FaceEntry, TICKET } from '../tables.ts';

/** The top cards of a deck; each Golden Ticket among them adds the top rare of its owner (STS-8.7, STS-25.4). */
export const turnUpCards = (state: State, seat: number, from: RewardDeck, amount: number): number[] => {
  const offer: number[] = [];
  const deck = deckFor(state, seat, from);
  for (let turned = 0; turned < amount && deck.length > 0; turned++) {
    const face = deck.pop() as number;
    offer.push(face);
    const entry = FACES[face] as FaceEntry;
    const rare = entry.type === TICKET ? ownerOf(state, entry, seat).rareDeck.pop() : undefined;
    if (rare !== undefined) offer.push(rare);
  }
  return offer;
};

const deckFor = (state: State, seat: number, from: RewardDeck): number[] => {
  const player = state.players[seat] as Player;
  if (from === 'rare') return player.rareDeck;
  if (from === 'colorless') return state.run.colorlessDeck;
  return from === 'other' ? otherDeck(state, seat) : player.rewardDeck;
};

/** The deck of another character in play: the next seat's (A Note For Yourself). */
const otherDeck = (state: State, seat: number): number[] => {
  const other = state.players[(seat + 1) % state.players.length] as Player;
  return other.rewardDeck;
};

/** The player whose character a card belongs to; the one who chooses for cards of nobody. */
const ownerOf = (state: State, { definition }: FaceEntry, seat: number): Player => {
  const character = CHARACTERS.findIndex((name) => name === definition.owner);
  return state.players.find((player) => player.character === character) ?? (state.players[seat] as Player);
};

/** What was not taken goes under the deck it came from, in the order it was turned up (STS-8.5, STS-25.5). */
export const returnOffer = (state: State, seat: number, offer: readonly number[], taken: number): void => {
  offer.forEach((face, at) => {
    if (at === taken) return;
    const entry = FACES[face] as FaceEntry;
    const owner = ownerOf(state, entry, seat);
    if (entry.definition.deck === 'colorless') putUnder(state.run.colorlessDeck, face);
    else putUnder(entry.definition.deck === 'rare' ? owner.rareDeck : owner.rewardDeck, face);
  });
};
