/** Hits and damage. */
import { NONE } from '@three-spires/kernel';
import type { attackSteps, attackWords } from '../../words/attack.ts';
import { ask } from '../asking.ts';
import { faceOf } from '../card.ts';
import { amountOf, holds, timesOf, WRATH } from '../combat/count.ts';
import { POISON, tellEnemyToken, tellPlayerToken, VULNERABLE, WEAK } from '../combat/gains.ts';
import { damageEnemy, damagePlayer, hitEnemy, hitPlayer, killEnemy, WOUNDED } from '../combat/harm.ts';
import { enemyBonus, hitsOnSeat } from '../combat/intent.ts';
import { livingEnemies, onlyEnemy, seatInRow, TOP_ROW } from '../combat/living.ts';
import { MODIFIER, modifier } from '../combat/modifiers.ts';
import { putToken } from '../combat/tokens.ts';
import { TRIGGER, triggerEnemy } from '../combat/triggers.ts';
import { IS_STARTER_STRIKE } from '../compile/face-tables.ts';
import { AIM, type Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { pushItemAttack } from '../frames.ts';
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
import type { Handler, Handlers } from './handler.ts';

export const attackHandlers: Handlers<typeof attackWords, typeof attackSteps> = {
  /** A multi-hit finishes its first hit on all targets before the second (STS-16.13). */
  hit: (state, frame, op, emit) => {
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
  },
  /**
   * A separately chosen target for each hit; together they are one attack (STS-17.11). `left` counts the hits.
   */
  hitAnyEnemies: (state, frame, op, emit) => {
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
  },
  /** An enemy's hits; its Strength applies to each (STS-17.3). */
  hitPlayers: (state, frame, op, emit) => {
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
  },
  /**
   * After the last hit the attacker loses one Weak and every attacked target one Vulnerable (STS-17.4,
   * STS-17.6); an attack without a hit uses up nothing (STS-17.7).
   */
  endAttack: (state, frame, _op, emit) => {
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
  },
  /** Plain damage: ignores Strength, Weak and Vulnerable and uses none of them up (STS-16.12). */
  damage: (state, frame, op, emit) => {
    if (!aimAtEnemies(state, frame, op)) return false;
    const amount = amountOf(state, frame, op);
    for (let at = 0; at < state.order.length; at++) {
      const index = state.order[at] as number;
      if (reaches(state, frame, op.aim, index)) damageEnemy(state, index, amount, false, frame.seat, emit);
    }
    return true;
  },
  damagePlayers: (state, frame, op, emit) => {
    const amount = amountOf(state, frame, op);
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat === NONE || state.fallen >= 0 || !reachesSeat(state, frame, op.aim, seat)) continue;
      damagePlayer(state, seat, amount, false, emit);
    }
    return true;
  },
  /** Damage to each enemy about to attack this player, once per hit icon of its action. */
  damageAttackers: (state, frame, op, emit) => {
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
  },
  /** Judgment: not damage, so neither Block nor a damage limit helps. */
  judge: (state, frame, op, emit) => {
    if (!aimAtEnemies(state, frame, op)) return false;
    const enemy = state.enemies[frame.target];
    if (enemy?.status !== ALIVE || enemy.hp > op.base) return true;
    emit?.({ type: 'hpLost', side: 'enemy', index: frame.target, kind: enemy.kind, lost: enemy.hp });
    killEnemy(state, frame.target, emit);
    return true;
  },
  /** Attacks of cost 0 in sequence, each with its own target. */
  separateAttacks: (state, frame, op) => {
    if (frame.left === NONE) frame.left = op.base;
    if (frame.left === 0 || livingEnemies(state) === 0) {
      frame.left = NONE;
      return true;
    }
    const answer = takeAnswer(frame);
    if (answer === NONE && livingEnemies(state) > 1) return ask(state, QUESTION.enemy, frame.seat);
    frame.left--;
    // The step runs again after this Attack for the remaining ones.
    frame.step--;
    pushItemAttack(state, frame.seat, answer);
    return true;
  },
};

/** One hit, plus the Poison that an effect adds to every hit. */
const hitOne = (state: State, frame: Frame, index: number, base: number, emit: Emit): void => {
  hitEnemy(state, frame, index, base, emit);
  const poison = modifier(playerAt(state, frame.seat), MODIFIER.poisonPerHit);
  if (poison > 0 && enemyAt(state, index).status === ALIVE) {
    putToken(state, frame.seat, index, POISON, poison, emit);
  }
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
