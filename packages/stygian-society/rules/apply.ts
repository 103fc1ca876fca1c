/** Carries a legal move out. */
import {
  allVoted,
  type Move,
  moveA,
  moveB,
  moveC,
  moveKind,
  type Seat,
  seatBit,
  tallyVotes,
} from '@three-spires/kernel';
import { activeHero, activeSeat, ask, askSeats, closeQuestion, heroAt } from './asking.ts';
import { cardEntry, programOf } from './compile/entries.ts';
import { add, moveCubes } from './cubes/cubes.ts';
import { pushAftermath } from './enemy/aftermath.ts';
import { woundFigure } from './enemy/ranks.ts';
import type { StygianSocietyEmit } from './event.ts';
import { openChest, precedence } from './floor/floor.ts';
import { removeToken } from './hero/afflict.ts';
import { removable, tokenIndex } from './hero/heroes.ts';
import { learnChosen } from './hero/level.ts';
import { gap, noPayment, type Payment, priceOf, proposal, spend } from './hero/payment.ts';
import { respond } from './hero/responses.ts';
import { changeLuck } from './hero/tracks.ts';
import { topOf } from './legal.ts';
import { advance } from './loop.ts';
import {
  actionCard,
  actionPlace,
  colourOfCode,
  giveMove,
  isInCrypt,
  MOVE,
  SOURCE,
  swapMove,
} from './moves.ts';
import { heroName, ofHero } from './naming.ts';
import { type Figure, FRAME, NONE, PHASE, QUESTION, type State } from './state.ts';
import { tireCard } from './steps/index.ts';
import { strike, takeWild } from './turn/gather.ts';
import { chooseAction, forfeit, useSupport } from './turn/turn.ts';
import { startUse } from './turn/use.ts';

/** The result of a party decision. */
const settleVote = (state: State, emit: StygianSocietyEmit): void => {
  const { kind, votes } = state.question;
  const option = tallyVotes(votes, precedence(state));
  closeQuestion(state);
  switch (kind) {
    case QUESTION.start:
      state.active = option;
      break;
    case QUESTION.afflict:
      topOf(state).list = [option];
      break;
    case QUESTION.chest:
      if (option === 1) openChest(state, emit);
      else {
        // STY-20.2: what is not opened is lost.
        state.chestsLeft = 0;
        emit?.({ type: 'chestLeft' });
      }
      break;
    default:
      heroAt(state, option).treasures.push(state.found);
      emit?.({ type: 'treasure', card: state.found, ...ofHero(state, option) });
      state.found = NONE;
  }
};

const vote = (state: State, seat: number, option: number, emit: StygianSocietyEmit): void => {
  state.question.votes[seat] = option;
  if (allVoted(state.question.votes)) settleVote(state, emit);
};

const pickSkill = (state: State, hero: number, card: number, emit: StygianSocietyEmit): void => {
  state.question.votes[hero] = card;
  if (!state.question.votes.includes(NONE)) learnChosen(state, emit);
};

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
  startUse(state, state.action, times, seat);
};

const pay = (state: State, seat: number, times: number, emit: StygianSocietyEmit): void => {
  const payment = proposal(state, priceOf(cardEntry(state.action), times));
  closeQuestion(state);
  payFor(state, seat, times, payment ?? noPayment(), emit);
};

const payByHand = (state: State, seat: number, times: number): void => {
  state.times = times;
  state.taken = noPayment();
  ask(state, QUESTION.spend, seat, times);
};

const takeForPayment = (state: State, seat: number, kind: number, emit: StygianSocietyEmit): void => {
  add(state.taken, kind, 1);
  if (gap(priceOf(cardEntry(state.action), state.times), state.taken) > 0) return;
  closeQuestion(state);
  const { taken } = state;
  state.taken = noPayment();
  payFor(state, seat, state.times, taken, emit);
};

const pickEnemy = (state: State, place: number, emit: StygianSocietyEmit): void => {
  const frame = topOf(state);
  const figure = state.figures[place] as Figure;
  closeQuestion(state);
  if (frame.kind === FRAME.use) {
    if (frame.step === 1) frame.list.push(figure.id);
    else frame.left = figure.id;
    return;
  }
  const effect = programOf(frame.program)[frame.step]?.effect;
  frame.left = 0;
  if (effect?.do === 'wound') woundFigure(state, figure, effect.number, emit);
  pushAftermath(state);
};

/** One of several picks of a step; the step itself asks for the next. */
const countPick = (state: State): void => {
  topOf(state).left--;
  closeQuestion(state);
};

const pickCube = (state: State, move: Move, emit: StygianSocietyEmit): void => {
  const colour = colourOfCode(moveA(move));
  const from = isInCrypt(moveA(move)) ? 'crypt' : 'field';
  const { kind } = state.question;
  moveCubes(state, colour, 1, from, kind === QUESTION.bury ? 'crypt' : 'bank', emit);
  if (kind === QUESTION.recolor) moveCubes(state, moveB(move), 1, 'bank', from, emit);
  countPick(state);
};

