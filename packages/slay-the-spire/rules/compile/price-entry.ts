/** Which effects of an option cost something (STS-10.12, R36, R38). */
import type { Effect } from '../../words/vocabulary.ts';

/** Cards given in exchange (We Meet Again!); other removals are gains for the player. */
export const GIVEN_CARDS = 'uncommonOrRare';

/** Effects that say pay or give. */
const PRICES: ReadonlySet<Effect['do']> = new Set(['payGold', 'giveRelic', 'givePotion', 'gainGoldOfRelic']);
/** Other effects whose demands a player may be unable to meet. */
const DEMANDS: ReadonlySet<Effect['do']> = new Set(['loseHp', 'loseHpPerChooser', 'swapCard', 'swapRelic']);

/** Whether an effect says pay or give, so that no player can be forced to take it (R36). */
export const isPrice = (effect: Effect): boolean =>
  PRICES.has(effect.do) || (effect.do === 'removeCards' && effect.cards === GIVEN_CARDS);

/**
 * Whether a player may be unable to meet the effects' demands. Losing HP alone is a plain loss, otherwise a
 * price (R38).
 */
export const canBeLacked = (effects: readonly Effect[]): boolean => {
  if (effects.length === 1 && effects[0]?.do === 'loseHp') return false;
  return effects.some((effect) => isPrice(effect) || DEMANDS.has(effect.do));
};
