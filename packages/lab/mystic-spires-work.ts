/** Benchmark work for Mystic Spires. */
import { randomMove } from '@three-spires/bots';
import { createMoveList, createRandom, type Move } from '@three-spires/kernel';
import { type MysticSpiresSetup, type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { Work } from './measure.ts';

/** Every starter deck against every other and itself. */
const SETUPS: readonly MysticSpiresSetup[] = STARTER_DECKS.flatMap((one) =>
  STARTER_DECKS.map((other) => mysticSpires.readSetup({ decks: [one.name, other.name], first: 'random' })),
);

const startOf = (game: number): MysticSpiresState =>
  mysticSpires.start(SETUPS[game % SETUPS.length] as MysticSpiresSetup, `bench ${game}`);

/** Plays at random while `goesOn` returns true; returns the number of decisions. */
const player = (
  seed: string,
): ((state: MysticSpiresState, goesOn: (state: MysticSpiresState) => boolean) => number) => {
  const random = createRandom(seed, 1);
  const list = createMoveList();
  return (state, goesOn) => {
    let decisions = 0;
    for (let seats = mysticSpires.deciding(state); seats !== 0; seats = mysticSpires.deciding(state)) {
      if (!goesOn(state)) break;
      const seat = seats === 2 ? 1 : 0;
      mysticSpires.apply(state, seat, randomMove(mysticSpires, state, seat, random, 0, list) as Move);
      decisions++;
    }
    return decisions;
  };
};

/** How many different games are repeated. */
const GAMES = 100;

/** Whole battles, from copies of fresh games to the end. */
export const battleWork = (): Work => {
  const games = Array.from({ length: GAMES }, (_, game) => startOf(game));
  const play = player('battles');
  let next = 0;
  return () => play(mysticSpires.copy(games[next++ % GAMES] as MysticSpiresState), () => true);
};

const MIDDLE = 10;

/** The tenth turn of the first battle that gets that far. */
export const midBattle = (): MysticSpiresState => {
  const play = player('middle');
  for (let game = 0; game < GAMES; game++) {
    const state = startOf(game);
    play(state, ({ turn }) => turn < MIDDLE);
    if (mysticSpires.outcome(state) === undefined) return state;
  }
  throw new Error('no battle gets that far');
};

const COPIES = 100;

export const mysticSpiresCopyWork = (): Work => {
  let kept = midBattle();
  return () => {
    for (let copy = 0; copy < COPIES; copy++) kept = mysticSpires.copy(kept);
    return COPIES;
  };
};
