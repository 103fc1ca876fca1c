/** Every legal move of a seat. */

import { addMove, encodeMove, hasSeat, isAsking, type MoveList, NONE } from '@three-spires/kernel';
import { LIMITS } from '../content/limits.ts';
import { listAnswers } from './answers.ts';
import { type Card, faceOf, USED, uidOf } from './card.ts';
import { allowsPlay, costOf, isBarred, leastX } from './combat/cost.ts';
import { isDiePotion, isDieRelic, WINDOW, windowSeats } from './combat/die-window.ts';
import { mayGoLater } from './combat/later.ts';
import { isLiving, rowCount } from './combat/living.ts';
import { isUsable } from './combat/relics.ts';
import { inTurn } from './combat/turns.ts';
import { ONCE_PER_TURN } from './compile/ability-entry.ts';
import { COST_X, FACES, type FaceEntry, ITEM_ENTRIES, type ItemEntry } from './compile/entries.ts';
import { TARGET_OF_FACE } from './compile/face-tables.ts';
import { TARGET } from './compile/targets.ts';
import { GIVE_POTION, MOVE, X_BITS } from './moves.ts';
import { isBetween, isRunPhase, listBetween, listRun } from './run/legal.ts';
import { whyPartyClosed } from './run/menu.ts';
import { canReveal, canSkip, canTake, isSettled, POTION, waysToReveal } from './run/rewards.ts';
import {
  ALIVE,
  enemyAt,
  PHASE,
  type Player,
  playerAt,
  QUESTION,
  type Reward,
  type State,
  type Waiting,
} from './state.ts';
import { mayOrder } from './waiting.ts';

export const legal = (state: State, seat: number, out: MoveList): void => {
  out.length = 0;
  if (state.players[seat] === undefined) return;
  if (state.question.kind === QUESTION.party) listVotes(state, seat, out);
  else if (isAsking(state)) {
    if (state.question.seat === seat) listQuestion(state, seat, out);
  } else if (state.dieWindow === WINDOW.open) {
    if (hasSeat(windowSeats(state), seat)) listWindow(state, seat, out);
  } else if (state.phase === PHASE.play) {
    if (inTurn(state, seat)) listTurn(state, seat, out);
  } else if (state.phase === PHASE.rewards) listRewards(state, seat, out);
  else if (isRunPhase(state.phase)) listRun(state, seat, out);
};

/** A vote may be changed until all have voted (R3). */
const listVotes = (state: State, seat: number, out: MoveList): void => {
  for (let option = 0; option < state.question.pile; option++) {
    if (isVote(state, option)) addMove(out, encodeMove(MOVE.vote, option));
  }
  if (isBetween(state)) listBetween(state, seat, out);
};

const isVote = (state: State, option: number): boolean =>
  option < state.question.pile &&
  (state.phase !== PHASE.room || state.stack.length > 0 || whyPartyClosed(state, option) === undefined);

const listQuestion = (state: State, seat: number, out: MoveList): void => {
  if (state.question.kind !== QUESTION.order) {
    listAnswers(state, out);
    return;
  }
  for (let at = 0; at < state.waiting.length; at++) {
    if (mayOrder(state, seat, state.waiting[at] as Waiting)) addMove(out, encodeMove(MOVE.order, at));
  }
  addMove(out, encodeMove(MOVE.orderAll));
  if (mayGoLater(state, seat)) addMove(out, encodeMove(MOVE.orderLater));
  if (mayInterject(state)) listRelics(state, playerAt(state, seat), out);
};

const listTurn = (state: State, seat: number, out: MoveList): void => {
  const player = playerAt(state, seat);
  if (player.done !== 0) {
    addMove(out, encodeMove(MOVE.takeBack));
    return;
  }
  if (!isBarred(state, player)) {
    for (let at = 0; at < player.hand.length; at++) listCard(state, player, player.hand[at] as Card, out);
    if (player.shivs > 0) listTargets(state, TARGET.enemy, encodeMove(MOVE.shiv), 16, out);
  }
  if (canSpendMiracle(player)) addMove(out, encodeMove(MOVE.miracle));
  for (let at = 0; at < player.potions.length; at++) listPotion(state, player, at, out);
  for (let at = 0; at < player.powers.length; at++) listAbility(state, player.powers[at] as Card, out);
  listRelics(state, player, out);
  addMove(out, encodeMove(MOVE.endTurn));
};

const listCard = (state: State, player: Player, card: Card, out: MoveList): void => {
  const cost = costOf(player, card);
  if (cost > player.energy + miraclesAbove(player)) return;
  if (!allowsPlay(player, card)) return;
  const face = faceOf(card);
  const target = TARGET_OF_FACE[face] as number;
  const move = encodeMove(MOVE.play, uidOf(card));
  if (cost !== COST_X) {
    if (cost <= player.energy) listTargets(state, target, move, 8, out);
  } else for (let x = leastX(face); x <= player.energy; x++) listTargets(state, target, move | x, 8, out);
  if (player.energy === LIMITS.energy && player.miracles > 0)
    listWithMiracles(state, player, cost, target, move, out);
};

