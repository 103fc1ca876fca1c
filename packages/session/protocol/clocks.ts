import * as v from 'valibot';

/** The days a seat may have for each move of a slow game. */
export const DAYS_PER_MOVE = [1, 2, 3, 7] as const;
export type DaysPerMove = (typeof DAYS_PER_MOVE)[number];

/** Seconds per seat plus an increment per decision, or days per move. */
export type ClockChoice =
  | { readonly seconds: number; readonly increment: number }
  | { readonly days: DaysPerMove };
export const clockChoice: v.GenericSchema<unknown, ClockChoice> = v.union(
  [
    v.strictObject({
      seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7_200)),
      increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
    }),
    v.strictObject({ days: v.picklist(DAYS_PER_MOVE) }),
  ],
  `10 to 7200 seconds and an increment of 0 to 120, or ${DAYS_PER_MOVE.join(', ')} days`,
);
