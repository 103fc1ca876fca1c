import { useEffect, useMemo, useRef } from 'react';
import { usePreviews } from '../../../table/use-previews.ts';
import type { Board } from '../board/board-context.ts';
import { passThroughTurn, useSelection } from '../board/selection.ts';
import { useOwnSettings } from '../board/settings-store.ts';
import { passDelay, passesUnasked, undecided } from './auto-pass.ts';

const NONE: readonly never[] = [];

/** Whether a person sits at the other side. */
const isWatched = ({ picture, seat }: Board): boolean =>
  picture.seats.some((each) => each.seat !== seat && each.bot === undefined && !each.mine);

/** Passes where the Keeper's settings say not to ask. */
export const useAutomatic = (board: Board | undefined): void => {
  const settings = useOwnSettings();
  const passing = useSelection((selection) => selection.passing);
  const turn = board?.view.turn;
  usePreviews(
    board?.seat,
    useMemo(() => (board === undefined ? NONE : undecided(board, settings)), [board, settings]),
  );
  useEffect(() => {
    if (turn !== undefined && passing !== undefined && passing !== turn) passThroughTurn(undefined);
  }, [turn, passing]);
  /** When to pass at which moment: drawing the screen again must not put it off. */
  const due = useRef({ moment: '', at: 0 });
  useEffect(() => {
    if (board === undefined || !passesUnasked(board, settings, passing)) return;
    const pass = board.actions.find(({ does }) => does === 'pass');
    if (pass === undefined) return;
    const wait = passDelay(board, settings, isWatched(board), Math.random());
    if (wait === 0) {
      board.perform(pass);
      return;
    }
    const moment = `${board.picture.seq} ${board.seat} ${board.decision}`;
    if (due.current.moment !== moment) due.current = { moment, at: performance.now() + wait };
    const timer = setTimeout(() => board.perform(pass), due.current.at - performance.now());
    return () => clearTimeout(timer);
  }, [board, settings, passing]);
};
