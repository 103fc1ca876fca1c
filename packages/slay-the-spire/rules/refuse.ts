/** Why a move is not allowed: the first reason found, with its rule. Agrees with legal.ts. */

import {
  hasSeat,
  isAsking,
  isMove,
  moveA,
  moveB,
  moveC,
  moveKind,
  NONE,
  type Refusal,
  refusal,
} from '@three-spires/kernel';
import { LIMITS } from '../content/limits.ts';
import { isAnswer } from './answers.ts';
import { type Card, faceOf, findCard, USED } from './card.ts';
import { canPlayFace, costOf, isBarred, leastX } from './combat/cost.ts';
import { isDiePotion, isDieRelic, WINDOW, windowSeats } from './combat/die-window.ts';
import { mayGoLater } from './combat/later.ts';
import { isLiving } from './combat/living.ts';
import { whyNotUsable } from './combat/relics.ts';
import { inTurn } from './combat/turns.ts';
import { ONCE_PER_TURN } from './compile/ability-entry.ts';
import { TARGET } from './compile/compile.ts';
import { COST_NONE, COST_X, FACES, type FaceEntry, ITEM_ENTRIES, type ItemEntry } from './compile/entries.ts';
import { canSpendMiracle, isTarget, isVote, mayInterject, miraclesAbove } from './legal.ts';
import { MOVE, X_BITS, X_MASK } from './moves.ts';
import { isBetween, isRunPhase } from './run/legal.ts';
import { isBetweenMove, refuseBetween, refuseRun } from './run/refuse.ts';
import { canReveal, canSkip, canTake, isSettled, waysToReveal } from './run/rewards.ts';
import { PHASE, type Player, QUESTION, type Reward, type State, type Waiting } from './state.ts';
import { mayOrder } from './waiting.ts';

export const refuse = (state: State, seat: number, move: number): Refusal | undefined => {
  if (!isMove(move)) return refusal('not-a-move');
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.players.length)
    return refusal('no-such-seat', undefined, { seat });
  if (state.phase === PHASE.over) return refusal('game-over', 'STS-1.5');
  if (isBetweenMove(move) && isBetween(state)) return refuseBetween(state, seat, move);
  if (state.question.kind === QUESTION.party) return refuseVote(state, move);
  if (isAsking(state)) return refuseAnswer(state, seat, move);
  if (state.dieWindow === WINDOW.open) return refuseInWindow(state, seat, move);
  if (isRunPhase(state.phase)) return refuseRun(state, seat, move);
  if (state.phase === PHASE.rewards) return refuseReward(state, seat, move);
  return state.phase === PHASE.play ? refuseTurn(state, seat, move) : refusal('not-now', 'STS-13.13');
};

const refuseVote = (state: State, move: number): Refusal | undefined =>
  moveKind(move) === MOVE.vote && hasOperands(move, 1) && isVote(state, moveA(move))
    ? undefined
    : refusal('vote-first', 'STS-1.9');

const refuseAnswer = (state: State, seat: number, move: number): Refusal | undefined => {
  const { question } = state;
  if (question.seat !== seat) return refusal('other-player-decides', 'STS-13.13', { seat: question.seat });
  if (question.kind === QUESTION.order) {
    if (moveKind(move) === MOVE.relic && mayInterject(state)) return refuseRelic(state, seat, move);
    return refuseOrder(state, seat, move);
  }
  if (moveKind(move) !== MOVE.choose) return refusal('answer-first', 'STS-13.13');
  if (!hasOperands(move, 1) || !isAnswer(state, moveA(move))) return refusal('not-an-answer', 'STS-13.16');
  return undefined;
};

const refuseOrder = (state: State, seat: number, move: number): Refusal | undefined => {
  if (moveKind(move) === MOVE.orderAll && hasOperands(move, 0)) return undefined;
  if (moveKind(move) === MOVE.orderLater && hasOperands(move, 0) && mayGoLater(state, seat)) return undefined;
  const ability: Waiting | undefined = state.waiting[moveA(move)];
  const fits = moveKind(move) === MOVE.order && hasOperands(move, 1) && ability !== undefined;
  return fits && mayOrder(state, seat, ability) ? undefined : refusal('answer-first', 'STS-13.20');
};

/** Operands that a kind of move does not use must be 0, so that every move has one form. */
const hasOperands = (move: number, used: 0 | 1 | 2): boolean =>
  moveC(move) === 0 && (used >= 2 || moveB(move) === 0) && (used >= 1 || moveA(move) === 0);

