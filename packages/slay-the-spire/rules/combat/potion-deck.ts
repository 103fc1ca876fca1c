import type { State } from '../state.ts';

/** A used potion goes under its deck (STS-8.16). The deck is a new one: in a combat copies of the state share it. */
export const returnPotion = (state: State, potion: number): void => {
  state.potionDeck = [potion, ...state.potionDeck];
};
