/** Steps between combats. */
export const RUN_CODES = ['gainGold'] as const;
