/** Hits, damage and loss of HP. */

import { NONE } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { faceOf } from '../card.ts';
import { amountOf, holds, timesOf, WRATH } from '../combat/count.ts';
import { POISON, tellEnemyToken, tellPlayerToken, VULNERABLE, WEAK } from '../combat/gains.ts';
import {
  damageEnemy,
  damagePlayer,
  heal as healFigure,
  hitEnemy,
  hitPlayer,
  killEnemy,
  loseEnemyHp,
  losePlayerHp,
  WOUNDED,
} from '../combat/harm.ts';
import { enemyBonus, hitsOnSeat } from '../combat/intent.ts';
import { livingEnemies, onlyEnemy, seatInRow, TOP_ROW } from '../combat/living.ts';
import { MODIFIER, modifier } from '../combat/modifiers.ts';
import { putToken } from '../combat/tokens.ts';
import { TRIGGER, triggerEnemy } from '../combat/triggers.ts';
import { IS_STARTER_STRIKE } from '../compile/face-tables.ts';
import { AIM, type Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import {
  ALIVE,
  type Enemy,
  enemyAt,
  FRAME,
  type Frame,
  type Player,
  playerAt,
  QUESTION,
  type State,
} from '../state.ts';
import { aimAtAnother, aimAtEnemies, reaches, reachesSeat, takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** A multi-hit finishes its first hit on all targets before the second (STS-16.13). */
export const hitEnemies: Handler = (state, frame, op, emit) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  if (op.aim === AIM.oneOrTwo && !aimAtAnother(state, frame)) return false;
  const base = amountOf(state, frame, op) + playerBonus(state, frame, op);
  let times = timesOf(state, frame, op);
  if (op.bonusTimes !== 0 && holds(state, frame, op)) times += op.bonusTimes;
  for (let time = 0; time < times; time++) {
    for (let at = 0; at < state.order.length; at++) {
      const index = state.order[at] as number;
      if (reaches(state, frame, op.aim, index)) hitOne(state, frame, index, base, emit);
    }
  }
  if (op.aim === AIM.oneOrTwo) frame.left = NONE;
  return true;
};

/** One hit, plus the Poison that an effect adds to every hit. */
const hitOne = (state: State, frame: Frame, index: number, base: number, emit: Emit): void => {
  hitEnemy(state, frame, index, base, emit);
  const poison = modifier(playerAt(state, frame.seat), MODIFIER.poisonPerHit);
  if (poison > 0 && enemyAt(state, index).status === ALIVE) {
    putToken(state, frame.seat, index, POISON, poison, emit);
  }
};

/**
 * A separately chosen target for each hit; together they are one attack (STS-17.11). `left` counts the hits.
 */
export const hitAnyEnemies: Handler = (state, frame, op, emit) => {
  if (frame.left === NONE) frame.left = timesOf(state, frame, op);
  while (frame.left > 0 && livingEnemies(state) > 0) {
    const only = onlyEnemy(state);
    const target = only !== NONE ? only : takeAnswer(frame);
    if (target === NONE) return ask(state, QUESTION.enemy, frame.seat);
    hitOne(state, frame, target, amountOf(state, frame, op) + playerBonus(state, frame, op), emit);
    frame.left--;
  }
  frame.left = NONE;
  return true;
};

/** Everything that increases each hit of a player (STS-38.10). */
const playerBonus = (state: State, frame: Frame, op: Op): number => {
  const player = playerAt(state, frame.seat);
  let bonus = player.strength * op.perStrength + frame.bonus;
  if (player.stance === WRATH) bonus += 1 + modifier(player, MODIFIER.wrathDamage);
  if (frame.kind === FRAME.shiv) bonus += modifier(player, MODIFIER.shivDamage);
  else if (frame.kind === FRAME.card && IS_STARTER_STRIKE[faceOf(frame.card)] === 1)
    bonus += modifier(player, MODIFIER.starterStrikeDamage);
  // Shivs and items' Attacks cost 0; a copy counts as paid like its original (STS-24.18).
  if (frame.paid === 0) bonus += modifier(player, MODIFIER.zeroCostDamage);
  if (op.bonus !== 0 && holds(state, frame, op)) bonus += op.bonus;
  return bonus;
};

/** An enemy's hits; its Strength applies to each (STS-17.3). */
export const hitPlayers: Handler = (state, frame, op, emit) => {
  const enemy = enemyAt(state, frame.enemy);
  const base = amountOf(state, frame, op);
  const times = timesOf(state, frame, op);
  for (let time = 0; time < times; time++) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat === NONE || state.fallen >= 0 || !reachesSeat(state, frame, op.aim, seat)) continue;
      const bonus = enemyBonus(enemy, playerAt(state, seat));
      if (hitPlayer(state, frame.enemy, seat, base + bonus, emit) > 0) frame.wounded |= 1 << seat;
      frame.hits = 1;
      // STS-35.2 applies from the next action: remaining hits on a fallen player are lost.
      if (state.players[seat]?.row === 0 && op.aim !== AIM.everyone && enemy.row !== 0) return true;
    }
  }
  return true;
};

