import type { TableSummary } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';

/** Whether the game has begun: before the last choice of its set-up, nobody can decide anything. */
export const hasBegun = ({ seq, deciding, awaitsOutside, outcome }: Picture): boolean =>
  seq > 0 || deciding.length > 0 || awaitsOutside === true || outcome !== undefined;

/** Whether people are still gathering: before the first move, while a seat is open or a choice is missing. */
export const isLobby = (picture: Picture): boolean =>
  picture.seq === 0 &&
  picture.outcome === undefined &&
  picture.seats.some(({ mine }) => mine) &&
  (picture.seats.some(({ open }) => open) || !hasBegun(picture));

/**
 * Whether the game starts as soon as a bot takes an open seat: it is the last one, and everyone else has
 * chosen.
 */
export const botBegins = ({ seats }: Pick<TableSummary, 'seats'>): boolean =>
  seats.filter(({ open }) => open).length === 1 && seats.every(({ open, choice }) => open || choice !== true);
