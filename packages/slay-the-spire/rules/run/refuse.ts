/** Why a move between combats is not allowed. */
import { createMoveList, hasMove, moveKind, type Refusal, refusal } from '@three-spires/kernel';
import { MOVE } from '../moves.ts';
import { PHASE, type State } from '../state.ts';
import { listBetween, listRun } from './legal.ts';

const REASONS: Readonly<Record<number, readonly [string, string]>> = {
  [MOVE.option]: ['option-closed', 'STS-10.12'],
  [MOVE.leave]: ['must-choose', 'STS-10.9'],
  [MOVE.buyRelic]: ['cannot-buy', 'STS-10.19'],
  [MOVE.buyPotion]: ['cannot-buy', 'STS-10.24'],
  [MOVE.buyCard]: ['cannot-buy', 'STS-10.21'],
  [MOVE.buyColorless]: ['cannot-buy', 'STS-28.6'],
  [MOVE.buyRemove]: ['cannot-buy', 'STS-10.22'],
  [MOVE.takeBossRelic]: ['cannot-take', 'STS-8.21'],
  [MOVE.potion]: ['not-outside-combat', 'STS-8.17'],
  [MOVE.givePotion]: ['no-room', 'STS-8.15'],
};

/** These moves are rare and few, so the list itself is asked. */
export const refuseRun = (state: State, seat: number, move: number): Refusal | undefined => {
  const list = createMoveList();
  listRun(state, seat, list);
  if (hasMove(list, move)) return undefined;
  if (state.run.finished[seat] !== 0) return refusal('room-finished', 'STS-10.10');
  const [code, rule] = REASONS[moveKind(move)] ?? ['not-now', 'STS-10.2'];
  return refusal(code, rule);
};

/** Why a move that belongs to no menu is not possible between two combats. */
export const refuseBetween = (state: State, seat: number, move: number): Refusal | undefined => {
  const list = createMoveList();
  if (state.phase !== PHASE.rewards || state.confirmed[seat] === 0) listBetween(state, seat, list);
  if (hasMove(list, move)) return undefined;
  const [code, rule] = REASONS[moveKind(move)] ?? ['not-now', 'STS-10.2'];
  return refusal(code, rule);
};

/** Moves that belong to no menu. */
export const isBetweenMove = (move: number): boolean => BETWEEN.has(moveKind(move));

const BETWEEN: ReadonlySet<number> = new Set([
  MOVE.givePotion,
  MOVE.dropPotion,
  MOVE.potion,
  MOVE.useRelic,
  MOVE.swapRows,
]);
