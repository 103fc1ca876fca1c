/** The moments that decided a run. */
import type { TurningPoint } from './types.ts';

/** The position in the run when something happens. */
export type Moment = { readonly at: number; readonly stop: number; readonly round: number };

/** A player with this little HP left was nearly dead. */
const NEARLY_DEAD = 2;
const CLOSE_CALLS = 3;

export type Watch = {
  /** HP lost in the Enemy Turn and dealt in the current Player Turn, by seat. */
  readonly losing: number[];
  readonly dealing: number[];
  /** The lowest HP in this combat, by seat, and when. */
  readonly lowest: (TurningPoint | undefined)[];
  readonly found: TurningPoint[];
};

export const newWatch = (seats: number): Watch => ({
  losing: new Array<number>(seats).fill(0),
  dealing: new Array<number>(seats).fill(0),
  lowest: new Array<undefined>(seats).fill(undefined),
  found: [],
});

export const noteDealt = (watch: Watch, seat: number, amount: number, moment: Moment): void => {
  if (watch.dealing[seat] === undefined) return;
  watch.dealing[seat] += amount;
  keepGreatest(watch, { kind: 'bestTurn', seat, ...moment, amount: watch.dealing[seat] });
};

export const noteLost = (
  watch: Watch,
  seat: number,
  amount: number,
  left: number,
  moment: Moment,
  source: string,
): void => {
  if (amount === 0 || watch.losing[seat] === undefined) return;
  watch.losing[seat] += amount;
  keepGreatest(watch, { kind: 'heaviestBlow', seat, ...moment, amount: watch.losing[seat] });
  const lowest = watch.lowest[seat];
  if (left > 0 && left <= NEARLY_DEAD && (lowest === undefined || left < lowest.amount))
    watch.lowest[seat] = { kind: 'closeCall', seat, ...moment, amount: left, source };
};

export const noteOther = (watch: Watch, point: TurningPoint): void => {
  watch.found.push(point);
};

/** At most one of a kind per seat: the greatest. */
const keepGreatest = (watch: Watch, point: TurningPoint): void => {
  const at = watch.found.findIndex(({ kind, seat }) => kind === point.kind && seat === point.seat);
  const known = watch.found[at];
  if (known === undefined) watch.found.push(point);
  else if (point.amount > known.amount) watch.found[at] = point;
};

/** A new round: resets the counters of the turn. */
export const startRound = (watch: Watch): void => {
  watch.losing.fill(0);
  watch.dealing.fill(0);
};

/** A player who was nearly dead but survived the combat had a close call. */
export const endCombat = (watch: Watch): void => {
  for (const point of watch.lowest) if (point !== undefined) watch.found.push(point);
  watch.lowest.fill(undefined);
  startRound(watch);
};

/** In chronological order; of many close calls only the closest. */
export const turningPoints = ({ found }: Watch): TurningPoint[] => {
  const closest = found
    .filter(({ kind }) => kind === 'closeCall')
    .sort((a, b) => a.amount - b.amount)
    .slice(0, CLOSE_CALLS);
  return found
    .filter((point) => point.kind !== 'closeCall' || closest.includes(point))
    .sort((a, b) => a.at - b.at);
};
