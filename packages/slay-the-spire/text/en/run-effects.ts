/** What happens between combats. */
export const runEffects = {
  gainGold: '{amount} [gold]',
} as const;
