import type { Picture } from '@three-spires/table';
import { SeatClock } from './seat-clock.tsx';

/** In a slow game, the time left for your decision, or else for the player with the least time left. */
export const SlowClock = ({ clock, seats }: Picture) => {
  if (clock?.settings.perMove !== true) return null;
  const isMine = (seat: number): boolean => seats[seat]?.mine === true;
  const [first] = [...clock.running].sort(
    (one, other) =>
      Number(isMine(other)) - Number(isMine(one)) || (clock.left[one] ?? 0) - (clock.left[other] ?? 0),
  );
  return first === undefined ? null : <SeatClock clock={clock} seat={first} />;
};
