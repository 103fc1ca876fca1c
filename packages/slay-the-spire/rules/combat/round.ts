/** The sequence of a combat: rounds, turns and their phases (STS-13, STS-14). */

import { NONE } from '@three-spires/kernel';
import { CARDS_PER_TURN, ENERGY_PER_TURN } from '../../content/limits.ts';
import { ORBS, TRAITS } from '../../words/lists.ts';
import { askPhase } from '../asking.ts';
import { type Card, faceOf, USED } from '../card.ts';
import { ENEMY_ENTRIES, type EnemyEntry, FACES, type FaceEntry, RULE_ROUTINE } from '../compile/entries.ts';
import { ACTS_IN_HAND } from '../compile/face-tables.ts';
import type { Emit } from '../event.ts';
import { pushEnemyAction } from '../frames.ts';
import { ALIVE, enemyAt, isCombatPhase, PHASE, type Player, playerAt, type State } from '../state.ts';
import { WRATH } from './count.ts';
import { isShifting, moveCubes, shiftModes } from './cubes.ts';
import { settleRoll } from './die-window.ts';
import { askDiscardOrders, discardHands } from './discard.ts';
import { nextToAct } from './enemies.ts';
import { endTurnOfEnemies, faceEnemies, startTurnOfEnemies } from './enemy-turn.ts';
import { forgetLoops, watchForLoops } from './infinity.ts';
import { nextAction } from './intent.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { drawCards } from './piles.ts';
import { offerAtReset, placeCubes, takeBlockChoice } from './relics.ts';
import { TRIGGER, trigger, wait } from './triggers.ts';
import { beginRoundOfTurns, inTurn, isFirstTurn, isPoisonTurn, livingSeats, nextTurn } from './turns.ts';

const BARRICADE = 1 << TRAITS.indexOf('barricade');
const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');

/**
 * Advances the round when nothing else is to be done; false when it waits for players. Pauses before the next
 * round: a search stops there, before anything hidden comes into play (rules/finish-turn.ts).
 */
export const stepRound = (state: State, emit: Emit): boolean => {
  do if (!stepPhase(state, emit)) return false;
  while (isQuiet(state) && !isBetweenRounds(state));
  return true;
};

/** The Enemy Turn is over and the next round has not begun. */
export const isBetweenRounds = (state: State): boolean =>
  state.phase === PHASE.reset && isFirstTurn(state) && state.stack.length === 0 && state.waiting.length === 0;

/** Nothing is being resolved or waiting, so the next phase follows at once. */
const isQuiet = (state: State): boolean =>
  state.stack.length === 0 && state.waiting.length === 0 && state.won === 0 && isCombatPhase(state.phase);

const stepPhase = (state: State, emit: Emit): boolean => {
  switch (state.phase) {
    case PHASE.reset:
      if (!offerAtReset(state)) reset(state, emit);
      break;
    case PHASE.draw:
      drawHands(state, emit);
      break;
    case PHASE.roll:
      if (isFirstTurn(state) && !settleRoll(state, livingSeats(state), emit)) return false;
      startTurn(state);
      break;
    case PHASE.startOfTurn:
      if (faceEnemies(state)) state.phase = PHASE.facing;
      else startPlay(state);
      break;
    case PHASE.facing:
      startPlay(state);
      break;
    case PHASE.play:
      watchForLoops(state, emit);
      if (!allDone(state)) return false;
      endTurn(state);
      break;
    case PHASE.endOfTurn:
      if (state.later.length > 0) state.later.length = 0;
      askDiscardOrders(state);
      state.phase = PHASE.discard;
      break;
    case PHASE.discard:
      discardHands(state, emit);
      state.phase = nextTurn(state) ? PHASE.reset : PHASE.enemyBlock;
      break;
    case PHASE.enemyBlock:
      removeEnemyBlock(state, emit);
      break;
    case PHASE.enemyActions:
      nextEnemyAction(state, emit);
      break;
    case PHASE.moveCubes:
      moveCubes(state);
      beginRoundOfTurns(state);
      state.phase = PHASE.reset;
      break;
  }
  return true;
};

const startPlay = (state: State): void => {
  state.phase = PHASE.play;
  askPhase(state);
};

const allDone = (state: State): boolean => {
  for (let seat = 0; seat < state.players.length; seat++)
    if (playerAt(state, seat).done === 0 && inTurn(state, seat)) return false;
  return true;
};

/** The Reset for everyone whose turn it is (STS-13.3, STS-36.4), and what precedes the draw. */
const reset = (state: State, emit: Emit): void => {
  if (isFirstTurn(state)) startRound(state, emit);
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!inTurn(state, seat)) continue;
    const player = playerAt(state, seat);
    player.leftoverEnergy = state.round > 1 ? player.energy : 0;
    if (state.round === 1) placeCubes(player);
    resetPlayer(player);
  }
  for (let seat = 0; seat < state.players.length; seat++)
    if (inTurn(state, seat)) trigger(state, TRIGGER.beforeDraw, seat);
  state.phase = PHASE.draw;
};

const startRound = (state: State, emit: Emit): void => {
  state.round++;
  for (let seat = 0; seat < state.players.length; seat++) resetRound(playerAt(state, seat));
  // A new list, because setting an array's length is slow.
  if (state.playedThisTurn.length > 0) state.playedThisTurn = [];
  emit?.({ type: 'roundStarted', round: state.round });
};

/** STS-13.4 */
const drawHands = (state: State, emit: Emit): void => {
  for (let seat = 0; seat < state.players.length; seat++)
    if (inTurn(state, seat)) drawCards(state, seat, CARDS_PER_TURN, emit);
  state.phase = PHASE.roll;
};

