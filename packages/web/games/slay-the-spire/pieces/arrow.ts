/** A number, and what it would become. */
export const arrow = (now: number, after: number | undefined): string =>
  after === undefined || after === now ? `${now}` : `${now} → ${after}`;
