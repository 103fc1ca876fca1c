/** What happens between combats. */
import type { RUN_CODES } from '../codes/run.ts';
import type { Player } from '../state.ts';
import type { Handler } from './handler.ts';

const gainGold: Handler = (state, frame, op, emit) => {
  (state.players[frame.seat] as Player).gold += op.base;
  if (emit) emit({ type: 'goldChanged', seat: frame.seat, change: op.base });
  return true;
};

export const RUN_HANDLERS: Record<(typeof RUN_CODES)[number], Handler> = { gainGold };
