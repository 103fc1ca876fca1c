/** A deck as a net's input: the shares of its cards, its relics, the enemy, and the party. */
import {
  CHARACTERS,
  ENEMY_ENTRIES,
  FACES,
  faceOf,
  ITEM_ENTRIES,
  OWNER_OF_FACE,
  playerAt,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { addInput, createInputs, type Inputs } from '../net.ts';
import { strengthOf, WORTHS, type Worth } from './worth.ts';

const names: string[] = [];
/** Reserves indices for more inputs; returns the first. */
const places = (more: readonly string[]): number => names.push(...more) - more.length;

const ONE = places(['one', 'size', 'party', 'allies']);
export const SIZE_PLACE = ONE + 1;
const PARTY = ONE + 2;
const ALLIES = ONE + 3;
/** An upgraded card counts as the card and as its upgrade. */
const CARD = places(
  FACES.map((_, face) => {
    const name = FACES[face - (face % 2)]?.name;
    return `${CHARACTERS[OWNER_OF_FACE[face] as number] ?? 'any'}: ${name}${face % 2 === 0 ? '' : '+'}`;
  }),
);
const RELIC = places(ITEM_ENTRIES.map(({ definition: { kind, name } }) => `${kind} ${name}`));
const ENEMY = places(ENEMY_ENTRIES.map(({ definition }) => `enemy ${definition.id}`));

export const DECK_INPUTS: readonly string[] = names;

/** The multiplier of shares and numbers, so that inputs are of similar size. */
const SHARE = 10;
const PER_CARD = 1 / 20;
const PER_ALLY = 1 / 3;
const PER_STRENGTH = 1 / 5;

/** The indices of a card in the inputs: its own, and that of its upgrade. */
export const cardPlaces = (face: number): readonly number[] =>
  face % 2 === 0 ? [CARD + face] : [CARD + face - 1, CARD + face];
export const relicPlace = (item: number): number => RELIC + item;

/** A card of a higher Ascension counts as the one it replaces, which occurred in training. */
const KIND_TRAINED = ENEMY_ENTRIES.map(({ definition }, kind) => {
  const before = ENEMY_ENTRIES.findIndex((other) => other.definition.id === definition.replaces);
  return before < 0 ? kind : before;
});
export const enemyPlace = (kind: number): number => ENEMY + (KIND_TRAINED[kind] as number);

/** What each card adds in a deck of this size, and the input for the size itself. */
export const shareIn = (cards: number): number => SHARE / Math.max(1, cards);
export const sizeOf = (cards: number): number => cards * PER_CARD;

/** More than a deck ever has. */
const MOST = 300;
export const createDeckInputs = (): Inputs => createInputs(MOST);

/** What does not depend on the deck: a constant, and the number and strength of allies. */
export const addCompany = ({ players }: State, seat: number, inputs: Inputs): void => {
  addInput(inputs, ONE, 1);
  if (players.length === 1) return;
  addInput(inputs, PARTY, (players.length - 1) * PER_ALLY);
  const allies = players.filter((_, each) => each !== seat);
  const strengths = allies.map((ally) => strengthOf(ally, WORTHS[ally.character] as Worth));
  addInput(
    inputs,
    ALLIES,
    (PER_STRENGTH * strengths.reduce((sum, each) => sum + each, 0)) / strengths.length,
  );
};

/** Fills in the inputs of a player's deck before a fight against an enemy card. */
export const fillDeck = (state: State, seat: number, enemy: number, inputs: Inputs): void => {
  const { deck, relics } = playerAt(state, seat);
  inputs.length = 0;
  addCompany(state, seat, inputs);
  addInput(inputs, SIZE_PLACE, sizeOf(deck.length));
  addInput(inputs, enemyPlace(enemy), 1);
  for (const card of deck)
    for (const place of cardPlaces(faceOf(card))) addInput(inputs, place, shareIn(deck.length));
  for (const item of relics) addInput(inputs, relicPlace(item), 1);
};
