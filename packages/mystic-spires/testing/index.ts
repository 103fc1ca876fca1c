/** For tests and the lab: random games, what must hold in them, and the games kept as fixtures. */
export { dealtAgain } from './dealt-again.ts';
export { fixtures } from './fixtures.ts';
export { randomStart, takeCensus, watchGame } from './games.ts';
