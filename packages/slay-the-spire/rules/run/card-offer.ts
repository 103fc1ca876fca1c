/** Cards turned up for a choice, and where those not taken go back to. */
import { putUnder, shuffle } from '@three-spires/kernel';
import { CHARACTERS } from '../../words/lists.ts';
import type { RewardDeck } from '../../words/run-effect.ts';
import { facesOfDeck } from '../decks.ts';
import { type Player, STREAM, type State } from '../state.ts';
import { FACES, type FaceEntry, TICKET } from '../tables.ts';
import { hasModifier } from './modifiers.ts';

/** The top cards of a deck; each Golden Ticket among them adds the top rare of its owner (STS-8.7, STS-25.4). */
export const turnUpCards = (state: State, seat: number, from: RewardDeck, amount: number): number[] => {
  const offer: number[] = [];
  for (let turned = 0; turned < amount; turned++) turnUp(state, deckFor(state, seat, from, turned), offer);
  return offer;
};

const turnUp = (state: State, deck: number[], offer: number[]): void => {
  const face = deck.pop();
  if (face === undefined) return;
  offer.push(face);
  const entry = FACES[face] as FaceEntry;
  const rare = entry.type === TICKET ? decksOf(state, entry).rares.pop() : undefined;
  if (rare !== undefined) offer.push(rare);
};

/** The deck for each card of an offer; the Prismatic Shard modifier takes each from another (STS-31.8, STS-31.9). */
const deckFor = (state: State, seat: number, from: RewardDeck, turned: number): number[] => {
  const player = state.players[seat] as Player;
  if (from === 'colorless') return state.run.colorlessDeck;
  const prismatic = hasModifier(state.run, 'Prismatic Shard');
  const other = from === 'other' ? 1 : prismatic ? turned % CHARACTERS.length : 0;
  const { rewards, rares } = decksOfCharacter(state, (player.character + other) % CHARACTERS.length);
  return from === 'rare' ? rares : rewards;
};

type CharacterDecks = { readonly rewards: number[]; readonly rares: number[] };

/** Decks of a character: the player's, or those prepared for a character not in play (R107). */
const decksOfCharacter = (state: State, character: number): CharacterDecks => {
  const player = state.players.find((one) => one.character === character);
  if (player !== undefined) return { rewards: player.rewardDeck, rares: player.rareDeck };
  const { run } = state;
  if (run.foreignRewards.length === 0) prepareForeignDecks(state);
  return {
    rewards: run.foreignRewards[character] as number[],
    rares: run.foreignRares[character] as number[],
  };
};

const prepareForeignDecks = (state: State): void => {
  const { run } = state;
  run.foreignRewards = CHARACTERS.map((owner, character) =>
    facesOfDeck(owner, 'rewards', run.unlocks[character]),
  );
  run.foreignRares = CHARACTERS.map((owner, character) => facesOfDeck(owner, 'rare', run.unlocks[character]));
  for (const deck of [...run.foreignRewards, ...run.foreignRares]) shuffle(state.random, STREAM.setup, deck);
};

const decksOf = (state: State, { definition }: FaceEntry): CharacterDecks =>
  decksOfCharacter(
    state,
    CHARACTERS.findIndex((name) => name === definition.owner),
  );

/** What was not taken goes under the deck it came from, in the order it was turned up (STS-8.5, STS-25.5). */
export const returnOffer = (state: State, offer: readonly number[], taken: number): void => {
  offer.forEach((face, at) => {
    if (at === taken) return;
    const entry = FACES[face] as FaceEntry;
    if (entry.definition.deck === 'colorless') {
      putUnder(state.run.colorlessDeck, face);
      return;
    }
    const { rewards, rares } = decksOf(state, entry);
    putUnder(entry.definition.deck === 'rare' ? rares : rewards, face);
  });
};