/**
 * After the last hit the attacker loses one Weak and every attacked target one Vulnerable (STS-17.4,
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
  else endAttackOnEnemies(state, frame.seat, emit);
  return true;
};

const endAttackOnEnemies = (state: State, seat: number, emit: Parameters<Handler>[3]): void => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.attacked === 0) continue;
    if (enemy.status === ALIVE) {
      triggerEnemy(state, TRIGGER.afterAttacked, index, seat);
      if (enemy.attacked === WOUNDED) triggerEnemy(state, TRIGGER.afterWounded, index, seat);
    }
    enemy.attacked = 0;
    if (enemy.vulnerable === 0) continue;
    enemy.vulnerable--;
    tellEnemyToken(enemy, index, VULNERABLE, -1, emit);
  }
};

const endAttackOnPlayers = (state: State, emit: Parameters<Handler>[3]): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (player.attacked === 0) continue;
    player.attacked = 0;
    if (player.vulnerable === 0) continue;
    player.vulnerable--;
    tellPlayerToken(player, seat, VULNERABLE, -1, emit);
  }
};

/** Plain damage: ignores Strength, Weak and Vulnerable and uses none of them up (STS-16.12). */
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
    if (seat === NONE || state.fallen >= 0 || !reachesSeat(state, frame, op.aim, seat)) continue;
    damagePlayer(state, seat, amount, false, emit);
  }
  return true;
};

/** Damage to each enemy about to attack this player, once per hit icon of its action. */
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

/** Poison and similar: the ability's enemy loses HP, ignoring Block (STS-21.4). */
export const loseHpSubject: Handler = (state, frame, op, emit) => {
  const enemy = state.enemies[frame.target];
  if (enemy?.status === ALIVE) loseEnemyHp(state, frame.target, amountOf(state, frame, op), emit);
  return true;
};

/** Judgment: not damage, so neither Block nor a damage limit helps. */
export const judge: Handler = (state, frame, op, emit) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  const enemy = state.enemies[frame.target];
  if (enemy?.status !== ALIVE || enemy.hp > op.base) return true;
  emit?.({ type: 'hpLost', side: 'enemy', index: frame.target, kind: enemy.kind, lost: enemy.hp });
  killEnemy(state, frame.target, emit);
  return true;
};

export const removeBlock: Handler = (state, frame, op) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  const enemy = state.enemies[frame.target];
  if (enemy?.status === ALIVE) enemy.block = 0;
  return true;
};

export const heal: Handler = (state, frame, op, emit) => {
  if (frame.enemy >= 0) healFigure(state, 'enemy', frame.enemy, amountOf(state, frame, op), emit);
  else healFigure(state, 'player', frame.seat, amountOf(state, frame, op), emit);
  return true;
};
