/** The zones of the Battlefield; each Keeper has all of them (MYS-4.1). Each comes with its main rule. */
export const ZONES = {
  field: 'MYS-4.1',
  tower: 'MYS-11.4',
  mainDeck: 'MYS-4.3',
  hand: 'MYS-4.3',
  tokenDeck: 'MYS-4.4',
  graveyard: 'MYS-4.2',
  exiled: 'MYS-4.4',
  crystal: 'MYS-13.5',
} as const;
export type Zone = keyof typeof ZONES;

export const ZONE_NAMES = Object.keys(ZONES) as readonly Zone[];
