/** Steps of relics and potions. */
export const ITEM_CODES = ['triggerDieAbility'] as const;
