/** Block. */
import { NONE } from '@three-spires/kernel';
import type { blockSteps, blockWords } from '../../words/block.ts';
import { ask } from '../asking.ts';
import { faceOf } from '../card.ts';
import { amountOf } from '../combat/count.ts';
import { gainBlock, gainEnemyBlock } from '../combat/gains.ts';
import { seatInRow, TOP_ROW } from '../combat/living.ts';
import { MODIFIER, modifier } from '../combat/modifiers.ts';
import { keepBlock } from '../combat/relics.ts';
import { IS_STARTER_DEFEND } from '../compile/face-tables.ts';
import { AIM } from '../compile/op.ts';
import { ALIVE, FRAME, type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { aimAtEnemies, facedSeat, recipientSeat, takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

/** The two options of a plain yes or no. */
const YES = 0;

export const blockHandlers: Handlers<typeof blockWords, typeof blockSteps> = {
  block: (state, frame, op, emit) => {
    const amount = amountOf(state, frame, op) + blockBonus(state, frame);
    if (op.aim === AIM.allPlayers) {
      for (let row = TOP_ROW; row >= 1; row--) {
        const seat = seatInRow(state, row);
        if (seat !== NONE) gainBlock(state, seat, amount, emit);
      }
      return true;
    }
    const seat = recipientSeat(state, frame, op.aim);
    if (seat === NONE) return false;
    gainBlock(state, seat, amount, emit);
    return true;
  },
  /** Block in an enemy's action always goes to the enemy itself (STS-16.4). */
  blockSelfEnemy: (state, frame, op, emit) => {
    if (state.enemies[frame.enemy]?.status === ALIVE) {
      gainEnemyBlock(state, frame.enemy, amountOf(state, frame, op), emit);
    }
    return true;
  },
  doubleBlock: (state, frame, _op, emit) => {
    gainBlock(state, frame.seat, playerAt(state, frame.seat).block, emit);
    return true;
  },
  removeBlock: (state, frame, op) => {
    if (!aimAtEnemies(state, frame, op)) return false;
    const enemy = state.enemies[frame.target];
    if (enemy?.status === ALIVE) enemy.block = 0;
    return true;
  },
  /** Asked at the Reset step; only keeping the Block uses up the relic. */
  keepBlockThisTurn: (state, frame, _op, emit) => {
    const answer = takeAnswer(frame);
    if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, 2);
    if (answer === YES) keepBlock(state, frame.seat, emit);
    return true;
  },
  /** The HP lost is stored in the ability's target. */
  blockForLoss: (state, frame, _op, emit) => {
    const seat = facedSeat(state, frame);
    if (seat !== NONE) gainBlock(state, seat, frame.target, emit);
    return true;
  },
};

/** Footwork and similar: extra Block per icon on Attacks and Skills, not on other sources. */
const blockBonus = (state: State, frame: Frame): number => {
  if (frame.kind !== FRAME.card) return 0;
  const player = playerAt(state, frame.seat);
  const bonus = modifier(player, MODIFIER.blockPerIcon);
  return IS_STARTER_DEFEND[faceOf(frame.card)] === 1
    ? bonus + modifier(player, MODIFIER.starterDefendBlock)
    : bonus;
};
