/** The rule that describes each option. */
export const OPTION_RULES = {
  lastStand: 'STS-35.1',
  sequentialTurns: 'STS-36.1',
  chooseYourRelic: 'STS-37.1',
} as const;
