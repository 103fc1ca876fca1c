/** HP of players, lost and healed. */
import type { healthSteps, healthWords } from '../../words/health.ts';
import { amountOf } from '../combat/count.ts';
import { heal as healFigure, loseEnemyHp, losePlayerHp } from '../combat/harm.ts';
import { ALIVE, playerAt } from '../state.ts';
import { facedSeat } from './aim.ts';
import type { Handlers } from './handler.ts';

export const healthHandlers: Handlers<typeof healthWords, typeof healthSteps> = {
  loseHp: (state, frame, op, emit) => {
    losePlayerHp(state, frame.seat, amountOf(state, frame, op), emit);
    return true;
  },
  /** Poison and similar: the ability's enemy loses HP, ignoring Block (STS-21.4). */
  loseHpSubject: (state, frame, op, emit) => {
    const enemy = state.enemies[frame.target];
    if (enemy?.status === ALIVE) loseEnemyHp(state, frame.target, amountOf(state, frame, op), emit);
    return true;
  },
  heal: (state, frame, op, emit) => {
    if (frame.enemy >= 0) healFigure(state, 'enemy', frame.enemy, amountOf(state, frame, op), emit);
    else healFigure(state, 'player', frame.seat, amountOf(state, frame, op), emit);
    return true;
  },
  healTo: (state, frame, op, emit) => {
    const missing = op.base - playerAt(state, frame.seat).hp;
    if (missing > 0) healFigure(state, 'player', frame.seat, missing, emit);
    return true;
  },
  limitHpLoss: (state, frame) => {
    playerAt(state, frame.seat).hpLossLimited = 1;
    return true;
  },
  dealNoDamage: (state, frame) => {
    const player = state.players[facedSeat(state, frame)];
    if (player !== undefined) player.dealsNoDamage = 1;
    return true;
  },
};