const refuseTurn = (state: State, seat: number, move: number): Refusal | undefined => {
  const player = state.players[seat] as Player;
  const kind = moveKind(move);
  if (!inTurn(state, seat))
    return isLiving(player) ? refusal('not-your-turn', 'STS-36.5') : refusal('out-of-combat', 'STS-35.1');
  if (kind === MOVE.takeBack) {
    return player.done !== 0 && hasOperands(move, 0) ? undefined : refusal('not-done', 'STS-13.2');
  }
  if (player.done !== 0) return refusal('turn-declared-done', 'STS-13.2');
  switch (kind) {
    case MOVE.play:
      return refusePlay(state, seat, player, move);
    case MOVE.shiv:
      return refuseShiv(state, player, move);
    case MOVE.miracle:
      return canSpendMiracle(player) && hasOperands(move, 0) ? undefined : refusal('no-miracle', 'STS-23.2');
    case MOVE.potion:
      return refusePotion(state, player, move);
    case MOVE.ability:
      return refuseAbility(state, player, move);
    case MOVE.relic:
      return refuseRelic(state, seat, move);
    case MOVE.endTurn:
      return hasOperands(move, 0) ? undefined : refusal('not-a-move');
    default:
      return refusal('not-now', 'STS-13.13');
  }
};

const refusePlay = (state: State, seat: number, player: Player, move: number): Refusal | undefined => {
  const at = findCard(player.hand, moveA(move));
  if (at < 0) return refusal('card-not-in-hand', 'STS-13.24');
  const card = player.hand[at] as Card;
  return (
    whyNotPlayable(state, seat, card) ?? refusePayment(player, card, move) ?? refuseTarget(state, card, move)
  );
};

/** Why a card of the hand cannot be played at all now, whatever its target. */
export const whyNotPlayable = (state: State, seat: number, card: Card): Refusal | undefined => {
  const player = state.players[seat] as Player;
  const face = FACES[faceOf(card)] as FaceEntry;
  const cost = costOf(player, card);
  if (cost === COST_NONE) return refusal('unplayable', 'STS-38.19', { card: face.name });
  if (isBarred(state, player)) return refusal('no-more-cards', 'STS-13.24');
  if (!canPlayFace(state, seat, card))
    return refusal(`needs-${face.face.playable}`, 'STS-13.24', { card: face.name });
  if (cost > player.energy + miraclesAbove(player)) {
    return refusal('not-enough-energy', 'STS-6.1', { card: face.name, cost, energy: player.energy });
  }
  return undefined;
};

const refusePayment = (player: Player, card: Card, move: number): Refusal | undefined => {
  const x = moveC(move) & X_MASK;
  const miracles = moveC(move) >> X_BITS;
  const cost = costOf(player, card);
  const paid = cost === COST_X ? x : cost;
  if (cost !== COST_X && x !== 0) return refusal('no-x', 'STS-6.5');
  const face = FACES[faceOf(card)] as FaceEntry;
  if (x < leastX(face)) return refusal('needs-xAtLeastOne', 'STS-13.24', { card: face.name });
  if (miracles > miraclesAbove(player)) return refusal('no-miracle', 'STS-23.4');
  const energy = player.energy + miracles;
  if (paid > energy) return refusal('not-enough-energy', 'STS-6.1', { cost: paid, energy: player.energy });
  return miracles > 0 && energy - paid > LIMITS.energy ? refusal('energy-limit', 'STS-23.4') : undefined;
};

const refuseTarget = (state: State, card: Card, move: number): Refusal | undefined => {
  const { target } = FACES[faceOf(card)] as FaceEntry;
  return isTarget(state, target, moveB(move)) ? undefined : refusal('not-a-target', 'STS-18.1');
};

const refuseShiv = (state: State, player: Player, move: number): Refusal | undefined => {
  if (player.shivs === 0) return refusal('no-shiv', 'STS-21.7');
  if (isBarred(state, player)) return refusal('no-more-cards', 'STS-21.7');
  if (!hasOperands(move, 1) || !isTarget(state, TARGET.enemy, moveA(move)))
    return refusal('not-a-target', 'STS-18.1');
  return undefined;
};

