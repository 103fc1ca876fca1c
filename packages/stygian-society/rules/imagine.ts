/** Little is hidden here: the order of the decks and future chance (STY-1.9). */
import { createRandom, nextUint32, type Seat, shuffle } from '@three-spires/kernel';
import { copyState } from './copy.ts';
import { nothingArranged } from './start.ts';
import { AWAITED, STREAM, STREAMS, type State } from './state.ts';

/** All seats see the same, so they imagine the same. */
export const imagine = (state: State, _seat: Seat, seed: string): State => {
  const world = copyState(state);
  world.random = createRandom(seed, STREAMS);
  world.arranged = nothingArranged();
  const random = createRandom(`${seed}/decks`, 1);
  for (const deck of [world.rooms, world.treasureDeck]) {
    deck.sort((one, other) => one - other);
    shuffle(random, 0, deck);
  }
  // The seed of a pending fall; that of the last one is known.
  if (world.awaited !== AWAITED.nothing) world.fallSeed = nextUint32(world.random, STREAM.tower);
  return world;
};
