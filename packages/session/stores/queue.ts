import type { UnratedReason } from '@three-spires/table';
import type { StoredTable } from '../given/store.ts';
import type { Meeting } from '../rating/terms.ts';

/** A person who waits for a duel, with what they bring; `table` once one was found. */
export type Waiting = {
  readonly person: string;
  /** New each time they join. */
  readonly ticket: string;
  readonly game: string;
  readonly clock: string;
  readonly choice: unknown;
  readonly rating: number;
  readonly joinedAt: number;
  /** Stands for their address. */
  readonly place: string;
  readonly table?: string;
};

/** People who wait for a duel. */
export type QueueStore = {
  /** Takes the place of an earlier entry of the same person. False while `limit` people wait. */
  joinQueue(waiting: Omit<Waiting, 'table'>, limit: number): Promise<boolean>;
  /** Notes that the person is still there, and says how they stand. */
  waitInQueue(person: string, game: string, at: number): Promise<Waiting | undefined>;
  /** Those who want the same and were seen, the closest rating first; never people blocked either way. */
  opponentsFor(waiting: Waiting, seenAfter: number, limit: number): Promise<readonly Waiting[]>;
  /**
   * Opens a table for two who wait, all of it or nothing. It is rated unless their meetings say why not, and then noted for
   * both. False where one of them was paired or has left.
   */
  pairInQueue(
    pair: readonly [Waiting, Waiting],
    table: StoredTable,
    whyUnrated: (meetings: readonly [Meeting, Meeting]) => UnratedReason | undefined,
  ): Promise<boolean>;
  /** False where the person was not waiting, or a table was found already. */
  leaveQueue(person: string, game: string): Promise<boolean>;
  /** Removes those who were not seen for long, and pairings that say nothing any more. */
  clearQueue(seenBefore: number, pairedBefore: number): Promise<void>;
};
