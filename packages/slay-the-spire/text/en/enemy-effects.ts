/** What only enemies do. */
export const enemyEffects = {} as const;
