/** The course of a combat: rounds, turns and their phases (STS-13, STS-14), and how it ends (STS-15). */
import { moveAll } from '@three-spires/kernel';
import { ORBS, TRAITS } from '../words/lists.ts';
import { type Card, FREE, faceOf, forget, KEEP, KEPT, RETAINED, USED } from './card.ts';
import { WRATH } from './count.ts';
import { isShifting, moveCubes, shiftModes } from './cubes.ts';
import { nextToAct } from './enemies.ts';
import { endTurnOfEnemies, faceEnemies, startTurnOfEnemies } from './enemy-turn.ts';
import { settleRoll } from './die-window.ts';
import type { Emit } from './event.ts';
import { pushEnemyAction } from './frames.ts';
import { nextAction } from './intent.ts';
import { CARDS_PER_TURN, ENERGY_PER_TURN } from './limits.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { drawCards, putOnDiscard, returnToSupply } from './piles.ts';
import { askPhase } from './questions.ts';
import { offerAtReset, placeCubes, readyCombatItems, takeBlockChoice } from './relics.ts';
import { openRewards } from './rewards.ts';
import { returnEnemies, waitForInsanity, waitForTerminal } from './run/after-combat.ts';
import { stepRun } from './run/course.ts';
import { ALIVE, type Enemy, PHASE, type Player, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, type EnemyEntry, FACES, type FaceEntry, RULE_PROGRAM, STATUS } from './tables.ts';
import { refreshAbilities, TRIGGER, trigger, wait } from './triggers.ts';

const BARRICADE = 1 << TRAITS.indexOf('barricade');
const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');

/** Takes the next step of the course; false when it waits for the players. */
export const stepPhase = (state: State, emit: Emit): boolean => {
  switch (state.phase) {
    case PHASE.reset:
      if (!offerAtReset(state)) startRound(state, emit);
      break;
    case PHASE.draw:
      drawHands(state, emit);
      break;
    case PHASE.roll:
      if (!settleRoll(state, ALL_SEATS, emit)) return false;
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
      returnEnemies(state);
      waitForInsanity(state);
      openRewards(state, emit);
      break;
    default:
      return stepRun(state, emit);
  }
  return true;
};

const startPlay = (state: State): void => {
  state.phase = PHASE.play;
  askPhase(state);
};

const allDone = (state: State): boolean => {
  for (let seat = 0; seat < state.players.length; seat++)
    if ((state.players[seat] as Player).done === 0) return false;
  return true;
};

/** The Reset, for all at once (STS-13.3), and what comes before the draw. */
const startRound = (state: State, emit: Emit): void => {
  state.round++;
  if (state.playedThisTurn.length > 0) state.playedThisTurn.length = 0;
  if (emit) emit({ type: 'roundStarted', round: state.round });
  for (const player of state.players) {
    player.leftoverEnergy = state.round > 1 ? player.energy : 0;
    if (state.round === 1) placeCubes(player);
    resetPlayer(player);
  }
  for (let seat = 0; seat < state.players.length; seat++) trigger(state, TRIGGER.beforeDraw, seat);
  state.phase = PHASE.draw;
};

/** STS-13.4 */
const drawHands = (state: State, emit: Emit): void => {
  for (let seat = 0; seat < state.players.length; seat++) drawCards(state, seat, CARDS_PER_TURN, emit);
  state.phase = PHASE.roll;
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
  player.hpLossLimited = 0;
  player.nextCost = UNSET;
  player.dealsNoDamage = 0;
  player.hpLostThisRound = 0;
  for (let at = 0; at < player.powers.length; at++) player.powers[at] = (player.powers[at] as Card) & ~USED;
};

/** The one roll for the whole party may be changed by any of them (STS-13.8, STS-13.9). */
const ALL_SEATS = 0b1111;

/** What the roll and the start of the turn bring (STS-13.11). */
const startTurn = (state: State): void => {
  state.phase = PHASE.startOfTurn;
  startTurnOfEnemies(state);
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
    if (player.atEndOfTurn.length > 0) waitForDelayed(state, seat, player);
    if (player.strengthToLose > 0) wait(state, RULE_PROGRAM.fadingStrength, seat, UNSET, UNSET, UNSET);
    if (player.stance === WRATH) wait(state, RULE_PROGRAM.wrath, seat, UNSET, UNSET, UNSET);
    for (const orb of player.orbs) {
      if (orb === LIGHTNING) wait(state, RULE_PROGRAM.lightning, seat, UNSET, UNSET, UNSET);
      else if (orb === FROST) wait(state, RULE_PROGRAM.frost, seat, UNSET, UNSET, UNSET);
    }
  }
  waitForPoison(state);
  endTurnOfEnemies(state);
};

/** What cards of this turn have put off until its end. */
const waitForDelayed = (state: State, seat: number, player: Player): void => {
  for (const program of player.atEndOfTurn) wait(state, program, seat, UNSET, UNSET, UNSET);
  player.atEndOfTurn.length = 0;
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
  shiftModes(state);
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
  enemy.actedRound = state.round;
  if (isShifting(state, index)) return;
  const action = nextAction(state, enemy);
  if (emit) emit({ type: 'enemyActed', enemy: index, kind: enemy.kind, action });
  pushEnemyAction(state, (ENEMY_TABLE[enemy.kind] as EnemyEntry).actions[action]?.program as number, index);
};

/** STS-15.8: end-of-combat abilities. */
export const endCombat = (state: State, emit: Emit): void => {
  if (emit) emit({ type: 'combatWon' });
  state.phase = PHASE.endOfCombat;
  if (state.pending.length > 0) state.pending.length = 0;
  for (let seat = 0; seat < state.players.length; seat++) trigger(state, TRIGGER.endOfCombat, seat);
  waitForTerminal(state);
};

/** Everything goes back where it came from (STS-15.11 to STS-15.13). */
const tearDown = (state: State): void => {
  for (const enemy of state.enemies) returnAttached(state, enemy);
  closeRows(state);
  for (const player of state.players) {
    for (const pile of [player.hand, player.draw, player.discard, player.exhaust, player.powers]) {
      for (let at = 0; at < pile.length; at++) pile[at] = forget(pile[at] as Card);
      moveAll(pile, player.deck);
    }
    returnStatusCards(state, player);
    clearBoard(player);
  }
};

/** Without the rows of the enemies there is one for each player again, in the same order (STS-11.1). */
const closeRows = (state: State): void => {
  if (state.players.every(({ row }) => row <= state.players.length)) return;
  const rows = state.players.map(({ row }) => row).sort((left, right) => left - right);
  for (const player of state.players) player.row = rows.indexOf(player.row) + 1;
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
  player.redCubes = 0;
  player.atEndOfTurn.length = 0;
  player.doubling.length = 0;
  player.attacked = 0;
  player.strengthForAttack = 0;
  player.reshuffledThisCombat = 0;
  player.blockChoice = 0;
  readyCombatItems(player);
  refreshAbilities(player);
};
