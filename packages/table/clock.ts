import { type Seat, seatsIn } from '@three-spires/kernel';
import { isOpenSeat, type Table } from './table.ts';

/** The time each seat has left, in milliseconds. The caller supplies the current time. */
export type Clock = {
  readonly settings: ClockSettings;
  /** By seat, as of `at`; null for a seat without a clock, such as a bot's. */
  readonly left: readonly (number | null)[];
  readonly at: number;
  /** Set once every seat is taken: from then on, leaving a seat does not stop its clock. */
  readonly hasBegun?: true;
  /** What each seat had left when its clock last started. */
  readonly runsFrom?: readonly (number | null)[];
};

export type ClockPicture = {
  readonly settings: ClockSettings;
  /** In milliseconds, by seat. */
  readonly left: readonly (number | null)[];
  /** The seats whose clocks run now. */
  readonly running: readonly Seat[];
};

/** Seconds for each seat, and the most seconds of a decision that it gets back when its move stops the clock. */
export type ClockSettings = {
  readonly seconds: number;
  readonly increment: number;
  /** A slow game: a seat has all its seconds for each move. */
  readonly perMove?: true;
};

const SECOND = 1_000;
const DAY_SECONDS = 24 * 3600;

/** The clock of a slow game: days for each move. */
export const daysPerMove = (days: number): ClockSettings => ({
  seconds: days * DAY_SECONDS,
  increment: 0,
  perMove: true,
});

/** The days for each move of a slow game; undefined for every other clock. */
export const daysOf = ({ seconds, perMove }: ClockSettings): number | undefined =>
  perMove === true ? seconds / DAY_SECONDS : undefined;

export const newClock = (
  settings: ClockSettings,
  seats: readonly { readonly person?: string | undefined; readonly bot?: string }[],
  now: number,
): Clock => {
  const left = seats.map(({ bot }) => (bot === undefined ? settings.seconds * SECOND : null));
  return {
    settings,
    left,
    runsFrom: left,
    at: now,
    ...(seats.some(isOpenSeat) ? {} : { hasBegun: true }),
  };
};

const incrementOf = ({ settings }: Clock): number => settings.increment * SECOND;

const allOf = ({ settings }: Clock): number => settings.seconds * SECOND;

type Ticking = Pick<Table, 'game' | 'state' | 'seats'>;

/** The seats that must decide, including abandoned ones; none until every seat is taken. */
const runningSeats = ({ left, hasBegun }: Clock, { game, state, seats }: Ticking): Seat[] =>
  hasBegun !== true && seats.some(isOpenSeat)
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

/**
 * The clock after the table moves on; `mover` is the seat whose player's move caused it. Only a move earns
 * the increment, and never more than the decision took: frequent passing must not gain time. In a slow game a
 * seat's time is restored after its move, and when others have ended its decision in time.
 */
export const turnClock = (
  clock: Clock,
  before: Ticking,
  after: Ticking,
  now: number,
  mover?: Seat,
): Clock => {
  const ran = runningSeats(clock, before);
  const begun: Clock = clock.hasBegun || after.seats.some(isOpenSeat) ? clock : { ...clock, hasBegun: true };
  const runs = runningSeats(begun, after);
  const left = leftAt(clock, ran, now).map((time, seat) => {
    if (after.seats[seat]?.bot !== undefined) return null;
    if (clock.settings.perMove === true && time !== null)
      return seat === mover || (time > 0 && !runs.includes(seat)) ? allOf(clock) : time;
    // A clock that has run out stays at zero and shows why the game ended.
    const earns = seat === mover && ran.includes(seat) && !runs.includes(seat);
    if (time === null || time === 0 || !earns) return time;
    return Math.min(time + incrementOf(clock), clock.runsFrom?.[seat] ?? Number.POSITIVE_INFINITY);
  });
  const runsFrom = left.map((time, seat) =>
    ran.includes(seat) && runs.includes(seat) ? (clock.runsFrom?.[seat] ?? time) : time,
  );
  return { ...begun, left, runsFrom, at: now };
};

type TimeOut = { readonly seat: Seat; readonly at: number };

/**
 * When the next clock runs out if no seat decides, and whose; undefined while no clock runs. With `after`,
 * only clocks that run out later than that.
 */
export const nextTimeOut = (
  clock: Clock,
  table: Ticking,
  after = Number.NEGATIVE_INFINITY,
): TimeOut | undefined =>
  runningSeats(clock, table)
    .map((seat) => ({ seat, at: clock.at + (clock.left[seat] ?? 0) }))
    .filter(({ at }) => at > after)
    .sort((one, other) => one.at - other.at)[0];

/** Whether a bot plays for a seat: in a slow game without concession, once its time is over. */
export const isAway = (clock: Clock, table: Ticking, seat: Seat, now: number): boolean =>
  clock.settings.perMove === true &&
  table.game.concession === undefined &&
  leftAt(clock, runningSeats(clock, table), now)[seat] === 0;

/** The seats for which a bot must decide. */
export const stoodIn = (clock: Clock, table: Ticking, now: number): readonly Seat[] =>
  runningSeats(clock, table).filter((seat) => isAway(clock, table, seat, now));

/** The clock when a seat's player is back, with the full time for a move. */
export const comeBack = (clock: Clock, table: Ticking, seat: Seat, now: number): Clock => {
  const left = leftAt(clock, runningSeats(clock, table), now).map((time, at) =>
    at === seat && time !== null ? allOf(clock) : time,
  );
  return { ...clock, left, runsFrom: left, at: now };
};
