/** What potions and relics say beyond their effects. */
export const items = {
  'item.anytime': 'Can be used outside combat too.',
} as const;
