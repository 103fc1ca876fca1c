/** Weights of the glance at a turn (swift.ts), in wounds to the party. `npm run train-heroes` finds them by playing. */
import trained from './weights.json' with { type: 'json' };

export type Taste = Readonly<typeof trained.taste>;

export let TASTE: Taste = trained.taste;

/** For training: from now on games are played by these weights. */
export const useTaste = (taste: Taste): void => {
  TASTE = taste;
};
