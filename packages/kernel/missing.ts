/**
 * Throws for an index where nothing is: `list[at] ?? missing('enemy', at)`. A function of its own keeps the
 * caller small enough to be inlined.
 */
export const missing = (what: string, at: number): never => {
  throw new Error(`there is no ${what} ${at}`);
};
