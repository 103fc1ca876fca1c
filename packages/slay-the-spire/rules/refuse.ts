/**
 * Why a move is refused: the first reason found, with its rule. Only legal.ts decides legality; this file
 * explains the moves that it does not list.
 */
import {
  createRefuse,
  hasSeat,
  isAsking,
  moveA,
  moveB,
  moveC,
  moveKind,
  NONE,
  type Refusal,
  refusal,
} from '@three-spires/kernel';
import { LIMITS } from '../content/limits.ts';
import { type Card, faceOf, findCard, USED } from './card.ts';
import { canPlayFace, costOf, isBarred, leastX } from './combat/cost.ts';
import { isDiePotion, WINDOW, windowSeats } from './combat/die-window.ts';
import { isLiving } from './combat/living.ts';
import { whyNotUsable } from './combat/relics.ts';
import { inTurn } from './combat/turns.ts';
import { ONCE_PER_TURN } from './compile/ability-entry.ts';
import { COST_NONE, COST_X, FACES, type FaceEntry, ITEM_ENTRIES, type ItemEntry } from './compile/entries.ts';
import { legal, mayInterject, miraclesAbove } from './legal.ts';
import { MOVE, X_BITS, X_MASK } from './moves.ts';
import { isBetween, isRunPhase } from './run/legal.ts';
import { isBetweenMove, reasonInRun } from './run/refuse.ts';
import { PHASE, type Player, playerAt, QUESTION, type State } from './state.ts';

const reason = (state: State, seat: number, move: number): Refusal => {
  if (state.phase === PHASE.over) return refusal('game-over', 'STS-1.5');
  if (isBetweenMove(move) && isBetween(state)) return reasonInRun(move);
  if (state.question.kind === QUESTION.party) return refusal('vote-first', 'STS-1.9');
  if (isAsking(state)) return reasonToAnswer(state, seat, move);
  if (state.dieWindow === WINDOW.open) return reasonInWindow(state, seat, move);
  if (isRunPhase(state.phase)) {
    return state.run.finished[seat] !== 0 ? refusal('room-finished', 'STS-10.10') : reasonInRun(move);
  }
  if (state.phase === PHASE.rewards) return reasonForReward(state, seat, move);
  return state.phase === PHASE.play ? reasonInTurn(state, seat, move) : refusal('not-now', 'STS-13.13');
};

export const refuse = createRefuse<State>({ seats: ({ players }) => players.length, legal, reason });

const reasonToAnswer = (state: State, seat: number, move: number): Refusal => {
  const { question } = state;
  if (question.seat !== seat) return refusal('other-player-decides', 'STS-13.13', { seat: question.seat });
  if (question.kind === QUESTION.order) {
    return moveKind(move) === MOVE.relic && mayInterject(state)
      ? reasonForRelic(state, seat, move)
      : refusal('answer-first', 'STS-13.20');
  }
  return moveKind(move) === MOVE.choose
    ? refusal('not-an-answer', 'STS-13.16')
    : refusal('answer-first', 'STS-13.13');
};

const NOT_A_TARGET: Refusal = refusal('not-a-target', 'STS-18.1');

const reasonInTurn = (state: State, seat: number, move: number): Refusal => {
  const player = playerAt(state, seat);
  const kind = moveKind(move);
  if (!inTurn(state, seat))
    return isLiving(player) ? refusal('not-your-turn', 'STS-36.5') : refusal('out-of-combat', 'STS-35.1');
  if (kind === MOVE.takeBack) return refusal('not-done', 'STS-13.2');
  if (player.done !== 0) return refusal('turn-declared-done', 'STS-13.2');
  switch (kind) {
    case MOVE.play:
      return reasonForCard(state, seat, player, move);
    case MOVE.shiv:
      if (player.shivs === 0) return refusal('no-shiv', 'STS-21.7');
      return isBarred(state, player) ? refusal('no-more-cards', 'STS-21.7') : NOT_A_TARGET;
    case MOVE.miracle:
      return refusal('no-miracle', 'STS-23.2');
    case MOVE.potion:
      return (ITEM_ENTRIES[player.potions[moveA(move)] ?? NONE]?.routine ?? NONE) === NONE
        ? refusal('no-potion', 'STS-8.16')
        : NOT_A_TARGET;
    case MOVE.ability:
      return reasonForAbility(player, move);
    case MOVE.relic:
      return reasonForRelic(state, seat, move);
    case MOVE.endTurn:
      return refusal('not-a-move');
    default:
      return refusal('not-now', 'STS-13.13');
  }
};

