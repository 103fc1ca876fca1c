import type { AnyGame, Seat, Viewer } from '@three-spires/kernel';

/** Whose eyes a set-up is for, and whether the game still has secrets. */
export type SetupViewer = { readonly seats: readonly Seat[]; readonly isOver: boolean };

type Laid = { readonly game: AnyGame; readonly setup: unknown; readonly seats: readonly unknown[] };

/**
 * What somebody may see of a set-up. The position it may begin in never gets out: that holds every hand and the
 * order of every pile. Whoever holds every seat knows the rest of it, and so does everybody once the game is over.
 */
export const setupFor = ({ game, setup, seats: all }: Laid, { seats, isOver }: SetupViewer): unknown => {
  const viewer: Viewer = seats[0] ?? 'spectator';
  const knowsAll = isOver || seats.length === all.length;
  return withoutPosition(knowsAll ? setup : (game.shownSetup?.(setup, viewer) ?? setup));
};

const withoutPosition = (setup: unknown): unknown => {
  if (typeof setup !== 'object' || setup === null || !('position' in setup)) return setup;
  const { position: _, ...shown } = setup;
  return shown;
};
