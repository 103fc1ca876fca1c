import type { AnyGame, Seat, Viewer } from '@three-spires/kernel';

/** Who views a set-up, and whether the game still has secrets. */
export type SetupViewer = { readonly seats: readonly Seat[]; readonly isOver: boolean };

type Laid = { readonly game: AnyGame; readonly setup: unknown; readonly seats: readonly unknown[] };

/**
 * The parts of a set-up that a person may see. A starting position is never shown: it contains every hand and
 * the order of every pile. A person who holds every seat may see the rest, and so may everyone once the game
 * is over.
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
