/** For tests and the lab: random games, invariants, and the games stored as fixtures. */
export { dealtAgain } from './dealt-again.ts';
export { fixtures } from './fixtures.ts';
export { randomStart, takeCensus, watchGame } from './games.ts';
