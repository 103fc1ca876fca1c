/** For tests: whole games of random and sensible players, with every event emitted. */
import {
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { slayTheSpire } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { seatName } from '../rules/naming.ts';
import type { State } from '../rules/state.ts';
import { randomStart } from './property-climbs.ts';
import { sensibleMove } from './sensible-move.ts';

const LONGEST_GAME = 3000;

/** Plays the game of a seed; `tell` receives each event and the names of the seats at that moment. */
export const tellGame = (
  seed: string,
  tell: (event: SlayTheSpireEvent, names: readonly string[]) => void,
): void => {
  const state: State = slayTheSpire.scenario.build(randomStart(seed), seed);
  const random = createRandom(`${seed}/player`, 1);
  const moves = createMoveList();
  const emit = (event: SlayTheSpireEvent): void =>
    tell(
      event,
      state.players.map((_, seat) => seatName(state, seat)),
    );
  for (let played = 0; played < LONGEST_GAME && slayTheSpire.outcome(state) === undefined; played++) {
    const seats = seatsIn(slayTheSpire.deciding(state));
    const seat = seats[randomBelow(random, 0, seats.length)] as number;
    slayTheSpire.legal(state, seat, moves);
    const listed = listedMoves(moves);
    const move =
      randomBelow(random, 0, 4) === 0
        ? sensibleMove(state, seat, listed, random)
        : (listed[randomBelow(random, 0, listed.length)] as Move);
    slayTheSpire.apply(state, seat, move, emit);
  }
};
