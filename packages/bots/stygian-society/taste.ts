/**
 * Weights for the glance at a turn (swift.ts), in wounds to the party. Found by self-play with `npm run
 * train-heroes`.
 */
import trained from './weights.json' with { type: 'json' };

export type Taste = Readonly<typeof trained.taste>;

export let TASTE: Taste = trained.taste;

/** For training: play with these weights from now on. */
export const useTaste = (taste: Taste): void => {
  TASTE = taste;
};
