/** Applies a legal move. */
import {
  allVoted,
  closeQuestion,
  type Move,
  moveA,
  moveB,
  moveC,
  moveKind,
  NONE,
  type Seat,
  seatBit,
  tallyVotes,
} from '@three-spires/kernel';
import { STATUSES } from '../words/lists.ts';
import { activeHero, activeSeat, ask, precedence } from './asking.ts';
import { routineOf, type Step } from './compile/routines.ts';
import { moveCubes } from './cubes/cubes.ts';
import { pushAftermath } from './enemy/aftermath.ts';
import { woundFigure } from './enemy/ranks.ts';
import type { StygianSocietyEmit } from './event.ts';
import { giveFound, leaveChests, openChest } from './floor/chests.ts';
import { holderOf, offer, settleOffer } from './floor/trading.ts';
import { topOf } from './frames.ts';
import { removeToken } from './hero/afflict.ts';
import { removable, tireCard, tokenIndex } from './hero/heroes.ts';
import { learnChosen } from './hero/level.ts';
import { respond } from './hero/responses.ts';
import { changeLuck } from './hero/tracks.ts';
import { advance } from './loop.ts';
import { actionCard, actionPlace, colourOfCode, isInCrypt, MOVE, SOURCE } from './moves.ts';
import { type Figure, FRAME, PHASE, QUESTION, type State } from './state.ts';
import { strike, takeWild } from './turn/gather.ts';
import { pay, payByHand, takeForPayment } from './turn/paying.ts';
import { chooseAction, forfeit, useSupport } from './turn/turn.ts';

/** Carries out the result of a party decision. */
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
      else leaveChests(state, emit);
      break;
    default:
      giveFound(state, option, emit);
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

const pickEnemy = (state: State, place: number, emit: StygianSocietyEmit): void => {
  const frame = topOf(state);
  const figure = state.figures[place] as Figure;
  closeQuestion(state);
  if (frame.kind === FRAME.use) {
    if (frame.step === 1) frame.list.push(figure.id);
    else frame.left = figure.id;
    return;
  }
  frame.left = 0;
  woundFigure(state, figure, (routineOf(frame.routine)[frame.step] as Step).number, emit);
  pushAftermath(state);
};

/** One of several picks in a step; the step itself asks for the next. */
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
  const isMore = STATUSES.some((_, other) => removable(hero, tokenIndex(other, colour)) > 0);
  if (source === SOURCE.crypt && isMore)
    ask(state, QUESTION.removal, activeSeat(state), colour + 1, state.active);
};

const finish = (state: State, seat: number, emit: StygianSocietyEmit): void => {
  switch (state.question.kind) {
    case QUESTION.pay:
      closeQuestion(state);
      forfeit(state, 'choice', emit);
      break;
    case QUESTION.removal:
      closeQuestion(state);
      // The rest of a crypt cube is lost; the hero may continue (STY-21.9).
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
      takeWild(state, moveA(move), emit);
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
