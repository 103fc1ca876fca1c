export { deckSeed, pairsOf, playDeckGame, seatingOf } from './plays/deck-games.ts';
export { playOnce } from './plays/play.ts';
export { createPlayer, type PlayAnswer, type PlayTask } from './task.ts';
