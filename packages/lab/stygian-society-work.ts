/** Benchmark work for The Stygian Society. */
import { randomMove } from '@three-spires/bots';
import { createMoveList, createRandom, type Move, type Seat } from '@three-spires/kernel';
import { type StygianSocietyState, stygianSociety } from '@three-spires/stygian-society';
import type { Work } from './measure.ts';

const GAMES = 64;
const SETUP = stygianSociety.readSetup({ players: 4 });
/** Deep in a floor, with cubes everywhere. */
const MID_FLOOR = 40;

const firstSeat = (seats: number): Seat => 31 - Math.clz32(seats & -seats);

/** Plays at random until the game is over or `most` decisions were made; returns their number. */
const player = (seed: string): ((state: StygianSocietyState, most: number) => number) => {
  const random = createRandom(seed, 1);
  const list = createMoveList();
  return (state, most) => {
    let decisions = 0;
    for (; decisions < most; decisions++) {
      const seats = stygianSociety.deciding(state);
      if (seats === 0) break;
      const seat = firstSeat(seats);
      const move = randomMove(stygianSociety, state, seat, random, 0, list) as Move;
      stygianSociety.apply(state, seat, move);
    }
    return decisions;
  };
};

/** Whole games with the fast tower, from the set-up to the end. */
export const floorWork = (): Work => {
  const play = player('floors');
  let next = 0;
  return () => play(stygianSociety.start(SETUP, `bench ${next++ % GAMES}`), Number.POSITIVE_INFINITY);
};

export const midFloor = (): StygianSocietyState => {
  const state = stygianSociety.start(SETUP, 'bench');
  player('middle')(state, MID_FLOOR);
  return state;
};

export const stygianSocietyCopyWork = (): Work => {
  const state = midFloor();
  return () => {
    stygianSociety.copy(state);
    return 1;
  };
};
