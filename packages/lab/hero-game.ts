/** Whole games of The Stygian Society played by Adepts. */
import { findBot } from '@three-spires/bots';
import { movesSeen, type Seat, seenBy } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { placeEntry } from '@three-spires/stygian-society/for-bots';

export type HeroGame = {
  /** Why the game ended: the wizard, wounds or peril. */
  readonly reason: string;
  readonly won: boolean;
  readonly floor: number;
  /** The room or boss where it ended. */
  readonly place: string;
  readonly turns: number;
};

const firstSeat = (seats: number): Seat => 31 - Math.clz32(seats & -seats);

export const playHeroes = (setup: unknown, seed: string): HeroGame => {
  const hero = findBot(stygianSociety.id, 'adept');
  const state = stygianSociety.start(stygianSociety.readSetup(setup), seed);
  for (let move = 0; ; move++) {
    const outcome = stygianSociety.outcome(state);
    if (outcome !== undefined || hero === undefined)
      return {
        reason: outcome?.reason ?? '',
        won: outcome?.result === 'victory',
        floor: state.floor,
        place: placeEntry(state.place).definition.name,
        turns: state.turn,
      };
    const seat = firstSeat(stygianSociety.deciding(state));
    const thinking = { seed: `${seed}/${move}`, outOfTime: () => false };
    const seen = seenBy(stygianSociety, state, seat, thinking.seed);
    const choice = hero.choose(seen, movesSeen(stygianSociety, seen), thinking);
    stygianSociety.apply(state, seat, choice.move);
  }
};
