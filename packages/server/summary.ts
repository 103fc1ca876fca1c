import { hasSeat } from '@three-spires/kernel';
import { shownSetup } from '@three-spires/table';
import { seatHolder } from './loaded-table.ts';
import type { TableSummary } from './protocol.ts';
import type { StoredTable } from './store.ts';

/** What a list of games says about one of them, for a person who may see it. Never the seed. */
export const summaryFor = (table: StoredTable, person: string | undefined): TableSummary => {
  const isMine = (holder: string | undefined): boolean => holder !== undefined && holder === person;
  return {
    table: table.id,
    game: table.game,
    setup: shownSetup(table.setup),
    createdAt: table.createdAt,
    changedAt: table.changedAt,
    status: table.outcome === undefined ? 'playing' : 'finished',
    ...(table.outcome === undefined ? {} : { outcome: table.outcome }),
    seq: table.lastSeq,
    practice: table.practice,
    about: table.about,
    seats: table.seats.map((stored) => ({
      seat: stored.seat,
      name: seatHolder(stored).name,
      open: stored.person === undefined,
      mine: isMine(stored.person),
      deciding: hasSeat(table.deciding, stored.seat),
    })),
    ...(table.seats.some((seat) => isMine(seat.person)) ? { invite: table.invite } : {}),
  };
};
