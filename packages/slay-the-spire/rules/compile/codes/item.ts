/** Steps of relics and potions. */
export const ITEM_CODES = [
  'triggerDieAbility',
  'keepBlockThisTurn',
  'strengthForOneAttack',
  'separateAttacks',
  'playFirstAttackTwice',
  'retainAny',
  'healTo',
  'playDrawnCards',
  'recallFreeCard',
  'courier',
] as const;
