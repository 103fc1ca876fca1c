/** What relics and potions do beyond what cards do. */
export type ItemEffect =
  /** One die ability of the own relics, or of anybody's; only those for `face`, where it is named (STS-7.3). */
  | { readonly do: 'triggerDieAbility'; readonly of?: 'anyone'; readonly face?: number }
  /** Offered at the Reset step: Block stays this once. */
  | { readonly do: 'keepBlockThisTurn' }
  /** Strength that comes with the next Attack and goes with it. */
  | { readonly do: 'strengthForOneAttack'; readonly amount: number }
  /** Hits of 1 that are Attacks of cost 0, each on its own; no Shivs. */
  | { readonly do: 'separateAttacks'; readonly amount: number }
  | { readonly do: 'playFirstAttackTwice' }
  | { readonly do: 'retainAny' }
  | { readonly do: 'healTo'; readonly amount: number }
  /** Draws cards and plays just these for 0 Energy, in the order the player chooses. */
  | { readonly do: 'playDrawnCards'; readonly amount: number }
  /** A chosen card of the discard pile comes back and costs 0 this turn. */
  | { readonly do: 'recallFreeCard' }
  /** The top item of a deck of choice, to buy or to discard. */
  | { readonly do: 'courier' };
