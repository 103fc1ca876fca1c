/** Amounts and conditions, read off the state at the moment an effect resolves (STS-16.10, STS-17.10). */
import { CONDITIONS, COUNTS, STANCES } from '../words/lists.ts';
import { type Card, faceOf, RETAINED } from './card.ts';
import type { Op } from './op.ts';
import { type Enemy, type Frame, type Player, type State, UNSET } from './state.ts';
import { ATTACK, FACES, SKILL } from './tables.ts';

export const CALM = STANCES.indexOf('calm');
export const WRATH = STANCES.indexOf('wrath');

export const amountOf = (state: State, frame: Frame, op: Op): number =>
  op.per === 0 ? op.base : op.base + op.each * countOf(state, frame, op.per);

export const timesOf = (state: State, frame: Frame, op: Op): number =>
  op.timesPer === 0 ? op.times : op.times + op.timesEach * countOf(state, frame, op.timesPer);

const countOf = (state: State, frame: Frame, per: number): number => {
  const player = state.players[frame.seat] as Player;
  switch (COUNTS[per]) {
    case 'x':
      return frame.x;
    case 'block':
      return player.block;
    case 'energy':
      return player.energy;
    case 'strength':
      return player.strength;
    case 'attacksInHand':
      return countType(player.hand, ATTACK);
    case 'skillsInHand':
      return countType(player.hand, SKILL);
    case 'strikesInHand':
      return countStrikes(player.hand);
    case 'cardsInHand':
      return player.hand.length;
    case 'cardsInExhaustPile':
      return player.exhaust.length;
    case 'movedCards':
      return frame.moved;
    case 'otherAttacksThisTurn':
      return player.attacksThisTurn - 1;
    case 'weakOnTarget':
      return state.enemies[frame.target]?.weak ?? 0;
    case 'poisonOnTarget':
      return state.enemies[frame.target]?.poison ?? 0;
    case 'weakAndPoisonOnTarget': {
      const target: Enemy | undefined = state.enemies[frame.target];
      return target === undefined ? 0 : target.weak + target.poison;
    }
    case 'miracles':
      return player.miracles;
    case 'shivs':
      return player.shivs;
    case 'orbs':
      return player.orbs.length;
    case 'players':
      return state.players.length;
    default:
      return 0;
  }
};

const countType = (pile: readonly Card[], type: number): number => {
  let count = 0;
  for (const card of pile) if (FACES[faceOf(card)]?.type === type) count++;
  return count;
};

const countStrikes = (pile: readonly Card[]): number => {
  let count = 0;
  for (const card of pile) if (FACES[faceOf(card)]?.strike) count++;
  return count;
};

/** Whether the condition of a step holds now. */
export const holds = (state: State, frame: Frame, op: Op): boolean => {
  const player = state.players[frame.seat] as Player;
  const target: Enemy | undefined = state.enemies[frame.target];
  switch (CONDITIONS[op.condition]) {
    case 'die':
      return (op.faces & (1 << state.die)) !== 0;
    case 'lostHp':
      return player.hpLostThisCombat > 0;
    case 'hasShiv':
      return player.shivs > 0;
    case 'discardedThisTurn':
      return player.discardedThisTurn !== 0;
    case 'killedTarget':
      return frame.killed !== 0;
    case 'targetAtFullHp':
      return target !== undefined && target.hp === target.maxHp;
    case 'targetPoisoned':
      return target !== undefined && target.poison > 0;
    case 'drawnSkill':
      return frame.drawn !== UNSET && FACES[faceOf(frame.drawn)]?.type === SKILL;
    case 'retained':
      return (frame.card & RETAINED) !== 0;
    case 'noBlock':
      return player.block === 0;
    case 'inWrath':
      return player.stance === WRATH;
    case 'inCalm':
      return player.stance === CALM;
    case 'atMostTwoCardsInHand':
      return player.hand.length <= 2;
    case 'solo':
      return state.players.length === 1;
    default:
      return false;
  }
};