const refusePotion = (state: State, player: Player, move: number): Refusal | undefined => {
  const item = ITEM_ENTRIES[player.potions[moveA(move)] ?? NONE];
  if (item === undefined || item.routine === NONE) return refusal('no-potion', 'STS-8.16');
  if (!hasOperands(move, 2) || !isTarget(state, item.target, moveB(move)))
    return refusal('not-a-target', 'STS-18.1');
  return undefined;
};

const refuseAbility = (state: State, player: Player, move: number): Refusal | undefined => {
  const at = findCard(player.powers, moveA(move));
  if (at < 0) return refusal('no-ability', 'STS-27.8');
  const card = player.powers[at] as Card;
  const ability = (FACES[faceOf(card)] as FaceEntry).abilities.find((one) => one.trigger === ONCE_PER_TURN);
  if (ability === undefined) return refusal('no-ability', 'STS-27.8');
  if ((card & USED) !== 0) return refusal('ability-used', 'STS-27.8');
  if (!hasOperands(move, 2) || !isTarget(state, ability.target, moveB(move)))
    return refusal('not-a-target', 'STS-18.1');
  return undefined;
};

const refuseRelic = (state: State, seat: number, move: number): Refusal | undefined => {
  const player = state.players[seat] as Player;
  const at = moveA(move);
  if (at >= player.relics.length) return refusal('no-relic-ability', 'STS-27.5');
  const item = ITEM_ENTRIES[player.relics[at] as number] as ItemEntry;
  const why = whyNotUsable(player, at);
  if (why !== undefined) return refusal(why, 'STS-27.5', { relic: item.definition.name });
  if (!hasOperands(move, 2) || !isTarget(state, item.onDemand?.target ?? TARGET.none, moveB(move)))
    return refusal('not-a-target', 'STS-18.1');
  return undefined;
};

/** While a roll can be changed nothing else happens (STS-13.9). */
const refuseInWindow = (state: State, seat: number, move: number): Refusal | undefined => {
  const player = state.players[seat] as Player;
  const at = moveA(move);
  if (!hasSeat(windowSeats(state), seat)) return refusal('die-accepted', 'STS-13.9');
  switch (moveKind(move)) {
    case MOVE.acceptDie:
      return hasOperands(move, 0) ? undefined : refusal('not-a-move');
    case MOVE.relic:
      if (at >= player.relics.length || !hasOperands(move, 1)) return refusal('no-relic-ability', 'STS-27.6');
      return isDieRelic(player, at) ? undefined : refusal('no-relic-ability', 'STS-27.6');
    case MOVE.potion: {
      const face = moveB(move);
      const fits = at < player.potions.length && isDiePotion(player, at) && hasOperands(move, 2);
      if (!fits) return refusal('no-potion', 'STS-8.16');
      return face >= 1 && face <= 6 && face !== state.die ? undefined : refusal('not-an-answer', 'STS-13.9');
    }
    default:
      return refusal('die-open', 'STS-13.9');
  }
};

const refuseReward = (state: State, seat: number, move: number): Refusal | undefined => {
  if (state.confirmed[seat] !== 0) return refusal('rewards-confirmed', 'STS-8.3');
  const rewards = state.rewards[seat] as Reward[];
  if (moveKind(move) === MOVE.confirm) {
    return isSettled(rewards) && hasOperands(move, 0) ? undefined : refusal('rewards-open', 'STS-8.2');
  }
  const reward: Reward | undefined = rewards[moveA(move)];
  if (reward === undefined) return refusal('no-such-reward', 'STS-8.1');
  switch (moveKind(move)) {
    case MOVE.reveal:
      return canReveal(reward) && hasOperands(move, 2) && moveB(move) < waysToReveal(state, seat, reward)
        ? undefined
        : refusal('already-revealed', 'STS-8.3');
    case MOVE.skip:
      return canSkip(reward) && hasOperands(move, 1) ? undefined : refusal('already-skipped', 'STS-8.2');
    case MOVE.take:
      return refuseTake(state, seat, reward, move);
    default:
      return refusal('not-now', 'STS-8.1');
  }
};

const refuseTake = (state: State, seat: number, reward: Reward, move: number): Refusal | undefined => {
  const choice = moveB(move);
  if (choice === reward.choice) return refusal('already-chosen', 'STS-8.3');
  return hasOperands(move, 2) && canTake(state, seat, reward, choice)
    ? undefined
    : refusal('cannot-take', 'STS-8.5');
};
