/** Rewards that effects give (STS-8.5 to STS-8.12). */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Numbered } from '../fields.ts';
import { type Phrase, sentence } from '../phrases/phrase.ts';
import { type Draft, word } from '../word.ts';

export const rewardEnglish = {
  'reward.deck.rewards': '{amount} card {amount|reward|rewards}',
  'reward.deck.rare': '{amount} rare {amount|reward|rewards}',
  'reward.deck.colorless': '{amount} colorless card {amount|reward|rewards}',
  'reward.deck.other': '{amount} card {amount|reward|rewards} of another character',
  'reward.plain': '{reward}.',
  'reward.look': '{reward} (reveal {look} cards).',
  'addRandomCards.rewards':
    'Add the top {amount} {amount|card|cards} of your card rewards deck to your deck.',
  'addRandomCards.rare': 'Add {amount} random rare {amount|card|cards} to your deck.',
} as const satisfies Messages;

const say = createSay(rewardEnglish);

export const REWARD_DECKS = ['rewards', 'rare', 'colorless', 'other'] as const;
export type RewardDeck = (typeof REWARD_DECKS)[number];

/** Cards turned up for a reward by default (STS-8.5). */
const CARDS_LOOKED_AT = 3;

type Reward = Numbered & { readonly look?: number };

const rewardStep = (from: RewardDeck, { amount, look = CARDS_LOOKED_AT }: Reward): Draft => ({
  amount,
  kind: REWARD_DECKS.indexOf(from),
  most: look,
});

const rewardPhrase = (from: RewardDeck, { amount, look }: Reward): Phrase => {
  const reward = say(`reward.deck.${from}`, { amount });
  return sentence(
    look === undefined ? say('reward.plain', { reward }) : say('reward.look', { reward, look }),
  );
};

export const rewardWords = {
  cardReward: word<Reward & { readonly from?: RewardDeck }>({
    compile: (effect) => rewardStep(effect.from ?? 'rewards', effect),
    says: (effect) => rewardPhrase(effect.from ?? 'rewards', effect),
  }),
  rareReward: word<Reward>({
    compile: (effect) => rewardStep('rare', effect),
    says: (effect) => rewardPhrase('rare', effect),
  }),
  /** The top cards of a deck, with no choice (STS-8.12). */
  addRandomCards: word<Numbered & { readonly from: 'rewards' | 'rare' }>({
    compile: ({ amount, from }) => ({ amount, kind: REWARD_DECKS.indexOf(from) }),
    says: ({ amount, from }) => sentence(say(`addRandomCards.${from}`, { amount })),
  }),
};

type RewardEffect = EffectOf<typeof rewardWords>;

export const cardReward = (amount = 1): RewardEffect => ({ do: 'cardReward', amount });
export const colorlessReward = (amount = 1): RewardEffect => ({
  do: 'cardReward',
  amount,
  from: 'colorless',
});
export const rareReward = (amount = 1): RewardEffect => ({ do: 'rareReward', amount });
export const randomRare = (amount = 1): RewardEffect => ({ do: 'addRandomCards', amount, from: 'rare' });
