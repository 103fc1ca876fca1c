/** Steps that only enemies take. */
export const ENEMY_CODES = ['summon', 'loseGold', 'leaveCombat', 'die'] as const;
