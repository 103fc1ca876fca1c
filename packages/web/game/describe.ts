import type { About } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import type { Icon } from '../icons/icon.ts';
import type { PictureKey } from '../pictures/addresses.ts';

/** A seat as shown to a player who may take it, or who is looking for one of their tables. */
export type SeatFace = {
  readonly name: string;
  /** The name inside a sentence: "the Silent". */
  readonly called?: string;
  /** A short figure next to the name, such as HP. */
  readonly detail?: string;
  readonly about?: string;
  readonly Icon?: Icon;
  /** Its glass figure, for places with room. */
  readonly figure?: Omit<PictureKey, 'kind'>;
  /** Its colours in the style sheets. */
  readonly mood?: string;
};

/** How a list of tables describes those of one game. Small, because the first page needs it. */
export type DescribedGame = {
  /** By seat. */
  seats(summary: Pick<TableSummary, 'setup' | 'seats' | 'about'>): readonly SeatFace[];
  /** Who could still join while the game is running. */
  guests?(about: About): readonly SeatFace[];
  /**
   * What is played, in a few words. The server has validated the set-up, so its fields are as the game wrote
   * them.
   */
  setup(setup: unknown): string;
  /** The progress of the game; may be empty. */
  progress(about: About): string;
};
