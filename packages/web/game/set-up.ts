import type { Seat } from '@three-spires/kernel';
import type { NewTableBody, QueueBody, TableSummary } from '@three-spires/session/protocol';
import type { ComponentType } from 'react';

export type SeatChoiceProps = {
  readonly summary: TableSummary;
  readonly seat: Seat;
  /** Takes the seat with this choice. */
  readonly onTake: (choice: unknown) => void;
};

export type SeatPictureProps = Omit<SeatChoiceProps, 'onTake'>;

/** A table for people who play together: how many can, and what is opened for them, with one seat taken. */
export type TogetherGame = {
  readonly players: readonly number[];
  readonly request: (players: number) => NewTableBody | Promise<NewTableBody>;
};

export type DuelChoiceProps = {
  /** Hears what the player would wait with now; undefined while that cannot be played. */
  readonly onChange: (body: QueueBody | undefined) => void;
};

/** A duel with someone who is found: what one brings, and the same against a bot. */
export type DuelGame = {
  readonly Choice: ComponentType<DuelChoiceProps>;
  readonly againstBot: (body: QueueBody) => NewTableBody;
};

/** What a game provides for its set-up page. */
export type SetUpGame = {
  /** The page with every choice before the start. */
  readonly Page: ComponentType;
  /** What a player chooses together with an open seat, where the set-up leaves that open. */
  readonly SeatChoice?: ComponentType<SeatChoiceProps>;
  /** The picture of a seat in lobby and invitation, where it is not the figure of its face. */
  readonly SeatPicture?: ComponentType<SeatPictureProps>;
  readonly together?: TogetherGame;
  readonly duel?: DuelGame;
};
