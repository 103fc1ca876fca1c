/**
 * The worth of cards, relics and potions to a character. The unit is HP saved in a hard fight. A deck's
 * strength is the mean worth of its cards plus the worth of its relics, so a card helps only if it is better
 * than the mean.
 */
import {
  CHARACTERS,
  FACES,
  faceOf,
  ITEM_ENTRIES,
  OWNER_OF_FACE,
  type Player,
} from '@three-spires/slay-the-spire/for-bots';
import { CARD_PRIORS, RELIC_PRIORS, RELIC_RULES } from './prior.ts';
import trained from './weights.json' with { type: 'json' };

type Table = Readonly<Record<string, number>>;
/** Trained values for a character: cards and relics by printed name, fights by the id of the enemy card. */
export type CharacterWeights = {
  readonly cards: Table;
  readonly relics: Table;
  /**
   * HP left after a fight against an enemy card with a deck of strength 0, and the weight of the strength.
   */
  readonly fights: Readonly<Record<string, readonly number[]>>;
};

export type Worth = {
  readonly cards: readonly number[];
  readonly relics: readonly number[];
  readonly fights: CharacterWeights['fights'];
};

/** HP in a hard fight per point of the priors: one card changes the mean of a 12-card deck by a twelfth. */
const PRIOR_SCALE = 5;

/** By character name. */
export type Weights = Readonly<Record<string, CharacterWeights>>;

const worthOf = (weights: Weights, character: number): Worth => {
  const own = weights[CHARACTERS[character] as string];
  const cards = FACES.map(({ name }, face) => {
    const owner = OWNER_OF_FACE[face] as number;
    const table = owner < 0 ? own : weights[CHARACTERS[owner] as string];
    return table?.cards[name] ?? PRIOR_SCALE * (CARD_PRIORS[face] as number);
  });
  const relics = ITEM_ENTRIES.map(
    ({ definition }, item) =>
      (own?.relics[definition.name] ?? (RELIC_PRIORS[item] as number)) + (RELIC_RULES[item] as number),
  );
  return { cards, relics, fights: own?.fights ?? {} };
};

/** The worths under these weights, by character. */
export const worthsWith = (weights: Weights): readonly Worth[] =>
  CHARACTERS.map((_, character) => worthOf(weights, character));

/** With the trained weights. */
export const WORTHS = worthsWith(trained as unknown as Weights);

const meanOf = ({ deck }: Player, { cards }: Worth): number => {
  let sum = 0;
  for (const card of deck) sum += cards[faceOf(card)] as number;
  return deck.length === 0 ? 0 : sum / deck.length;
};

/** The strength of a player's deck and relics. */
export const strengthOf = (player: Player, worth: Worth): number => {
  let sum = meanOf(player, worth);
  for (const relic of player.relics) sum += worth.relics[relic] as number;
  return sum;
};

/** A potion is used once; its price indicates its worth. */
export const potionWorth = (item: number): number => 0.7 * (ITEM_ENTRIES[item]?.definition.price ?? 2);
