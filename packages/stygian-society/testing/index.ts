/** For tests and the lab: random games, what must hold in them, and the games kept as fixtures. */
export { positionOf, sensibleMove, takeCensus } from './census.ts';
export { fixtures } from './fixtures.ts';
export { anyFall, isIdle, randomStart, watch } from './random-play.ts';
