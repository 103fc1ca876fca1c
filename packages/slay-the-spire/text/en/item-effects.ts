/** What relics and potions do beyond what cards do. */
export const itemEffects = {} as const;
