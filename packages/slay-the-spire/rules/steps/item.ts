/** Effects of relics and potions beyond those of cards. */
import { NONE } from '@three-spires/kernel';
import { DOUBLINGS } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { heal } from '../combat/harm.ts';
import { livingEnemies } from '../combat/living.ts';
import { keepBlock } from '../combat/relics.ts';
import type { ITEM_CODES } from '../compile/codes/item.ts';
import { pushItemAttack } from '../frames.ts';
import { playerAt, QUESTION } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';
import { playDrawnCards, recallFreeCard, retainAny } from './item-cards.ts';
import { courier } from './item-courier.ts';
import { triggerDieAbility } from './item-die.ts';

const ATTACK_TWICE = DOUBLINGS.indexOf('attack');

/** The two options of a plain yes or no. */
const YES = 0;

/** Asked at the Reset step; only keeping the Block uses up the relic. */
const keepBlockThisTurn: Handler = (state, frame, _op, emit) => {
  const answer = takeAnswer(frame);
  if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, 2);
  if (answer === YES) keepBlock(state, frame.seat, emit);
  return true;
};

const strengthForOneAttack: Handler = (state, frame, op) => {
  playerAt(state, frame.seat).strengthForAttack += op.base;
  return true;
};

/** Attacks of cost 0 in sequence, each with its own target. */
const separateAttacks: Handler = (state, frame, op) => {
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
};

/** Only the first Attack of the turn; if an effect has already played one, nothing is left to play twice. */
const playFirstAttackTwice: Handler = (state, frame) => {
  const player = playerAt(state, frame.seat);
  if (player.attacksThisTurn === 0) player.doubling = [...player.doubling, ATTACK_TWICE];
  return true;
};

const healTo: Handler = (state, frame, op, emit) => {
  const missing = op.base - playerAt(state, frame.seat).hp;
  if (missing > 0) heal(state, 'player', frame.seat, missing, emit);
  return true;
};

export const ITEM_HANDLERS: Record<(typeof ITEM_CODES)[number], Handler> = {
  triggerDieAbility,
  keepBlockThisTurn,
  strengthForOneAttack,
  separateAttacks,
  playFirstAttackTwice,
  retainAny,
  healTo,
  playDrawnCards,
  recallFreeCard,
  courier,
};
