/** What relics and potions do beyond what cards do. */
export type ItemEffect = { readonly do: 'triggerDieAbility' };
