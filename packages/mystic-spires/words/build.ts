/** The vocabulary as functions, so that a definition reads like the card. */
export * from './abilities.ts';
export * from './amounts.ts';
export * from './answers.ts';
export * from './auras.ts';
export * from './cards.ts';
export * from './keepers.ts';
export * from './objects.ts';
export * from './occasions.ts';
export * from './units.ts';
