/** What happens between combats: rewards, gains and losses, changes of the deck. */
export type RunEffect = { readonly do: 'gainGold'; readonly amount: number };