/**
 * Effects that last for a round, or are put on players at its start, end with the round. If turns are taken
 * one at a time, a player's own Reset would be too late (STS-36.4, STS-24.16).
 */
const resetRound = (player: Player): void => {
  player.hpLossLimited = 0;
  player.hpLostThisRound = 0;
  player.nextCost = NONE;
};

const resetPlayer = (player: Player): void => {
  player.energy = ENERGY_PER_TURN;
  if (!takeBlockChoice(player) && modifier(player, MODIFIER.keepBlock) === 0) player.block = 0;
  player.done = 0;
  player.attacksThisTurn = 0;
  player.powersThisTurn = 0;
  player.discardedThisTurn = 0;
  player.noMoreDraws = 0;
  player.cardsThisTurn = 0;
  player.changedStance = 0;
  player.noMoreCards = 0;
  player.nextFree = 0;
  player.dealsNoDamage = 0;
  player.shivsThisTurn = 0;
  forgetLoops(player);
  for (let at = 0; at < player.powers.length; at++) player.powers[at] = (player.powers[at] as Card) & ~USED;
};

/** The effects of the roll and the start of the turn (STS-13.11). */
const startTurn = (state: State): void => {
  state.phase = PHASE.startOfTurn;
  if (isFirstTurn(state)) startTurnOfEnemies(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!inTurn(state, seat)) continue;
    if (state.round === 1) trigger(state, TRIGGER.startOfCombat, seat);
    trigger(state, TRIGGER.startOfTurn, seat);
  }
};

/** End-of-turn abilities, in any order the players choose (STS-13.27). */
const endTurn = (state: State): void => {
  state.phase = PHASE.endOfTurn;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!inTurn(state, seat)) continue;
    const player = playerAt(state, seat);
    trigger(state, TRIGGER.endOfTurn, seat);
    waitForHeldCards(state, seat, player);
    if (player.atEndOfTurn.length > 0) waitForDelayed(state, seat, player);
    if (player.strengthToLose > 0) wait(state, RULE_ROUTINE.fadingStrength, seat, NONE, NONE, NONE);
    if (player.stance === WRATH) wait(state, RULE_ROUTINE.wrath, seat, NONE, NONE, NONE);
    for (let at = 0; at < player.orbs.length; at++) {
      const orb = player.orbs[at];
      if (orb === LIGHTNING) wait(state, RULE_ROUTINE.lightning, seat, NONE, NONE, NONE);
      else if (orb === FROST) wait(state, RULE_ROUTINE.frost, seat, NONE, NONE, NONE);
    }
  }
  if (isPoisonTurn(state)) waitForPoison(state);
  endTurnOfEnemies(state);
};

/** Effects that this turn's cards delayed until its end. */
const waitForDelayed = (state: State, seat: number, player: Player): void => {
  for (const routine of player.atEndOfTurn) wait(state, routine, seat, NONE, NONE, NONE);
  player.atEndOfTurn = [];
};

/** Texts of cards in hand, and Ethereal (STS-38.6, STS-38.17). */
const waitForHeldCards = (state: State, seat: number, player: Player): void => {
  let ethereal = false;
  for (let at = 0; at < player.hand.length; at++) {
    const card = player.hand[at] as Card;
    if (ACTS_IN_HAND[faceOf(card)] === 0) continue;
    const face = FACES[faceOf(card)] as FaceEntry;
    if (face.whileHeld !== NONE) wait(state, face.whileHeld, seat, NONE, card, NONE);
    if (face.ethereal) ethereal = true;
  }
  if (ethereal) wait(state, RULE_ROUTINE.ethereal, seat, NONE, NONE, NONE);
};

/** One ability per poisoned enemy (STS-21.3). The lowest row whose turn it is orders them. */
const waitForPoison = (state: State): void => {
  const seat = lowestSeat(state);
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    const enemy = enemyAt(state, index);
    if (enemy.status === ALIVE && enemy.poison > 0) wait(state, RULE_ROUTINE.poison, seat, NONE, NONE, index);
  }
};

/** In the empty turn of a dead player, any living player counts (STS-35.1). */
const lowestSeat = (state: State): number => {
  const seats = state.turnSeats !== 0 ? state.turnSeats : livingSeats(state);
  let lowest = NONE;
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((seats & (1 << seat)) === 0) continue;
    if (lowest === NONE || rowOf(state, seat) < rowOf(state, lowest)) lowest = seat;
  }
  return lowest;
};

const rowOf = (state: State, seat: number): number => playerAt(state, seat).row;

/** STS-14.2 */
const removeEnemyBlock = (state: State, emit: Emit): void => {
  emit?.({ type: 'enemyTurnStarted' });
  shiftModes(state);
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (((ENEMY_ENTRIES[enemy.kind] as EnemyEntry).traits & BARRICADE) === 0) enemy.block = 0;
  }
  state.phase = PHASE.enemyActions;
};

/** Each enemy takes exactly one action (STS-14.4). */
const nextEnemyAction = (state: State, emit: Emit): void => {
  const index = nextToAct(state);
  if (index === NONE) {
    state.phase = PHASE.moveCubes;
    return;
  }
  const enemy = enemyAt(state, index);
  enemy.actedRound = state.round;
  if (isShifting(state, index)) return;
  const action = nextAction(state, enemy);
  emit?.({ type: 'enemyActed', enemy: index, kind: enemy.kind, action });
  pushEnemyAction(state, (ENEMY_ENTRIES[enemy.kind] as EnemyEntry).actions[action]?.routine as number, index);
};
