/** Why a move between combats is refused. */
import { moveKind, type Refusal, refusal } from '@three-spires/kernel';
import { MOVE } from '../moves.ts';

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

export const reasonInRun = (move: number): Refusal => {
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
