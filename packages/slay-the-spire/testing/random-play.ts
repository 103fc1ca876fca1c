/** For tests: plays randomly and checks at every decision that the expected seat can move. */
import { createMoveList, createRandom, randomBelow, seatsIn } from '@three-spires/kernel';
import { slayTheSpire } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { playerAt } from '../rules/state.ts';

const list = createMoveList();

/**
 * Plays until the game is over, `until` returns true, or the limit is reached; every failure names the seed.
 */
export const playOn = (
  state: State,
  seed: string,
  limit: number,
  until: (state: State) => boolean = () => false,
): SlayTheSpireEvent[] => {
  const random = createRandom(seed, 1);
  const events: SlayTheSpireEvent[] = [];
  for (let decision = 0; decision < limit; decision++) {
    if (slayTheSpire.outcome(state) !== undefined || until(state)) break;
    const seats = seatsIn(slayTheSpire.deciding(state));
    if (seats.length === 0) throw new Error(`${seed}: no seat decides at decision ${decision}`);
    const seat = seats[randomBelow(random, 0, seats.length)] as number;
    if (playerAt(state, seat).hp === 0) throw new Error(`${seed}: the dead seat ${seat} decides`);
    slayTheSpire.legal(state, seat, list);
    if (list.length === 0) throw new Error(`${seed}: seat ${seat} has no move at decision ${decision}`);
    const move = list.moves[randomBelow(random, 0, list.length)] as number;
    const refused = slayTheSpire.refuse(state, seat, move);
    if (refused !== undefined) throw new Error(`${seed}: listed, but refused: ${move} (${refused.code})`);
    slayTheSpire.view(state, seat);
    slayTheSpire.apply(state, seat, move, (event) => events.push(event));
  }
  return events;
};
