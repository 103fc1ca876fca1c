/** Strength, Vulnerable, Weak and Poison. */
import { NONE } from '@three-spires/kernel';
import type { tokenSteps, tokenWords } from '../../words/tokens.ts';
import { amountOf } from '../combat/count.ts';
import {
  addEnemyToken,
  addPlayerToken,
  clearEnemyTokens,
  loseStrength,
  POISON,
  STRENGTH,
  tellPlayerToken,
  VULNERABLE,
  WEAK,
} from '../combat/gains.ts';
import { seatInRow, TOP_ROW } from '../combat/living.ts';
import { putToken } from '../combat/tokens.ts';
import { AIM } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { ALIVE, playerAt, type State } from '../state.ts';
import { aimAtEnemies, reaches, reachesSeat, recipientSeat } from './aim.ts';
import type { Handlers } from './handler.ts';

export const tokenHandlers: Handlers<typeof tokenWords, typeof tokenSteps> = {
  token: (state, frame, op, emit) => {
    if (!aimAtEnemies(state, frame, op)) return false;
    const amount = amountOf(state, frame, op);
    for (let at = 0; at < state.order.length; at++) {
      const index = state.order[at] as number;
      if (!reaches(state, frame, op.aim, index)) continue;
      if (frame.seat === NONE) addEnemyToken(state, index, op.kind, amount, emit);
      else putToken(state, frame.seat, index, op.kind, amount, emit);
    }
    return true;
  },
  tokenOnPlayers: (state, frame, op, emit) => {
    const amount = amountOf(state, frame, op);
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE && reachesSeat(state, frame, op.aim, seat))
        addPlayerToken(state, seat, op.kind, amount, emit);
    }
    return true;
  },
  tokenOnSelfEnemy: (state, frame, op, emit) => {
    if (state.enemies[frame.enemy]?.status === ALIVE) {
      addEnemyToken(state, frame.enemy, op.kind, amountOf(state, frame, op), emit);
    }
    return true;
  },
  tokenOnRecipient: (state, frame, op, emit) => {
    const amount = amountOf(state, frame, op);
    if (op.aim === AIM.allPlayers) {
      for (let row = TOP_ROW; row >= 1; row--) {
        const seat = seatInRow(state, row);
        if (seat !== NONE) addPlayerToken(state, seat, op.kind, amount, emit);
      }
      return true;
    }
    const seat = recipientSeat(state, frame, op.aim);
    if (seat === NONE) return false;
    frame.gained = addPlayerToken(state, seat, op.kind, amount, emit);
    return true;
  },
  doubleStrength: (state, frame, _op, emit) => {
    addPlayerToken(state, frame.seat, STRENGTH, playerAt(state, frame.seat).strength, emit);
    return true;
  },
  multiplyPoison: (state, frame, op, emit) => {
    if (!aimAtEnemies(state, frame, op)) return false;
    const enemy = state.enemies[frame.target];
    if (enemy?.status !== ALIVE) return true;
    putToken(state, frame.seat, frame.target, POISON, enemy.poison * (op.base - 1), emit);
    return true;
  },
  /** STS-20.4: "lose 1" takes 1 even if the gain was capped; "lose that" only what was gained. */
  loseStrengthAtEndOfTurn: (state, frame, op) => {
    const player = playerAt(state, frame.seat);
    player.strengthToLose += op.kind === 1 ? frame.gained : amountOf(state, frame, op);
    return true;
  },
  fadeStrength: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    loseStrength(state, frame.seat, player.strengthToLose, emit);
    player.strengthToLose = 0;
    return true;
  },
  strengthForOneAttack: (state, frame, op) => {
    playerAt(state, frame.seat).strengthForAttack += op.base;
    return true;
  },
  /** Removes Weak and Vulnerable, from one player or all. */
  clearDebuffs: (state, frame, op, emit) => {
    if (op.aim === AIM.allPlayers) {
      for (let seat = 0; seat < state.players.length; seat++) clearPlayer(state, seat, emit);
      return true;
    }
    const seat = recipientSeat(state, frame, op.aim);
    if (seat === NONE) return false;
    clearPlayer(state, seat, emit);
    return true;
  },
  clearTokens: (state, frame, _op, emit) => {
    clearEnemyTokens(state, frame.enemy, emit);
    return true;
  },
};

const clearPlayer = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const { weak, vulnerable } = player;
  player.weak = 0;
  player.vulnerable = 0;
  if (weak > 0) tellPlayerToken(player, seat, WEAK, -weak, emit);
  if (vulnerable > 0) tellPlayerToken(player, seat, VULNERABLE, -vulnerable, emit);
};
