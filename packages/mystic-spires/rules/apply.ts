/** Applies a legal move. */

import { closeQuestion, type Move, moveA, moveKind, NONE } from '@three-spires/kernel';
import { declareAttack, declineInterception, intercept } from './battle/attack.ts';
import {
  announceLink,
  announceWaiting,
  bringFirst,
  declineWaiting,
  finishAnnouncement,
  NO_TARGETS,
  payPrice,
  pushLink,
} from './cascade/announce.ts';
import { lastLink, newLink } from './cascade/links.ts';
import { chooseTargets } from './cascade/targets.ts';
import type { AbilityEntry } from './compile/ability-entry.ts';
import { LINK, OCCASION, STALE } from './compile/codes.ts';
import { cardEntry, towerEntry } from './compile/entries.ts';
import type { MysticSpiresEmit } from './event.ts';
import { checkLosers, endGame } from './field/check.ts';
import { changeCrystal } from './field/harm.ts';
import { shuffleDeck, takeFrom } from './field/piles.ts';
import { triggerKeeper } from './field/triggers.ts';
import { advance, pass } from './loop.ts';
import { aimOf, MOVE } from './moves.ts';
import { costOf } from './play/play.ts';
import { towerRef } from './refs.ts';
import { finishStep, topLink } from './resolve.ts';
import { beginGame, settleThrows } from './start.ts';
import { keeperAt, type Link, opponentOf, QUESTION, REASON, type Ref, type State, thingAt } from './state.ts';
import { setAside } from './steps/cards.ts';
import { leavePhase } from './turn/turn.ts';

/** The first target of an announcement. An effect on "up to" some targets may be announced with none. */
const firstTarget = (state: State, move: Move, entry: AbilityEntry | undefined): Ref => {
  const target = aimOf(state, move);
  return target === NONE && entry?.aim?.upTo === true ? NO_TARGETS : target;
};

const playCard = (state: State, seat: number, move: Move, emit: MysticSpiresEmit): void => {
  const card = moveA(move);
  const keeper = keeperAt(state, seat);
  const entry = cardEntry(card);
  const target = firstTarget(state, move, entry.cast);
  const link = newLink(state, entry.link, seat, card, entry.cast?.number ?? NONE);
  link.paid = costOf(state, seat, card);
  takeFrom(keeper.hand, card);
  keeper.played++;
  pushLink(state, link);
  changeCrystal(state, seat, -link.paid, emit);
  announceLink(state, link, target, emit);
  if (entry.isSpell) triggerKeeper(state, OCCASION.opponentCasts, opponentOf(seat), NONE);
};

const useAbility = (state: State, seat: number, move: Move, emit: MysticSpiresEmit): void => {
  const thing = thingAt(state, moveA(move));
  const which = moveKind(move) - MOVE.use;
  const entry = cardEntry(thing.card).actives[which] as AbilityEntry;
  const target = firstTarget(state, move, entry);
  const link = newLink(state, LINK.active, seat, thing.card, entry.number);
  link.source = thing.id;
  link.paid = entry.crystal;
  link.sourceless = entry.destroySelf ? 1 : 0;
  pushLink(state, link);
  payPrice(state, entry, seat, thing, emit);
  announceLink(state, link, target, emit);
};

const useTower = (state: State, seat: number, move: Move, emit: MysticSpiresEmit): void => {
  const keeper = keeperAt(state, seat);
  const entry = towerEntry(keeper.tower).actives[moveA(move)] as AbilityEntry;
  const link = newLink(state, LINK.active, seat, NONE, entry.number);
  link.source = towerRef(seat);
  link.paid = entry.crystal;
  keeper.used |= 1 << entry.place;
  pushLink(state, link);
  payPrice(state, entry, seat, undefined, emit);
  announceLink(state, link, firstTarget(state, move, entry), emit);
};

/** One more target, or no more. */
const answerTarget = (state: State, move: Move, emit: MysticSpiresEmit): void => {
  const link = lastLink(state);
  if (moveKind(move) === MOVE.choose) {
    link.targets.push(aimOf(state, move));
    if (!chooseTargets(state, link)) return;
  }
  finishAnnouncement(state, link, emit);
};

