import { useEffect, useRef, useState } from 'react';
import type { Action } from '../../board/actions.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { isItemReward } from '../../board/describe-reward.ts';

/**
 * The next move towards taking everything that needs no choice: reveal it, and take it if it is a single
 * thing.
 */
const nextToTake = ({ view, seat, actions }: Board): Action | undefined => {
  const own = (seat === undefined ? undefined : view.rewards?.[seat]) ?? [];
  for (const [piece, reward] of own.entries()) {
    if (reward.choice !== 'open') continue;
    const moves = actions.filter((action) => action.reward?.piece === piece);
    const reveals = moves.filter(({ does }) => does === 'reveal');
    if (reveals.length === 1) return reveals[0];
    const take = isItemReward(reward) ? moves.find(({ does }) => does === 'take') : undefined;
    if (take !== undefined) return take;
  }
  return undefined;
};

/** Takes, move by move, what needs no choice; undefined if nothing is left. All of it can be put back. */
export const useTakeAll = (): (() => void) | undefined => {
  const board = useBoard();
  const { picture, perform } = board;
  const [taking, setTaking] = useState(false);
  const made = useRef(-1);
  const next = nextToTake(board);
  useEffect(() => {
    if (!taking || made.current === picture.seq) return;
    if (next === undefined) {
      // There are no options while events are being told; the rest follows afterwards.
      if (board.actions.length > 0) setTaking(false);
      return;
    }
    made.current = picture.seq;
    perform(next);
  }, [taking, next, picture.seq, perform, board.actions.length]);
  return next === undefined ? undefined : () => setTaking(true);
};
