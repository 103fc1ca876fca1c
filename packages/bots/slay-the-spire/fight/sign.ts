/** What a bot that has finished its turn signals to its party, based on public information. */
import { createMoveList, type Move, moveKind, type Seat, type Signal } from '@three-spires/kernel';
import {
  ALIVE,
  copyState,
  finishTurn,
  MOVE,
  PHASE,
  playerAt,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { nextDamage } from './threat.ts';
import { quickAnswer } from './turn-search.ts';
import { isLost } from './value.ts';

/** A player about to lose this many HP in a turn needs Block. */
const MANY_HP = 3;
/** An enemy with no more HP and Block than this is worth killing together. */
const FEW_HP = 6;

const list = createMoveList();

/** The signal sent with a move: only when ending the turn in a party. */
export const signOf = (state: State, seat: Seat, move: Move): Signal | undefined => {
  if (state.players.length === 1 || state.phase !== PHASE.play || moveKind(move) !== MOVE.endTurn)
    return undefined;
  if (needsBlock(state, seat)) return { name: 'protect', at: `player:${seat}` };
  const target = weakened(state);
  return target < 0 ? { name: 'ready' } : { name: 'focus', at: `enemy:${target}` };
};

/** Whether the enemies would badly hurt the seat if nobody did anything more. */
const needsBlock = (state: State, seat: Seat): boolean => {
  const end = copyState(state);
  finishTurn(end, list, quickAnswer);
  const hp = (each: State): number => playerAt(each, seat).hp;
  return (isLost(end) && hp(end) <= 0) || hp(state) - hp(end) >= MANY_HP;
};

/** The weakest enemy that is hurt, nearly dead and about to attack; -1 for none. */
const weakened = (state: State): number => {
  const { enemies } = state;
  if (enemies.filter(({ status }) => status === ALIVE).length < 2) return -1;
  let best = -1;
  let least = FEW_HP + 1;
  enemies.forEach((enemy, at) => {
    const left = enemy.hp + enemy.block;
    const isHurt = enemy.status === ALIVE && enemy.hp < enemy.maxHp;
    if (isHurt && left < least && nextDamage(state, enemy) > 0) [best, least] = [at, left];
  });
  return best;
};