const answerDiscard = (state: State, seat: number, card: number, emit: MysticSpiresEmit): void => {
  const keeper = keeperAt(state, seat);
  takeFrom(keeper.hand, card);
  keeper.graveyard.push(card);
  state.stale |= STALE.piles;
  emit?.({ type: 'moved', card, seat, from: 'hand', to: 'graveyard' });
  state.question.number--;
  if (state.question.number > 0 && keeper.hand.length > 0) return;
  closeQuestion(state);
  finishStep(state, topLink(state) as Link, [NONE], emit);
};

const answerToll = (state: State, seat: number, paid: boolean, emit: MysticSpiresEmit): void => {
  const { number } = state.question;
  if (paid) changeCrystal(state, seat, -number, emit);
  emit?.({ type: 'toll', seat, number, paid });
  closeQuestion(state);
  finishStep(state, topLink(state) as Link, paid ? [NONE] : [], emit);
};

const answerSearch = (state: State, move: Move, emit: MysticSpiresEmit): void => {
  const link = topLink(state) as Link;
  closeQuestion(state);
  const found = moveKind(move) === MOVE.choose;
  if (!found) {
    emit?.({ type: 'foundNothing', seat: link.keeper });
    // a Keeper who has looked through the deck must not know its order.
    shuffleDeck(state, link.keeper, emit);
  }
  const affected = found ? setAside(state, link, moveA(move), emit) : [];
  if (!checkLosers(state, emit)) finishStep(state, link, affected, emit);
};

const answer = (state: State, seat: number, move: Move, emit: MysticSpiresEmit): void => {
  const yes = moveKind(move) === MOVE.choose;
  switch (state.question.kind) {
    case QUESTION.target:
      answerTarget(state, move, emit);
      break;
    case QUESTION.order:
      bringFirst(state, moveA(move));
      closeQuestion(state);
      break;
    case QUESTION.may:
      if (yes) announceWaiting(state, emit);
      else declineWaiting(state);
      break;
    case QUESTION.toll:
      answerToll(state, seat, yes, emit);
      break;
    case QUESTION.discard:
      answerDiscard(state, seat, moveA(move), emit);
      break;
    case QUESTION.search:
      answerSearch(state, move, emit);
      break;
    case QUESTION.intercept:
      if (yes) intercept(state, thingAt(state, moveA(move)), emit);
      else declineInterception(state);
      break;
    case QUESTION.throw:
      state.throws[seat] = moveA(move);
      settleThrows(state, emit);
      break;
    default:
      closeQuestion(state);
      beginGame(state, moveA(move) === 0 ? seat : opponentOf(seat), emit);
  }
};

const concede = (state: State, seat: number, emit: MysticSpiresEmit): void => {
  const reasons = [0, 0];
  reasons[seat] = REASON.conceded;
  closeQuestion(state);
  endGame(state, reasons, emit);
};

const carryOut = (state: State, seat: number, move: Move, emit: MysticSpiresEmit): void => {
  switch (moveKind(move)) {
    case MOVE.play:
      playCard(state, seat, move, emit);
      break;
    case MOVE.use:
    case MOVE.useSecond:
    case MOVE.useThird:
      useAbility(state, seat, move, emit);
      break;
    case MOVE.tower:
      useTower(state, seat, move, emit);
      break;
    case MOVE.attack:
      declareAttack(state, thingAt(state, moveA(move)), aimOf(state, move), emit);
      break;
    case MOVE.pass:
      emit?.({ type: 'passed', seat });
      pass(state);
      break;
    case MOVE.battle:
      leavePhase(state, true);
      break;
    case MOVE.leave:
      leavePhase(state, false);
      break;
    case MOVE.concede:
      concede(state, seat, emit);
      break;
    default:
      answer(state, seat, move, emit);
  }
};

/** Applies the move without its consequences: previews inspect the Cascade before anyone can answer. */
export const announceOnly = carryOut;

export const apply = (state: State, seat: number, move: Move, emit: MysticSpiresEmit): void => {
  carryOut(state, seat, move, emit);
  advance(state, emit);
};
