/** Gold, relics and potions between combats. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Numbered } from '../fields.ts';
import { type Phrase, sentence } from '../phrases/phrase.ts';
import { word } from '../word.ts';

export const goodsEnglish = {
  gainGold: 'Gain {amount} [gold].',
  payGold: 'Pay {amount} [gold].',
  dropGold: 'Lose {amount} [gold].',
  everyPlayerLosesAllGold: 'The party loses all its [gold].',
  gainRelic: 'Gain {amount} {amount|relic|relics}.',
  gainPotion: 'Gain {amount} {amount|potion|potions}.',
  giveRelic: 'Lose 1 relic.',
  'giveRelic.random': 'Lose 1 random relic.',
  'giveRelic.revealed': 'Lose the revealed relic.',
  givePotion: 'Lose 1 potion.',
  gainGoldOfRelic: 'Lose 1 relic. Gain [gold] equal to its price.',
  swapRelic: 'Swap a relic with another player.',
  courier: 'Reveal the top card of the potion or relic deck. Buy it or discard it.',
  rollOff: 'Roll the die for a relic that two players want.',
  'option.letGo': 'Let {player} have {relic}',
  'option.rollOff': 'Roll for {relic}',
} as const satisfies Messages;

const say = createSay(goodsEnglish);

type GiveRelic = {
  readonly random?: boolean;
  /** The one that the Event has revealed. */
  readonly revealed?: boolean;
};

const giveRelicPhrase = ({ random, revealed }: GiveRelic): Phrase => {
  if (revealed === true) return sentence(say('giveRelic.revealed'));
  return sentence(say(random === true ? 'giveRelic.random' : 'giveRelic'));
};

export const goodsWords = {
  gainGold: word<Numbered>(),
  /** A price: the option cannot be taken without it (STS-10.12). */
  payGold: word<Numbered>(),
  /** A loss: takes as much as the player has. */
  dropGold: word<Numbered>(),
  everyPlayerLosesAllGold: word(),
  gainRelic: word<Numbered>(),
  gainPotion: word<Numbered>(),
  /** Loses a relic of the player's choice, or a random one: the revealed one, if an Event reveals one. */
  giveRelic: word<GiveRelic>({
    compile: ({ random }) => ({ kind: random === true ? 1 : 0 }),
    says: giveRelicPhrase,
  }),
  givePotion: word(),
  gainGoldOfRelic: word(),
  swapRelic: word(),
  /** Reveals the top item of a chosen deck, to buy or discard. */
  courier: word(),
  /** Another player gives way on a relic, or the die decides. */
  rollOff: word(),
};

type GoodsEffect = EffectOf<typeof goodsWords>;

export const gold = (amount: number): GoodsEffect => ({ do: 'gainGold', amount });
export const pay = (amount: number): GoodsEffect => ({ do: 'payGold', amount });
export const loseGold = (amount: number): GoodsEffect => ({ do: 'dropGold', amount });
export const relic = (amount = 1): GoodsEffect => ({ do: 'gainRelic', amount });
export const potion = (amount = 1): GoodsEffect => ({ do: 'gainPotion', amount });
