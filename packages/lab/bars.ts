/** Bars of text, for charts in a terminal. */

/** As much of the width as the share from 0 to 1. */
export const bar = (share: number, width: number): string =>
  '█'.repeat(Math.round(Math.min(1, Math.max(0, share)) * width));
