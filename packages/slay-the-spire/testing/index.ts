/** For the lab: where whole games start, who plays them by simple sense, and what must hold all the way. */
export { takeCensus } from './census/index.ts';
export { type Fixture, type FixtureMove, recordFixture, replayFixture } from './fixture.ts';
export { randomStart } from './property-climbs.ts';
export { Watch } from './property-watch.ts';
export { isIdle, sensibleMove } from './sensible-move.ts';
