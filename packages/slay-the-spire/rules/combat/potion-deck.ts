import type { State } from '../state.ts';

/**
 * A used potion goes under its deck (STS-8.16). Creates a new deck, because in combat copies of the state
 * share it.
 */
export const returnPotion = (state: State, potion: number): void => {
  state.potionDeck = [potion, ...state.potionDeck];
};
