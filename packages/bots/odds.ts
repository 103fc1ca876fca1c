/** Converts log odds into a chance from 0 to 1. */
export const chanceFromOdds = (odds: number): number => 1 / (1 + Math.exp(-odds));
