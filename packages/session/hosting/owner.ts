import type { SeatHolder } from '@three-spires/table';

/** A table belongs to the first person seated there; with only bots left, it belongs to itself. */
export const ownerOf = (id: string, seats: readonly SeatHolder[]): string =>
  seats.find(({ person }) => person !== undefined)?.person ?? id;
