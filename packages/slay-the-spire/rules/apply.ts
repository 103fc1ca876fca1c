/** Applies a move in place. */

import { closeQuestion, moveA, moveB, moveC, moveKind, NONE, removeAt } from '@three-spires/kernel';
import { type Card, faceOf, findCard, USED, uidOf } from './card.ts';
import { acceptDie, useDiePotion, useDieRelic, WINDOW } from './combat/die-window.ts';
import { gainShivs } from './combat/gains.ts';
import { playFromHand } from './combat/playing.ts';
import { returnPotion } from './combat/potion-deck.ts';
import { useRelic } from './combat/relics.ts';
import { ONCE_PER_TURN } from './compile/ability-entry.ts';
import { FACES, type FaceEntry, ITEM_ENTRIES, type ItemEntry } from './compile/entries.ts';
import type { Emit } from './event.ts';
import { pushAbility, pushPotion, pushShiv } from './frames.ts';
import { advance, answer, answerLater, answerOrder, answerOrderAll } from './loop.ts';
import { MOVE, X_BITS, X_MASK } from './moves.ts';
import { applyRun, applyVote } from './run/apply.ts';
import { chooseReward, confirmRewards, revealReward } from './run/rewards.ts';
import { PHASE, playerAt, SKIPPED, type State } from './state.ts';

export const apply = (state: State, seat: number, move: number, emit?: Emit): void => {
  if (state.dieWindow === WINDOW.open) {
    applyInWindow(state, seat, move, emit);
    return;
  }
  switch (moveKind(move)) {
    case MOVE.choose:
      answer(state, moveA(move), emit);
      break;
    case MOVE.order:
      answerOrder(state, moveA(move), emit);
      break;
    case MOVE.orderAll:
      answerOrderAll(state, seat, emit);
      break;
    case MOVE.orderLater:
      answerLater(state, seat, emit);
      break;
    case MOVE.reveal:
      revealReward(state, seat, moveA(move), moveB(move), emit);
      break;
    case MOVE.take:
      if (chooseReward(state, seat, moveA(move), moveB(move), emit)) advance(state, emit);
      break;
    case MOVE.skip:
      chooseReward(state, seat, moveA(move), SKIPPED, emit);
      break;
    case MOVE.confirm:
      confirmRewards(state, seat, emit);
      advance(state, emit);
      break;
    case MOVE.vote:
      if (applyVote(state, seat, moveA(move), emit)) advance(state, emit);
      break;
    default:
      if (moveKind(move) >= MOVE.option) applyRun(state, seat, move, emit);
      else applyTurn(state, seat, move, emit);
      advance(state, emit);
  }
};

const applyInWindow = (state: State, seat: number, move: number, emit: Emit): void => {
  if (moveKind(move) === MOVE.relic) useDieRelic(state, seat, moveA(move), emit);
  else if (moveKind(move) === MOVE.potion) useDiePotion(state, seat, moveA(move), moveB(move), emit);
  else acceptDie(state, seat);
  if (state.dieWindow === WINDOW.accepted) advance(state, emit);
};

const applyTurn = (state: State, seat: number, move: number, emit: Emit): void => {
  state.active = seat;
  switch (moveKind(move)) {
    case MOVE.play:
      playFromHand(state, seat, moveA(move), moveB(move) - 1, moveC(move) & X_MASK, moveC(move) >> X_BITS);
      break;
    case MOVE.shiv:
      useShiv(state, seat, moveA(move) - 1, emit);
      break;
    case MOVE.miracle:
      spendMiracle(state, seat, emit);
      break;
    case MOVE.potion:
      usePotion(state, seat, moveA(move), moveB(move) - 1, emit);
      break;
    case MOVE.relic:
      // Between start-of-turn abilities, the question about their order returns afterwards (R60).
      closeQuestion(state);
      if (state.phase === PHASE.startOfTurn) state.active = NONE;
      useRelic(state, seat, moveA(move), moveB(move) - 1, emit);
      break;
    case MOVE.ability:
      useAbility(state, seat, moveA(move), moveB(move) - 1, emit);
      break;
    default:
      declare(state, seat, moveKind(move) === MOVE.endTurn, emit);
  }
};

const useShiv = (state: State, seat: number, target: number, emit: Emit): void => {
  gainShivs(state, seat, -1, emit);
  emit?.({ type: 'shivUsed', seat });
  pushShiv(state, seat, target, 0);
};

const spendMiracle = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  player.miracles--;
  player.energy++;
  emit?.({ type: 'miracleSpent', seat });
};

const usePotion = (state: State, seat: number, at: number, target: number, emit: Emit): void => {
  const potion = removeAt(playerAt(state, seat).potions, at);
  returnPotion(state, potion);
  emit?.({ type: 'potionUsed', seat, potion });
  pushPotion(state, (ITEM_ENTRIES[potion] as ItemEntry).routine, seat, target);
};

const useAbility = (state: State, seat: number, uid: number, target: number, emit: Emit): void => {
  const { powers } = playerAt(state, seat);
  const at = findCard(powers, uid);
  const card = (powers[at] as Card) | USED;
  powers[at] = card;
  const ability = (FACES[faceOf(card)] as FaceEntry).abilities.find((one) => one.trigger === ONCE_PER_TURN);
  if (ability === undefined) throw new Error(`card ${uidOf(card)} has no ability to use`);
  emit?.({ type: 'abilityTriggered', seat, enemy: NONE, routine: ability.routine });
  pushAbility(state, { routine: ability.routine, seat, enemy: NONE, card, target });
};

/** STS-13.2: a declaration can be withdrawn until all are done. */
const declare = (state: State, seat: number, done: boolean, emit: Emit): void => {
  playerAt(state, seat).done = done ? 1 : 0;
  emit?.({ type: 'turnDeclared', seat, done });
};
