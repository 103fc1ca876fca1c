/** What happens between combats: gains and losses, changes of the deck, and what an Event leads to. */
import type { Effect } from './effect.ts';

/** Which cards of the deck a change may take. `random` cards are drawn, not chosen (STS-9.5). */
export type DeckFilter =
  | 'any'
  | 'starterStrike'
  | 'starterDefend'
  | 'attack'
  | 'skill'
  | 'uncommonOrRare'
  | 'curse';

/** Where the cards of a reward come from. */
export type RewardDeck = 'rewards' | 'rare' | 'colorless' | 'other';

export type RunEffect =
  | { readonly do: 'gainGold'; readonly amount: number }
  /** A price: the option cannot be taken without it (STS-10.12). */
  | { readonly do: 'payGold'; readonly amount: number }
  /** A loss, which takes at most what is there. */
  | { readonly do: 'dropGold'; readonly amount: number }
  | { readonly do: 'healFully' }
  | { readonly do: 'gainRelic'; readonly amount: number }
  | { readonly do: 'gainPotion'; readonly amount: number }
  | { readonly do: 'cardReward'; readonly amount: number; readonly look?: number; readonly from?: RewardDeck }
  | { readonly do: 'rareReward'; readonly amount: number; readonly look?: number }
  /** The top card of a deck, without choice (STS-8.12). */
  | { readonly do: 'addRandomCards'; readonly amount: number; readonly from: 'rewards' | 'rare' }
  | {
      readonly do: 'upgradeCards' | 'removeCards' | 'transformCards';
      readonly amount: number;
      readonly cards?: DeckFilter;
      readonly random?: boolean;
    }
  | { readonly do: 'removeAllCurses' }
  | { readonly do: 'gainCurse'; readonly amount: number }
  /** Loses a relic or potion of the player's choice, or a random relic: the revealed one, where an Event reveals one. */
  | { readonly do: 'giveRelic'; readonly random?: boolean; readonly revealed?: boolean }
  | { readonly do: 'givePotion' }
  | { readonly do: 'gainGoldOfRelic' }
  /** What the removed card was decides what follows. */
  | { readonly do: 'bonfire' }
  | { readonly do: 'fall' }
  | { readonly do: 'swapCard' | 'swapRelic' }
  /** A roll of the die for this player, then the part beside the result. */
  | {
      readonly do: 'rollDie';
      readonly results: readonly { readonly faces: readonly number[]; readonly does: readonly Effect[] }[];
    }
  /** Lose 1 HP, and 1 more for each player who chose the same before. */
  | { readonly do: 'loseHpPerChooser' }
  /** The player may go through the whole option once more. */
  | { readonly do: 'mayRepeat' }
  /** The room becomes another kind of room. */
  | { readonly do: 'enterRoom'; readonly room: 'encounter' | 'elite' | 'merchant' | 'firstActBoss' }
  | { readonly do: 'jumpToRoom' }
  /** Some other player, or the party, gets what follows. */
  | { readonly do: 'onePlayer'; readonly does: readonly Effect[] }
  | { readonly do: 'everyPlayer'; readonly does: readonly Effect[] }
  | { readonly do: 'everyPlayerLosesAllGold' }
  /** Another player lets go of a relic, or the die decides. */
  | { readonly do: 'rollOff' };

export const upgradeOf = (cards: DeckFilter): RunEffect => ({ do: 'upgradeCards', amount: 1, cards });
export const removeOf = (cards: DeckFilter): RunEffect => ({ do: 'removeCards', amount: 1, cards });
export const roll = (
  ...results: readonly (readonly [readonly number[], readonly Effect[]])[]
): RunEffect => ({
  do: 'rollDie',
  results: results.map(([faces, does]) => ({ faces, does })),
});
export const gold = (amount: number): RunEffect => ({ do: 'gainGold', amount });
export const pay = (amount: number): RunEffect => ({ do: 'payGold', amount });
export const loseGold = (amount: number): RunEffect => ({ do: 'dropGold', amount });
export const relic = (amount = 1): RunEffect => ({ do: 'gainRelic', amount });
export const potion = (amount = 1): RunEffect => ({ do: 'gainPotion', amount });
export const cardReward = (amount = 1): RunEffect => ({ do: 'cardReward', amount });
export const colorlessReward = (amount = 1): RunEffect => ({ do: 'cardReward', amount, from: 'colorless' });
export const rareReward = (amount = 1): RunEffect => ({ do: 'rareReward', amount });
export const randomRare = (amount = 1): RunEffect => ({ do: 'addRandomCards', amount, from: 'rare' });
export const upgrade = (amount = 1): RunEffect => ({ do: 'upgradeCards', amount });
export const upgradeRandom = (amount: number): RunEffect => ({ do: 'upgradeCards', amount, random: true });
export const remove = (amount = 1): RunEffect => ({ do: 'removeCards', amount });
export const transform = (amount = 1): RunEffect => ({ do: 'transformCards', amount });
export const curse = (amount = 1): RunEffect => ({ do: 'gainCurse', amount });
