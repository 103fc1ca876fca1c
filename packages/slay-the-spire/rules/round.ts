/** The course of a combat: rounds, turns and their phases (STS-13, STS-14), and how it ends (STS-15). */
import { moveAll, randomBelow } from '@three-spires/kernel';
import { ORBS, TRAITS } from '../words/lists.ts';
import { type Card, FREE, faceOf, forget, KEEP, KEPT, RETAINED, USED } from './card.ts';
import { WRATH } from './count.ts';
import { moveCubes, nextToAct } from './enemies.ts';
import type { Emit } from './event.ts';
import { pushEnemyAction } from './frames.ts';
import { nextAction } from './intent.ts';
import { CARDS_PER_TURN, ENERGY_PER_TURN } from './limits.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { drawCards, putOnDiscard, returnToSupply } from './piles.ts';
import { askPhase } from './questions.ts';
import { openRewards } from './rewards.ts';
import { ALIVE, type Enemy, PHASE, type Player, STREAM, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, type EnemyEntry, FACES, type FaceEntry, RULE_PROGRAM, STATUS } from './tables.ts';
import { refreshAbilities, TRIGGER, trigger, wait } from './triggers.ts';

const BARRICADE = 1 << TRAITS.indexOf('barricade');
const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');

/** Takes the next step of the course; false when it waits for the players. */
export const stepPhase = (state: State, emit: Emit): boolean => {
  switch (state.phase) {
    case PHASE.reset:
      startRound(state, emit);
      break;
    case PHASE.roll:
      rollDie(state, emit);
      break;
    case PHASE.startOfTurn:
      state.phase = PHASE.play;
      askPhase(state);
      break;
    case PHASE.play:
      if (!allDone(state)) return false;
      endTurn(state);
      break;
    case PHASE.endOfTurn:
      discardHands(state, emit);
      break;
    case PHASE.enemyBlock:
      removeEnemyBlock(state, emit);
      break;
    case PHASE.enemyActions:
      nextEnemyAction(state, emit);
      break;
    case PHASE.moveCubes:
      moveCubes(state);
      state.phase = PHASE.reset;
      break;
    case PHASE.endOfCombat:
      tearDown(state);
      openRewards(state, emit);
      break;
    default:
      return false;
  }
  return true;
};

const allDone = (state: State): boolean => {
  for (let seat = 0; seat < state.players.length; seat++)
    if ((state.players[seat] as Player).done === 0) return false;
  return true;
};

/** Reset and draw, for all at once (STS-13.3, STS-13.4). */
const startRound = (state: State, emit: Emit): void => {
  state.round++;
  if (state.playedThisTurn.length > 0) state.playedThisTurn.length = 0;
  if (emit) emit({ type: 'roundStarted', round: state.round });
  for (const player of state.players) resetPlayer(player);
  for (let seat = 0; seat < state.players.length; seat++) drawCards(state, seat, CARDS_PER_TURN, emit);
  state.phase = PHASE.roll;
};

const resetPlayer = (player: Player): void => {
  player.energy = ENERGY_PER_TURN;
  if (modifier(player, MODIFIER.keepBlock) === 0) player.block = 0;
  player.done = 0;
  player.attacksThisTurn = 0;
  player.discardedThisTurn = 0;
  player.noMoreDraws = 0;
  player.hpLostThisRound = 0;
  for (let at = 0; at < player.powers.length; at++) player.powers[at] = (player.powers[at] as Card) & ~USED;
};

/** One roll for the whole party, then what it and the start of the turn bring (STS-13.8, STS-13.11). */
const rollDie = (state: State, emit: Emit): void => {
  state.die = 1 + randomBelow(state.random, STREAM.die, 6);
  if (emit) emit({ type: 'dieRolled', die: state.die, reveals: true });
  state.phase = PHASE.startOfTurn;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.round === 1) trigger(state, TRIGGER.startOfCombat, seat);
    trigger(state, TRIGGER.startOfTurn, seat);
  }
};

/** End-of-turn abilities, in any order the players choose (STS-13.27). */
const endTurn = (state: State): void => {
  state.phase = PHASE.endOfTurn;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    trigger(state, TRIGGER.endOfTurn, seat);
    waitForHeldCards(state, seat, player);
    if (player.strengthToLose > 0) wait(state, RULE_PROGRAM.fadingStrength, seat, UNSET, UNSET, UNSET);
    if (player.stance === WRATH) wait(state, RULE_PROGRAM.wrath, seat, UNSET, UNSET, UNSET);
    for (const orb of player.orbs) {
      if (orb === LIGHTNING) wait(state, RULE_PROGRAM.lightning, seat, UNSET, UNSET, UNSET);
      else if (orb === FROST) wait(state, RULE_PROGRAM.frost, seat, UNSET, UNSET, UNSET);
    }
  }
  waitForPoison(state);
};

