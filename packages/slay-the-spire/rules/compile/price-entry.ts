/** Which effects of an option cost something (STS-10.12, R36, R38). */
import type { Effect } from '../../words/effect.ts';

/** Cards that are given for something else (We Meet Again!); other removals are what the player gains. */
export const GIVEN_CARDS = 'uncommonOrRare';

/** Effects that say pay or give. */
const PRICES: ReadonlySet<string> = new Set(['payGold', 'giveRelic', 'givePotion', 'gainGoldOfRelic']);
/** Effects for which a player can lack something besides. */
const DEMANDS: ReadonlySet<string> = new Set(['loseHp', 'loseHpPerChooser', 'swapCard', 'swapRelic']);

/** Whether an effect says pay or give, so that no player can be made to take it (R36). */
export const isPrice = (effect: Effect): boolean =>
  PRICES.has(effect.do) || (effect.do === 'removeCards' && effect.cards === GIVEN_CARDS);

/** Whether a player can lack what the effects demand. Alone a loss of HP is a plain one, else it is a price (R38). */
export const canBeLacked = (effects: readonly Effect[]): boolean => {
  if (effects.length === 1 && effects[0]?.do === 'loseHp') return false;
  return effects.some((effect) => isPrice(effect) || DEMANDS.has(effect.do));
};
