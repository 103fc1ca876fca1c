/** Paying for the action of the turn (section 8). */
import { closeQuestion } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { cardEntry } from '../compile/entries.ts';
import { add } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { gap, noPayment, type Payment, priceOf, proposal, spend } from '../hero/payment.ts';
import { ofHero } from '../naming.ts';
import { PHASE, QUESTION, type State } from '../state.ts';
import { startUse } from './use.ts';

/** STY-8.2: one payment, then the action is used. */
const payFor = (
  state: State,
  seat: number,
  times: number,
  payment: Payment,
  emit: StygianSocietyEmit,
): void => {
  emit?.({ type: 'paid', ...ofHero(state, state.active), card: state.action, cubes: payment.slice() });
  spend(state, payment, emit);
  state.phase = PHASE.endEffects;
  startUse(state, state.action, times, seat, emit);
};

export const pay = (state: State, seat: number, times: number, emit: StygianSocietyEmit): void => {
  const payment = proposal(state, priceOf(cardEntry(state.action), times));
  closeQuestion(state);
  payFor(state, seat, times, payment ?? noPayment(), emit);
};

export const payByHand = (state: State, seat: number, times: number): void => {
  state.times = times;
  state.taken = noPayment();
  ask(state, QUESTION.spend, seat, times);
};

export const takeForPayment = (state: State, seat: number, kind: number, emit: StygianSocietyEmit): void => {
  add(state.taken, kind, 1);
  if (gap(priceOf(cardEntry(state.action), state.times), state.taken) > 0) return;
  closeQuestion(state);
  const { taken } = state;
  state.taken = noPayment();
  payFor(state, seat, state.times, taken, emit);
};
