/** For tests and the lab: random games, invariants, and the games stored as fixtures. */
export { positionOf, sensibleMove, takeCensus } from './census.ts';
export { fixtures } from './fixtures.ts';
export { anyFall, isIdle, randomStart, watch } from './random-play.ts';