/** Miracles that can exceed the limit of 6 Energy, because the card uses them at once (STS-23.4). */
export const miraclesAbove = (player: Player): number =>
  player.energy === LIMITS.energy ? player.miracles : 0;

const listWithMiracles = (
  state: State,
  player: Player,
  cost: number,
  target: number,
  move: number,
  out: MoveList,
): void => {
  for (let miracles = 1; miracles <= player.miracles; miracles++) {
    const spent = move | (miracles << X_BITS);
    const most = player.energy + miracles;
    if (cost !== COST_X) {
      if (cost <= most && most - cost <= LIMITS.energy) listTargets(state, target, spent, 8, out);
    } else {
      for (let x = most - LIMITS.energy; x <= most; x++) listTargets(state, target, spent | x, 8, out);
    }
  }
};

const canSpendMiracle = (player: Player): boolean => player.miracles > 0 && player.energy < LIMITS.energy;

/** Adds the move once per target; if there is no possible target, without one (STS-13.25). */
const listTargets = (state: State, target: number, move: number, shift: number, out: MoveList): void => {
  const before = out.length;
  if (target === TARGET.enemy) {
    for (let index = 0; index < state.enemies.length; index++) {
      if (enemyAt(state, index).status === ALIVE) addMove(out, move | ((index + 1) << shift));
    }
  } else if (target === TARGET.row) {
    const rows = rowCount(state);
    for (let row = 1; row <= rows; row++) addMove(out, move | ((row + 1) << shift));
  } else if (target === TARGET.player) {
    for (let seat = 0; seat < state.players.length; seat++)
      if (isLiving(playerAt(state, seat))) addMove(out, move | ((seat + 1) << shift));
  }
  if (out.length === before) addMove(out, move);
};

const listPotion = (state: State, player: Player, at: number, out: MoveList): void => {
  const item = ITEM_ENTRIES[player.potions[at] as number];
  if (item === undefined || item.routine === NONE) return;
  listTargets(state, item.target, encodeMove(MOVE.potion, at), 8, out);
};

const listAbility = (state: State, card: Card, out: MoveList): void => {
  if ((card & USED) !== 0) return;
  for (const ability of (FACES[faceOf(card)] as FaceEntry).abilities) {
    if (ability.trigger !== ONCE_PER_TURN) continue;
    listTargets(state, ability.target, encodeMove(MOVE.ability, uidOf(card)), 8, out);
  }
};

/** STS-13.26, R60: optional abilities can also be used between the abilities of the start-of-turn step. */
export const mayInterject = (state: State): boolean =>
  state.phase === PHASE.startOfTurn && state.stack.length === 0 && state.question.kind === QUESTION.order;

const listRelics = (state: State, player: Player, out: MoveList): void => {
  for (let at = 0; at < player.relics.length; at++) {
    if (!isUsable(player, at)) continue;
    const { onDemand } = ITEM_ENTRIES[player.relics[at] as number] as ItemEntry;
    listTargets(state, onDemand?.target ?? TARGET.none, encodeMove(MOVE.relic, at), 8, out);
  }
};

/** STS-13.9: every item that changes the roll, or accepting it. */
const listWindow = (state: State, seat: number, out: MoveList): void => {
  const player = playerAt(state, seat);
  for (let at = 0; at < player.relics.length; at++) {
    if (isDieRelic(player, at)) addMove(out, encodeMove(MOVE.relic, at));
  }
  for (let at = 0; at < player.potions.length; at++) {
    if (!isDiePotion(player, at)) continue;
    for (let face = 1; face <= 6; face++) {
      if (face !== state.die) addMove(out, encodeMove(MOVE.potion, at, face));
    }
  }
  addMove(out, encodeMove(MOVE.acceptDie));
};

const listRewards = (state: State, seat: number, out: MoveList): void => {
  if (state.confirmed[seat] !== 0) return;
  const rewards = state.rewards[seat] as Reward[];
  for (let at = 0; at < rewards.length; at++) {
    const reward = rewards[at] as Reward;
    if (canReveal(reward)) {
      const ways = waysToReveal(state, seat, reward);
      for (let way = 0; way < ways; way++) addMove(out, encodeMove(MOVE.reveal, at, way));
    }
    listChoices(state, seat, reward, at, out);
    if (canSkip(reward)) addMove(out, encodeMove(MOVE.skip, at));
  }
  if (isSettled(rewards)) addMove(out, encodeMove(MOVE.confirm));
  if (isBetween(state)) listBetween(state, seat, out);
};

/** Every answer to a reward: its offer, and for a potion the other players (STS-8.15). */
const listChoices = (state: State, seat: number, reward: Reward, at: number, out: MoveList): void => {
  const offered = reward.offer.length === 0 ? 1 : reward.offer.length;
  for (let choice = 0; choice < offered; choice++) addTake(state, seat, reward, at, choice, out);
  if (reward.kind !== POTION) return;
  for (let other = 0; other < state.players.length; other++)
    addTake(state, seat, reward, at, GIVE_POTION + other, out);
};

const addTake = (
  state: State,
  seat: number,
  reward: Reward,
  at: number,
  choice: number,
  out: MoveList,
): void => {
  if (choice !== reward.choice && canTake(state, seat, reward, choice))
    addMove(out, encodeMove(MOVE.take, at, choice));
};
