/** Bars of text, for charts in a terminal. */

/** Fills a proportion, from 0 to 1, of the width. */
export const bar = (share: number, width: number): string =>
  '█'.repeat(Math.round(Math.min(1, Math.max(0, share)) * width));
