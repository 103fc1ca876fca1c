import type { Seat } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import type { ComponentType } from 'react';

export type SeatChoiceProps = {
  readonly summary: TableSummary;
  readonly seat: Seat;
  /** Takes the seat with this choice. */
  readonly onTake: (choice: unknown) => void;
};

/** What a game provides for its set-up page. */
export type SetUpGame = {
  /** The page with every choice before the start. */
  readonly Page: ComponentType;
  /** What a player chooses together with an open seat, where the set-up leaves that open. */
  readonly SeatChoice?: ComponentType<SeatChoiceProps>;
};
