import type { Picture } from '@three-spires/table';
import { say } from '../../text/say.ts';

/** Who the table is waiting for, by the names of seats and their players. */
export const waitingFor = ({ deciding, seats }: Picture, names: readonly string[]): string =>
  deciding
    .map((at) => {
      const seat = names[at] ?? '';
      const holder = seats[at];
      if (holder === undefined || holder.mine) return seat;
      return holder.open ? say('openSeat', { seat }) : say('heldSeat', { seat, person: holder.name });
    })
    .join(', ');

/** Says that the table is waiting for them; in a replay, that they move next. */
export const waitingWords = (names: string, live: boolean): string =>
  say(live ? 'waitingFor' : 'replay.toMove', { names });
