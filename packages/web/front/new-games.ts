import type { Seat } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import type { ComponentType } from 'react';

export type SeatChoiceProps = {
  readonly summary: TableSummary;
  readonly seat: Seat;
  /** Takes the seat with what was chosen for it. */
  readonly onTake: (choice: unknown) => void;
};

/** What a game gives so that a table of it can be set up. */
export type NewGame = {
  /** The page on which everything is settled before the start. */
  readonly Page: ComponentType;
  /** What is chosen with an open seat, where a set-up leaves something open to whoever takes it. */
  readonly SeatChoice?: ComponentType<SeatChoiceProps>;
};

/** Loaded only when somebody sets up such a table. */
export const NEW_GAMES: Readonly<Record<string, () => Promise<{ readonly default: NewGame }>>> = {
  'slay-the-spire': () => import('./new-run/new-run-page.tsx'),
  'mystic-spires': () => import('./new-duel/new-duel-page.tsx'),
  'stygian-society': () => import('./new-society/new-society-page.tsx'),
};
