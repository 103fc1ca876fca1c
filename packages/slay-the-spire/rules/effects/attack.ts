/** Hits, damage and loss of HP. */
import { amountOf, holds, timesOf, WRATH } from '../count.ts';
import { addEnemyToken, POISON, tellEnemyToken, tellPlayerToken, VULNERABLE, WEAK } from '../gains.ts';
import {
  damageEnemy,
  damagePlayer,
  heal as healFigure,
  hitEnemy,
  hitPlayer,
  loseEnemyHp,
  losePlayerHp,
} from '../harm.ts';
import { hitsOnSeat } from '../intent.ts';
import { seatInRow, TOP_ROW } from '../living.ts';
import { MODIFIER, modifier } from '../modifiers.ts';
import { AIM, type Op } from '../op.ts';
import { ALIVE, type Enemy, FRAME, type Frame, type Player, type State, UNSET } from '../state.ts';
import { TRIGGER, trigger } from '../triggers.ts';
import { aimAtEnemies, reaches, reachesSeat } from './aim.ts';
import type { Handler } from './handler.ts';

/** A multi-hit finishes its first hit on all targets before the second (STS-16.13). */
export const hitEnemies: Handler = (state, frame, op, emit) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  const base = amountOf(state, frame, op) + playerBonus(state, frame, op);
  const times = timesOf(state, frame, op);
  const poisonPerHit = modifier(state.players[frame.seat] as Player, MODIFIER.poisonPerHit);
  let poisoned = 0;
  for (let time = 0; time < times; time++) {
    for (let at = 0; at < state.order.length; at++) {
      const index = state.order[at] as number;
      if (!reaches(state, frame, op.aim, index)) continue;
      hitEnemy(state, frame, index, base, emit);
      if (poisonPerHit > 0 && (state.enemies[index] as Enemy).status === ALIVE) {
        poisoned += addEnemyToken(state, index, POISON, poisonPerHit, emit);
      }
    }
  }
  if (poisoned > 0) trigger(state, TRIGGER.onTokenOnEnemy, frame.seat);
  return true;
};

/** Everything that raises each hit of a player (STS-38.10). */
const playerBonus = (state: State, frame: Frame, op: Op): number => {
  const player = state.players[frame.seat] as Player;
  let bonus = player.strength * op.perStrength + frame.bonus;
  if (player.stance === WRATH) bonus += 1;
  if (frame.kind === FRAME.shiv) bonus += modifier(player, MODIFIER.shivDamage);
  if (op.bonus !== 0 && holds(state, frame, op)) bonus += op.bonus;
  return bonus;
};

/** An enemy's hits; its Strength counts for each (STS-17.3). */
export const hitPlayers: Handler = (state, frame, op, emit) => {
  const enemy = state.enemies[frame.enemy] as Enemy;
  const base = amountOf(state, frame, op) + enemy.strength;
  const times = timesOf(state, frame, op);
  for (let time = 0; time < times; time++) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat === UNSET || state.fallen >= 0 || !reachesSeat(state, frame, op.aim, seat)) continue;
      hitPlayer(state, frame.enemy, seat, base, emit);
      frame.hits = 1;
    }
  }
  return true;
};

/**
 * After the last hit the attacker loses one Weak and every target attacked one Vulnerable (STS-17.4,
 * STS-17.6); an attack without a hit uses up nothing (STS-17.7).
 */
export const endAttack: Handler = (state, frame, _op, emit) => {
  if (frame.hits === 0) return true;
  frame.hits = 0;
  const attacker = frame.enemy >= 0 ? state.enemies[frame.enemy] : state.players[frame.seat];
  if (attacker !== undefined && attacker.weak > 0) {
    attacker.weak--;
    if (frame.enemy >= 0) tellEnemyToken(attacker as Enemy, frame.enemy, WEAK, -1, emit);
    else tellPlayerToken(attacker as Player, frame.seat, WEAK, -1, emit);
  }
  if (frame.enemy >= 0) endAttackOnPlayers(state, emit);
  else endAttackOnEnemies(state, emit);
  return true;
};

const endAttackOnEnemies = (state: State, emit: Parameters<Handler>[3]): void => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = state.enemies[index] as Enemy;
    if (enemy.attacked === 0) continue;
    enemy.attacked = 0;
    if (enemy.vulnerable === 0) continue;
    enemy.vulnerable--;
    tellEnemyToken(enemy, index, VULNERABLE, -1, emit);
  }
};

const endAttackOnPlayers = (state: State, emit: Parameters<Handler>[3]): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    if (player.attacked === 0) continue;
    player.attacked = 0;
    if (player.vulnerable === 0) continue;
    player.vulnerable--;
    tellPlayerToken(player, seat, VULNERABLE, -1, emit);
  }
};

/** Plain damage: no Strength, Weak or Vulnerable, and none of them used up (STS-16.12). */
export const damageEnemies: Handler = (state, frame, op, emit) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  const amount = amountOf(state, frame, op);
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    if (reaches(state, frame, op.aim, index)) damageEnemy(state, index, amount, false, frame.seat, emit);
  }
  return true;
};

export const damagePlayers: Handler = (state, frame, op, emit) => {
  const amount = amountOf(state, frame, op);
  for (let row = TOP_ROW; row >= 1; row--) {
    const seat = seatInRow(state, row);
    if (seat === UNSET || state.fallen >= 0 || !reachesSeat(state, frame, op.aim, seat)) continue;
    damagePlayer(state, seat, amount, false, emit);
  }
  return true;
};

/** Damage to each enemy that is going to attack this player, once for every hit icon of its action. */
export const damageAttackers: Handler = (state, frame, op, emit) => {
  const amount = amountOf(state, frame, op);
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    const icons = hitsOnSeat(state, index, frame.seat);
    for (let icon = 0; icon < icons; icon++) {
      if (!reaches(state, frame, AIM.all, index)) break;
      damageEnemy(state, index, amount, false, frame.seat, emit);
    }
  }
  return true;
};

export const loseHp: Handler = (state, frame, op, emit) => {
  losePlayerHp(state, frame.seat, amountOf(state, frame, op), emit);
  return true;
};

/** Poison and the like: the enemy the ability is about loses HP, past its Block (STS-21.4). */
export const loseHpSubject: Handler = (state, frame, op, emit) => {
  const enemy = state.enemies[frame.target];
  if (enemy?.status === ALIVE) loseEnemyHp(state, frame.target, amountOf(state, frame, op), emit);
  return true;
};

export const heal: Handler = (state, frame, op, emit) => {
  if (frame.enemy >= 0) healFigure(state, 'enemy', frame.enemy, amountOf(state, frame, op), emit);
  else healFigure(state, 'player', frame.seat, amountOf(state, frame, op), emit);
  return true;
};
