/** Cards turned up for a choice, and where those not taken go back to. */

import { putUnder, shuffle } from '@three-spires/kernel';
import type { RewardDeck } from '../../words/effect.ts';
import { CHARACTERS, type Character } from '../../words/lists.ts';
import { facesOfDeck } from '../compile/decks.ts';
import { FACES, type FaceEntry, TICKET } from '../compile/entries.ts';
import { hasModifier } from '../run-modifiers.ts';
import { usesClawPack } from '../run-state.ts';
import { type Player, STREAM, type State } from '../state.ts';

/** Where the cards of an offer may come from, as places: a character, or COLORLESS. */
const COLORLESS = CHARACTERS.length;

/**
 * The decks a player chooses from before cards are turned up, one for each card or one for all: with the
 * Prismatic Shard modifier three different ones (STS-31.8, STS-31.9), for "another character" one that is not the
 * own. A single entry where there is nothing to choose.
 */
export const deckChoices = (state: State, seat: number, from: RewardDeck): readonly (readonly number[])[] => {
  const { character } = state.players[seat] as Player;
  const characters = CHARACTERS.map((_, one) => one);
  if (from === 'colorless') return [[COLORLESS]];
  if (from === 'other') return characters.filter((one) => one !== character).map((one) => [one]);
  if (!hasModifier(state.run, 'Prismatic Shard')) return [[character]];
  return threeOf(from === 'rare' || state.run.colorless === 0 ? characters : [...characters, COLORLESS]);
};

const threeOf = (decks: readonly number[]): number[][] =>
  decks.flatMap((first, at) =>
    decks
      .slice(at + 1)
      .flatMap((second, next) => decks.slice(at + next + 2).map((third) => [first, second, third])),
  );

export const deckNames = (decks: readonly number[]): string =>
  decks.map((deck) => CHARACTERS[deck] ?? 'Colorless').join(', ');

/** The top cards of the chosen decks; each Golden Ticket adds the top rare of its owner (STS-8.7, STS-25.4). */
export const turnUpCards = (
  state: State,
  seat: number,
  from: RewardDeck,
  amount: number,
  choice = 0,
): number[] => {
  const decks = deckChoices(state, seat, from)[choice] as readonly number[];
  return turnUpFrom(state, decks, from === 'rare', amount);
};

/** What the Merchant shows comes from the player's own deck, whatever the modifiers (R137). */
export const turnUpOwnCards = (state: State, seat: number, amount: number): number[] =>
  turnUpFrom(state, [(state.players[seat] as Player).character], false, amount);

const turnUpFrom = (state: State, decks: readonly number[], rare: boolean, amount: number): number[] => {
  const offer: number[] = [];
  for (let turned = 0; turned < amount; turned++) {
    const deck = decks[turned % decks.length] as number;
    if (deck === COLORLESS) turnUp(state, state.run.colorlessDeck, offer);
    else {
      const { rewards, rares } = decksOfCharacter(state, deck);
      turnUp(state, rare ? rares : rewards, offer);
    }
  }
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
    facesOfDeck(owner, 'rewards', run.unlocks[character], usesClawPack(run)),
  );
  run.foreignRares = CHARACTERS.map((owner, character) => facesOfDeck(owner, 'rare', run.unlocks[character]));
  for (const deck of [...run.foreignRewards, ...run.foreignRares]) shuffle(state.random, STREAM.setup, deck);
};

const decksOf = (state: State, { definition }: FaceEntry): CharacterDecks =>
  decksOfCharacter(state, CHARACTERS.indexOf(definition.owner as Character));

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
