/** The chance, from 0 to 1, that log odds stand for. */
export const chanceFromOdds = (odds: number): number => 1 / (1 + Math.exp(-odds));
