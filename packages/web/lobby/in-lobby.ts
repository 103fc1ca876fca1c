import type { TableSummary } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';

/** Whether the game has begun: before the last choice of its set-up is made, nobody can decide anything. */
export const hasBegun = ({ seq, deciding, awaitsOutside, outcome }: Picture): boolean =>
  seq > 0 || deciding.length > 0 || awaitsOutside === true || outcome !== undefined;

/** Whether people still meet: before the first move, while a seat is open or a choice is to be made. */
export const isLobby = (picture: Picture): boolean =>
  picture.seq === 0 &&
  picture.outcome === undefined &&
  picture.seats.some(({ mine }) => mine) &&
  (picture.seats.some(({ open }) => open) || !hasBegun(picture));

/** Whether the game begins as soon as a bot takes an open seat: it is the last, and everyone else has chosen. */
export const botBegins = ({ seats }: Pick<TableSummary, 'seats'>): boolean =>
  seats.filter(({ open }) => open).length === 1 && seats.every(({ open, choice }) => open || choice !== true);