/** STY-21.7, STY-21.9 */
const removeForCube = (state: State, move: Move, emit: StygianSocietyEmit): void => {
  const status = moveA(move);
  const colour = moveB(move);
  const source = moveC(move);
  if (source === SOURCE.luck) changeLuck(state, -1, emit);
  else if (source !== SOURCE.half)
    moveCubes(state, colour, 1, source === SOURCE.crypt ? 'crypt' : 'field', 'bank', emit);
  removeToken(state, state.active, status, colour, false, emit);
  closeQuestion(state);
  const hero = activeHero(state);
  const isMore = [0, 1, 2, 3].some((other) => removable(hero, tokenIndex(other, colour)) > 0);
  if (source === SOURCE.crypt && isMore)
    ask(state, QUESTION.removal, activeSeat(state), colour + 1, state.active);
};

const holderOf = (state: State, card: number): number =>
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
  // Who holds what has changed, so everything may be offered again.
  state.refused = [];
};

/**
 * STY-20.12: giver and receiver must agree. The question holds the card, who would get it and, in place of ballots,
 * the seats that are still trading and the card wanted in return.
 */
const offer = (
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

const settleOffer = (state: State, accepted: boolean, emit: StygianSocietyEmit): void => {
  const { number: card, hero, votes } = state.question;
  const wanted = votes[1] ?? NONE;
  if (accepted) handOver(state, card, hero, wanted, emit);
  else {
    state.refused.push(wanted === NONE ? giveMove(card, hero) : swapMove(card, wanted));
    emit?.({ type: 'declined', card, ...ofHero(state, hero) });
  }
  askSeats(state, QUESTION.trade, votes[0] ?? 0);
};

const finish = (state: State, seat: number, emit: StygianSocietyEmit): void => {
  switch (state.question.kind) {
    case QUESTION.pay:
      closeQuestion(state);
      forfeit(state, emit);
      break;
    case QUESTION.removal:
      closeQuestion(state);
      // What is left of a crypt cube is lost; the hero may go on (STY-21.9).
      if (state.question.number === 0) state.phase = PHASE.turnEnd;
      break;
    case QUESTION.trade:
      state.question.seats &= ~seatBit(seat);
      if (state.question.seats === 0) closeQuestion(state);
      break;
    case QUESTION.accept:
      settleOffer(state, false, emit);
      break;
    default:
      topOf(state).left = 0;
      closeQuestion(state);
  }
};

const refreshCard = (state: State, card: number, emit: StygianSocietyEmit): void => {
  state.exhausted.splice(state.exhausted.indexOf(card), 1);
  emit?.({ type: 'refreshed', card });
  countPick(state);
};

const answer = (state: State, seat: number, move: Move, emit: StygianSocietyEmit): void => {
  switch (state.question.kind) {
    case QUESTION.daze:
      closeQuestion(state);
      strike(state, moveA(move));
      break;
    case QUESTION.wild:
      closeQuestion(state);
      takeWild(state, moveA(move));
      break;
    case QUESTION.spend:
      takeForPayment(state, seat, moveA(move), emit);
      break;
    case QUESTION.enemy:
      pickEnemy(state, moveA(move), emit);
      break;
    case QUESTION.cleanse:
      removeToken(state, moveA(move), moveB(move), moveC(move), true, emit);
      countPick(state);
      break;
    case QUESTION.refresh:
      refreshCard(state, moveA(move), emit);
      break;
    case QUESTION.tire:
      tireCard(state, moveA(move), emit);
      countPick(state);
      break;
    default:
      pickCube(state, move, emit);
  }
};

const carryOut = (state: State, seat: number, move: Move, emit: StygianSocietyEmit): void => {
  switch (moveKind(move)) {
    case MOVE.support:
      closeQuestion(state);
      useSupport(state, seat, moveA(move), emit);
      break;
    case MOVE.action:
      closeQuestion(state);
      chooseAction(state, seat, actionCard(move), state.figures[actionPlace(move)]?.id ?? NONE, emit);
      break;
    case MOVE.done:
      finish(state, seat, emit);
      break;
    case MOVE.pay:
      pay(state, seat, moveA(move), emit);
      break;
    case MOVE.payByHand:
      payByHand(state, seat, moveA(move));
      break;
    case MOVE.respond:
      closeQuestion(state);
      respond(state, seat, moveA(move), topOf(state), emit);
      break;
    case MOVE.pass:
      topOf(state).flag |= seatBit(seat);
      closeQuestion(state);
      break;
    case MOVE.vote:
      vote(state, seat, moveA(move), emit);
      break;
    case MOVE.learn:
      pickSkill(state, moveA(move), moveB(move), emit);
      break;
    case MOVE.give:
      offer(state, seat, moveA(move), moveB(move), NONE, emit);
      break;
    case MOVE.swap:
      offer(state, seat, moveA(move), holderOf(state, moveB(move)), moveB(move), emit);
      break;
    case MOVE.accept:
      settleOffer(state, true, emit);
      break;
    case MOVE.remove:
      removeForCube(state, move, emit);
      break;
    default:
      answer(state, seat, move, emit);
  }
};

export const apply = (state: State, seat: Seat, move: Move, emit: StygianSocietyEmit): void => {
  carryOut(state, seat, move, emit);
  advance(state, emit);
};