const reasonForCard = (state: State, seat: number, player: Player, move: number): Refusal => {
  const at = findCard(player.hand, moveA(move));
  if (at < 0) return refusal('card-not-in-hand', 'STS-13.24');
  const card = player.hand[at] as Card;
  return whyNotPlayable(state, seat, card) ?? whyNotPaid(player, card, move) ?? NOT_A_TARGET;
};

/** What prevents a card in hand from being played now, whatever its target; undefined if nothing does. */
export const whyNotPlayable = (state: State, seat: number, card: Card): Refusal | undefined => {
  const player = playerAt(state, seat);
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

/** What is wrong with the move's payment; undefined if nothing is. */
const whyNotPaid = (player: Player, card: Card, move: number): Refusal | undefined => {
  const x = moveC(move) & X_MASK;
  const miracles = moveC(move) >> X_BITS;
  const cost = costOf(player, card);
  const paid = cost === COST_X ? x : cost;
  if (cost !== COST_X && x !== 0) return refusal('no-x', 'STS-6.5');
  const face = FACES[faceOf(card)] as FaceEntry;
  if (x < leastX(faceOf(card))) return refusal('needs-xAtLeastOne', 'STS-13.24', { card: face.name });
  if (miracles > miraclesAbove(player)) return refusal('no-miracle', 'STS-23.4');
  const energy = player.energy + miracles;
  if (paid > energy) return refusal('not-enough-energy', 'STS-6.1', { cost: paid, energy: player.energy });
  return miracles > 0 && energy - paid > LIMITS.energy ? refusal('energy-limit', 'STS-23.4') : undefined;
};

const reasonForAbility = (player: Player, move: number): Refusal => {
  const card: Card | undefined = player.powers[findCard(player.powers, moveA(move))];
  const abilities = card === undefined ? [] : (FACES[faceOf(card)] as FaceEntry).abilities;
  if (card === undefined || !abilities.some(({ trigger }) => trigger === ONCE_PER_TURN))
    return refusal('no-ability', 'STS-27.8');
  return (card & USED) !== 0 ? refusal('ability-used', 'STS-27.8') : NOT_A_TARGET;
};

const reasonForRelic = (state: State, seat: number, move: number): Refusal => {
  const player = playerAt(state, seat);
  const at = moveA(move);
  if (at >= player.relics.length) return refusal('no-relic-ability', 'STS-27.5');
  const { definition } = ITEM_ENTRIES[player.relics[at] as number] as ItemEntry;
  const why = whyNotUsable(player, at);
  return why === undefined ? NOT_A_TARGET : refusal(why, 'STS-27.5', { relic: definition.name });
};

/** While a roll can be changed, nothing else can happen (STS-13.9). */
const reasonInWindow = (state: State, seat: number, move: number): Refusal => {
  const player = playerAt(state, seat);
  const at = moveA(move);
  if (!hasSeat(windowSeats(state), seat)) return refusal('die-accepted', 'STS-13.9');
  switch (moveKind(move)) {
    case MOVE.acceptDie:
      return refusal('not-a-move');
    case MOVE.relic:
      return refusal('no-relic-ability', 'STS-27.6');
    case MOVE.potion:
      return at < player.potions.length && isDiePotion(player, at) && moveC(move) === 0
        ? refusal('not-an-answer', 'STS-13.9')
        : refusal('no-potion', 'STS-8.16');
    default:
      return refusal('die-open', 'STS-13.9');
  }
};

const reasonForReward = (state: State, seat: number, move: number): Refusal => {
  if (state.confirmed[seat] !== 0) return refusal('rewards-confirmed', 'STS-8.3');
  if (moveKind(move) === MOVE.confirm) return refusal('rewards-open', 'STS-8.2');
  const reward = state.rewards[seat]?.[moveA(move)];
  if (reward === undefined) return refusal('no-such-reward', 'STS-8.1');
  switch (moveKind(move)) {
    case MOVE.reveal:
      return refusal('already-revealed', 'STS-8.3');
    case MOVE.skip:
      return refusal('already-skipped', 'STS-8.2');
    case MOVE.take:
      return moveB(move) === reward.choice
        ? refusal('already-chosen', 'STS-8.3')
        : refusal('cannot-take', 'STS-8.5');
    default:
      return refusal('not-now', 'STS-8.1');
  }
};
