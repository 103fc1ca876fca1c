import {
  type Explained,
  type PlayedEntry,
  type Seat,
  type Sees,
  whysOfEntry,
  whysOfStart,
} from '@three-spires/kernel';
import { standingUpTo, stateAt } from './fold.ts';
import { eventForSeats } from './picture.ts';
import type { Table } from './table.ts';

/**
 * What led to the events of an entry, as the log shows them to the holder of some seats; entry 0 is the opening.
 * Undefined if no such entry is in effect, or if an update has made it history that cannot be replayed.
 */
export const whysAt = (
  table: Table,
  seq: number,
  seats: readonly Seat[],
): readonly Explained[] | undefined => {
  const { game, base, setup, seed, standing } = table;
  const see: Sees = (event) => eventForSeats(event, seats, game.rivals);
  if (seq === 0) return base === undefined ? whysOfStart(game, setup, seed, see) : undefined;
  const at = standingUpTo(table, seq) - 1;
  const entry: PlayedEntry | undefined = standing[at];
  return entry?.seq === seq ? whysOfEntry(game, stateAt(table, at), entry, see) : undefined;
};
