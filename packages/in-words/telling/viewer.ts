import type { Seat, Viewer } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';

/** A person's own seats, lowest first. */
export const ownSeats = ({ outlooks }: Picture): readonly Seat[] =>
  outlooks.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer]));

/** Whose view to tell: the wanted seat while it may decide or none of the others may, or the first that may decide. */
export const viewerIn = (picture: Picture, wanted: Seat | undefined): Viewer => {
  const own = ownSeats(picture);
  const asked = own.filter((seat) => picture.deciding.includes(seat));
  const isWanted =
    wanted !== undefined && own.includes(wanted) && (asked.includes(wanted) || asked.length === 0);
  return (isWanted ? wanted : asked[0]) ?? own[0] ?? 'spectator';
};
