/** For the lab: starts of whole games, a sensible player, the checks at every move, fixtures and the census. */
export { takeCensus } from './census/index.ts';
export { fixtures } from './fixtures.ts';
export { randomStart } from './property-climbs.ts';
export { Watch } from './property-watch.ts';
export { isIdle, sensibleMove } from './sensible-move.ts';
