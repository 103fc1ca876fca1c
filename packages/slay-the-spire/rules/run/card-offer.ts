/** Cards turned up for a choice, and where the remaining ones return. */

import { putUnder } from '@three-spires/kernel';
import { CHARACTERS } from '../../words/lists.ts';
import type { RewardDeck } from '../../words/run/rewards.ts';
import { characterDeck } from '../compile/decks.ts';
import { TICKET } from '../compile/entries.ts';
import { COLORLESS, HOME_OF_FACE, IN_RARES, TYPE_OF_FACE } from '../compile/face-tables.ts';
import { hasModifier } from '../run-modifiers.ts';
import { usesClawPack } from '../run-state.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { shuffled } from './decks.ts';

/** Whether a player chooses decks before cards are turned up. */
const hasDeckChoice = (state: State, from: RewardDeck): boolean =>
  from === 'other' || (from !== 'colorless' && hasModifier(state.run, 'Prismatic Shard'));

/** The number of such choices; 1 if there is nothing to choose. */
export const countDeckChoices = (state: State, seat: number, from: RewardDeck): number =>
  hasDeckChoice(state, from) ? deckChoices(state, seat, from).length : 1;

/**
 * The decks a player chooses from before cards are turned up, one per card or one for all: with the Prismatic
 * Shard modifier three different ones (STS-31.8, STS-31.9), for "another character" one that is not their
 * own. A single entry if there is nothing to choose.
 */
export const deckChoices = (state: State, seat: number, from: RewardDeck): readonly (readonly number[])[] => {
  const { character } = playerAt(state, seat);
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

/** The top cards of the chosen decks; each Golden Ticket adds its owner's top rare (STS-8.7, STS-25.4). */
export const turnUpCards = (
  state: State,
  seat: number,
  from: RewardDeck,
  amount: number,
  choice = 0,
): number[] => {
  const rare = from === 'rare';
  if (!hasDeckChoice(state, from)) {
    const own = from === 'colorless' ? COLORLESS : playerAt(state, seat).character;
    return turnUpFrom(state, own, rare, amount);
  }
  const decks = deckChoices(state, seat, from)[choice] as readonly number[];
  const offer: number[] = [];
  for (let turned = 0; turned < amount; turned++)
    turnUp(state, deckFor(state, decks[turned % decks.length] as number, rare), offer);
  return offer;
};

/** The Merchant's cards come from the player's own deck, whatever the modifiers (R137). */
export const turnUpOwnCards = (state: State, seat: number, amount: number): number[] =>
  turnUpFrom(state, playerAt(state, seat).character, false, amount);

const turnUpFrom = (state: State, from: number, rare: boolean, amount: number): number[] => {
  const deck = deckFor(state, from, rare);
  const offer: number[] = [];
  for (let turned = 0; turned < amount; turned++) turnUp(state, deck, offer);
  return offer;
};

const turnUp = (state: State, deck: number[], offer: number[]): void => {
  if (deck.length === 0) return;
  const face = deck.pop() as number;
  offer.push(face);
  if (TYPE_OF_FACE[face] !== TICKET) return;
  const rares = deckFor(state, HOME_OF_FACE[face] as number, true);
  if (rares.length > 0) offer.push(rares.pop() as number);
};

/**
 * The colorless deck, or a character's rewards or rares: the player's, or those prepared for others (R107).
 */
const deckFor = (state: State, home: number, rare: boolean): number[] => {
  const { run, players } = state;
  if (home === COLORLESS) return run.colorlessDeck;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    if (player.character === home) return rare ? player.rareDeck : player.rewardDeck;
  }
  if (run.foreignRewards.length === 0) prepareForeignDecks(state);
  return (rare ? run.foreignRares : run.foreignRewards)[home] as number[];
};

const prepareForeignDecks = (state: State): void => {
  const { run } = state;
  const locksOf = (character: number): number => run.unlocks[character] ?? 0;
  run.foreignRewards = CHARACTERS.map((_, character) =>
    shuffled(state, characterDeck(character, false, locksOf(character), usesClawPack(run))),
  );
  run.foreignRares = CHARACTERS.map((_, character) =>
    shuffled(state, characterDeck(character, true, locksOf(character), false)),
  );
};

/** Cards not taken go under the deck they came from, in the order turned up (STS-8.5, STS-25.5). */
export const returnOffer = (state: State, offer: readonly number[], taken: number): void => {
  for (let at = 0; at < offer.length; at++) {
    const face = offer[at] as number;
    if (at !== taken) putUnder(deckFor(state, HOME_OF_FACE[face] as number, IN_RARES[face] === 1), face);
  }
};