/** Texts of cards in hand, and Ethereal (STS-38.6, STS-38.17). */
const waitForHeldCards = (state: State, seat: number, player: Player): void => {
  let ethereal = false;
  for (const card of player.hand) {
    const face = FACES[faceOf(card)] as FaceEntry;
    if (face.whileHeld !== UNSET) wait(state, face.whileHeld, seat, UNSET, card, UNSET);
    if (face.ethereal) ethereal = true;
  }
  if (ethereal) wait(state, RULE_PROGRAM.ethereal, seat, UNSET, UNSET, UNSET);
};

/** One ability for each poisoned enemy (STS-21.3). The party's lowest row puts them in order. */
const waitForPoison = (state: State): void => {
  const seat = state.players.findIndex((player) => player.row === lowestRow(state));
  for (const index of state.order) {
    const enemy = state.enemies[index] as Enemy;
    if (enemy.status === ALIVE && enemy.poison > 0)
      wait(state, RULE_PROGRAM.poison, seat, UNSET, UNSET, index);
  }
};

const lowestRow = (state: State): number => {
  let lowest = (state.players[0] as Player).row;
  for (const player of state.players) if (player.row < lowest) lowest = player.row;
  return lowest;
};

/** Each hand goes to the discard pile from left to right; Retain and late draws stay (STS-13.29). */
const discardHands = (state: State, emit: Emit): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    let kept = 0;
    for (let at = 0; at < player.hand.length; at++) {
      const card = player.hand[at] as Card;
      const retained = (FACES[faceOf(card)] as FaceEntry).retain || (card & KEEP) !== 0;
      // STS-24.12: a late draw stays without being Retained, whatever it prints.
      if ((card & KEPT) !== 0) player.hand[kept++] = forget(card);
      else if (retained) player.hand[kept++] = forget(card) | RETAINED;
      else putOnDiscard(state, seat, card & ~FREE, emit);
    }
    while (player.hand.length > kept) player.hand.pop();
    if (player.doubling.length > 0) player.doubling.length = 0;
  }
  state.phase = PHASE.enemyBlock;
};

/** STS-14.2 */
const removeEnemyBlock = (state: State, emit: Emit): void => {
  if (emit) emit({ type: 'enemyTurnStarted' });
  for (const enemy of state.enemies) {
    if (((ENEMY_TABLE[enemy.kind] as EnemyEntry).traits & BARRICADE) === 0) enemy.block = 0;
  }
  state.phase = PHASE.enemyActions;
};

/** Each enemy takes exactly one action (STS-14.4). */
const nextEnemyAction = (state: State, emit: Emit): void => {
  const index = nextToAct(state);
  if (index === UNSET) {
    state.phase = PHASE.moveCubes;
    return;
  }
  const enemy = state.enemies[index] as Enemy;
  const action = nextAction(state, enemy);
  enemy.actedRound = state.round;
  if (emit) emit({ type: 'enemyActed', enemy: index, kind: enemy.kind, action });
  pushEnemyAction(state, (ENEMY_TABLE[enemy.kind] as EnemyEntry).actions[action]?.program as number, index);
};

/** STS-15.8: end-of-combat abilities. */
export const endCombat = (state: State, emit: Emit): void => {
  if (emit) emit({ type: 'combatWon' });
  state.phase = PHASE.endOfCombat;
  for (let seat = 0; seat < state.players.length; seat++) trigger(state, TRIGGER.endOfCombat, seat);
};

/** Everything goes back where it came from (STS-15.11 to STS-15.13). */
const tearDown = (state: State): void => {
  for (const enemy of state.enemies) returnAttached(state, enemy);
  for (const player of state.players) {
    for (const pile of [player.hand, player.draw, player.discard, player.exhaust, player.powers]) {
      for (let at = 0; at < pile.length; at++) pile[at] = forget(pile[at] as Card);
      moveAll(pile, player.deck);
    }
    returnStatusCards(state, player);
    clearBoard(player);
  }
};

const returnAttached = (state: State, enemy: Enemy): void => {
  if (enemy.attachedCard === UNSET) return;
  (state.players[enemy.attachedSeat] as Player).deck.push(enemy.attachedCard);
  enemy.attachedCard = UNSET;
  enemy.attachedSeat = UNSET;
};

const returnStatusCards = (state: State, player: Player): void => {
  let kept = 0;
  for (const card of player.deck) {
    if ((FACES[faceOf(card)] as FaceEntry).type === STATUS) returnToSupply(state, card);
    else player.deck[kept++] = card;
  }
  player.deck.length = kept;
};

const clearBoard = (player: Player): void => {
  player.block = 0;
  player.energy = ENERGY_PER_TURN;
  player.strength = 0;
  player.vulnerable = 0;
  player.weak = 0;
  player.shivs = 0;
  player.miracles = 0;
  player.stance = 0;
  player.orbs.length = 0;
  player.strengthToLose = 0;
  player.doubling.length = 0;
  player.attacked = 0;
  refreshAbilities(player);
};
