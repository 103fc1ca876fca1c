import { type Seat, seatsIn } from '@three-spires/kernel';
import { isOpenSeat, type SeatHolder, type Table } from './table.ts';

/** The time that seats have left, in milliseconds. Whoever keeps a clock says what time it is. */
export type Clock = {
  readonly settings: ClockSettings;
  /** By seat, as it was at `at`; null for a seat without a clock, as programs are. */
  readonly left: readonly (number | null)[];
  readonly at: number;
};

export type ClockPicture = {
  readonly settings: ClockSettings;
  /** In milliseconds, by seat. */
  readonly left: readonly (number | null)[];
  /** The seats whose clocks run now. */
  readonly running: readonly Seat[];
};

/** Seconds for each seat, and how many are added whenever it has decided and its clock stops. */
export type ClockSettings = { readonly seconds: number; readonly increment: number };

const SECOND = 1_000;

export const newClock = (
  settings: ClockSettings,
  seats: readonly Pick<SeatHolder, 'bot'>[],
  now: number,
): Clock => ({
  settings,
  left: seats.map(({ bot }) => (bot === undefined ? settings.seconds * SECOND : null)),
  at: now,
});

const incrementOf = ({ settings }: Clock): number => settings.increment * SECOND;

type Ticking = Pick<Table, 'game' | 'state' | 'seats'>;

/** Those who have to decide; nobody before everybody has sat down. */
const runningSeats = ({ left }: Clock, { game, state, seats }: Ticking): Seat[] =>
  seats.some(isOpenSeat)
    ? []
    : seatsIn(game.deciding(state)).filter((seat) => left[seat] !== null && left[seat] !== undefined);

const leftAt = ({ left, at }: Clock, running: readonly Seat[], now: number): (number | null)[] =>
  left.map((time, seat) =>
    time !== null && running.includes(seat) ? Math.max(0, time - Math.max(0, now - at)) : time,
  );

export const clockPicture = (clock: Clock, table: Ticking, now: number): ClockPicture => {
  const running = runningSeats(clock, table);
  return { settings: clock.settings, left: leftAt(clock, running, now), running };
};

/** The clock when the table goes from one moment to the next. */
export const turnClock = (clock: Clock, before: Ticking, after: Ticking, now: number): Clock => {
  const ran = runningSeats(clock, before);
  const runs = runningSeats(clock, after);
  const decided = ran.filter((seat) => !runs.includes(seat));
  const left = leftAt(clock, ran, now).map((time, seat) =>
    // A clock that has run out stays so, and shows why the game has ended.
    time !== null && time > 0 && decided.includes(seat) ? time + incrementOf(clock) : time,
  );
  return { ...clock, left, at: now };
};

/** When the next clock runs out if nobody decides, and whose; undefined while none runs. */
export const nextTimeOut = (
  clock: Clock,
  table: Ticking,
): { readonly seat: Seat; readonly at: number } | undefined => {
  const due = runningSeats(clock, table).map((seat) => ({ seat, at: clock.at + (clock.left[seat] ?? 0) }));
  return due.sort((one, other) => one.at - other.at)[0];
};
