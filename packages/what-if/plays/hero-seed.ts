/** The seed of a decision in The Stygian Society: published figures of its bots were measured with these. */
export const decisionSeed = (play: string, decision: number): string => `${play}/${decision}`;
