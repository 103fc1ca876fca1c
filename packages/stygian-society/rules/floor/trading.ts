/** Trading treasures between two floors (STY-20.12). */
import { NONE } from '@three-spires/kernel';
import { ask, askSeats, everySeat, heroAt } from '../asking.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { giveMove, swapMove } from '../moves.ts';
import { heroName, ofHero } from '../naming.ts';
import { PHASE, QUESTION, type State } from '../state.ts';

/** Asks nothing when no hero holds a treasure. */
export const openTrading = (state: State): void => {
  state.phase = PHASE.climbing;
  if (state.heroes.some(({ treasures }) => treasures.length > 0))
    askSeats(state, QUESTION.trade, everySeat(state));
};

export const holderOf = (state: State, card: number): number =>
  state.heroes.findIndex(({ treasures }) => treasures.includes(card));

const giveTo = (state: State, card: number, to: number, emit: StygianSocietyEmit): void => {
  const from = holderOf(state, card);
  const { treasures } = heroAt(state, from);
  treasures.splice(treasures.indexOf(card), 1);
  heroAt(state, to).treasures.push(card);
  if (!state.traded.includes(card)) state.traded.push(card);
  const [fromName, toName] = [heroName(state, from), heroName(state, to)];
  emit?.({ type: 'gave', card, from, to, fromName, toName });
};

/** One card, and another in return unless that is NONE. */
const handOver = (state: State, card: number, to: number, wanted: number, emit: StygianSocietyEmit): void => {
  const from = holderOf(state, card);
  giveTo(state, card, to, emit);
  if (wanted !== NONE) giveTo(state, wanted, from, emit);
  // The holders have changed, so every offer is possible again.
  state.refused = [];
};

/**
 * STY-20.12: giver and receiver must agree. The question holds the card, its receiver and, in place of
 * ballots, the seats still trading and the card wanted in return.
 */
export const offer = (
  state: State,
  seat: number,
  card: number,
  to: number,
  wanted: number,
  emit: StygianSocietyEmit,
): void => {
  const { seats } = state.question;
  const receiver = heroAt(state, to).seat;
  if (receiver === seat) {
    handOver(state, card, to, wanted, emit);
    return;
  }
  ask(state, QUESTION.accept, receiver, card, to);
  state.question.votes = [seats, wanted];
};

export const settleOffer = (state: State, accepted: boolean, emit: StygianSocietyEmit): void => {
  const { number: card, hero, votes } = state.question;
  const wanted = votes[1] ?? NONE;
  if (accepted) handOver(state, card, hero, wanted, emit);
  else {
    state.refused.push(wanted === NONE ? giveMove(card, hero) : swapMove(card, wanted));
    emit?.({ type: 'declined', card, ...ofHero(state, hero) });
  }
  askSeats(state, QUESTION.trade, votes[0] ?? 0);
};
