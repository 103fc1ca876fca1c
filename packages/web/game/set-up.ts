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

/** A table for several players: how many, and the request that opens it with one seat taken. */
export type TogetherGame = {
  readonly players: readonly number[];
  readonly request: (players: number) => NewTableBody | Promise<NewTableBody>;
};

export type DuelChoiceProps = {
  /** Called with what the player would queue with now; undefined while that is not playable. */
  readonly onChange: (body: QueueBody | undefined) => void;
};

/** A duel against a matched opponent: what the player brings, and the same against a bot. */
export type DuelGame = {
  readonly Choice: ComponentType<DuelChoiceProps>;
  readonly againstBot: (body: QueueBody) => NewTableBody;
};

/** What a game provides for its set-up page. */
export type SetUpGame = {
  /** The page with every choice before the start. */
  readonly Page: ComponentType;
  /** What a player chooses when taking an open seat, if the set-up leaves that open. */
  readonly SeatChoice?: ComponentType<SeatChoiceProps>;
  /** The picture of a seat in lobby and invitation, if it is not the figure of its face. */
  readonly SeatPicture?: ComponentType<SeatPictureProps>;
  readonly together?: TogetherGame;
  readonly duel?: DuelGame;
};
