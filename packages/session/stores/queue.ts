import type { UnratedReason } from '@three-spires/table';
import type { StoredTable } from '../given/store.ts';
import type { Meeting } from '../rating/terms.ts';

/** Someone who meets only people, a person who meets bot accounts too, or a bot account. */
export type Company = 'people' | 'anyone' | 'bot';

/** With whom they are not matched: nobody meets a bot account without having agreed to it. */
export const NOT_MET: Readonly<Record<Company, Company | undefined>> = {
  people: 'bot',
  anyone: undefined,
  bot: 'people',
};

/** A person waiting for a duel, with their choice; `table` once one was found. */
export type Waiting = {
  readonly person: string;
  /** New each time they join. */
  readonly ticket: string;
  readonly game: string;
  readonly clock: string;
  readonly choice: unknown;
  readonly rating: number;
  readonly joinedAt: number;
  /** Identifies their address. */
  readonly place: string;
  readonly company: Company;
  readonly table?: string;
};

export type QueueStore = {
  /** Replaces the person's earlier entry. False when `limit` people are already waiting. */
  joinQueue(waiting: Omit<Waiting, 'table'>, limit: number): Promise<boolean>;
  /** Records that the person is still there, and returns their status. */
  waitInQueue(person: string, game: string, at: number): Promise<Waiting | undefined>;
  /** Recently seen people who want the same, closest rating first; never people blocked either way. */
  opponentsFor(waiting: Waiting, seenAfter: number, limit: number): Promise<readonly Waiting[]>;
  /**
   * Opens a table for two waiting people, atomically. It is rated unless their earlier meetings prevent that;
   * a rated meeting is recorded for both. False if one of them was paired or has left.
   */
  pairInQueue(
    pair: readonly [Waiting, Waiting],
    table: StoredTable,
    whyUnrated: (meetings: readonly [Meeting, Meeting]) => UnratedReason | undefined,
  ): Promise<boolean>;
  /** False if the person was not waiting, or a table was already found. */
  leaveQueue(person: string, game: string): Promise<boolean>;
  /** Removes people not seen for long, and expired pairings. */
  clearQueue(seenBefore: number, pairedBefore: number): Promise<void>;
};
