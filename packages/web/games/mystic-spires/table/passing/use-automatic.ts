import { useEffect, useMemo, useRef } from 'react';
import { usePreviews } from '../../../../table/decision/use-previews.ts';
import type { Board } from '../../board/board-context.ts';
import { rememberAsked, useCourse } from '../../board/course.ts';
import { useOwnSettings } from '../../board/settings-store.ts';
import { isUnasked, passDelay, passesUnasked, undecided } from './auto-pass.ts';
import { offersAt } from './offers.ts';

const NONE: readonly never[] = [];

/** Whether the opponent is a person. */
const isWatched = ({ picture, seat }: Board): boolean =>
  picture.seats.some((each) => each.seat !== seat && each.bot === undefined && !each.mine);

const momentId = ({ picture, seat, decision }: Board): string => `${picture.seq} ${seat} ${decision}`;

/** Remembers what the Keeper is asked, so that it is not asked again this turn. */
const useRemembered = (board: Board | undefined): void => {
  const settings = useOwnSettings();
  const course = useCourse();
  const noted = useRef('');
  useEffect(() => {
    if (board === undefined || noted.current === momentId(board)) return;
    if (!board.actions.some(({ does }) => does === 'pass') || isUnasked(board, settings, course)) return;
    noted.current = momentId(board);
    rememberAsked(board.view.turn, offersAt(board));
  }, [board, settings, course]);
};

/** Passes if the Keeper's settings say not to ask. */
export const useAutomatic = (board: Board | undefined): void => {
  const settings = useOwnSettings();
  const course = useCourse();
  usePreviews(
    board?.seat,
    useMemo(() => (board === undefined ? NONE : undecided(board, settings)), [board, settings]),
  );
  useRemembered(board);
  /**
   * When to pass at which moment. The delay starts with the moment, not when the previews of the responses
   * arrive: a hand without responses does not wait for those. A re-render does not restart it.
   */
  const due = useRef({ moment: '', at: 0 });
  useEffect(() => {
    const pass = board?.actions.find(({ does }) => does === 'pass');
    if (board === undefined || pass === undefined) return;
    const wait = passDelay(board, settings, isWatched(board), Math.random());
    const moment = momentId(board);
    if (due.current.moment !== moment) due.current = { moment, at: performance.now() + wait };
    if (!passesUnasked(board, settings, course)) return;
    const left = due.current.at - performance.now();
    if (left <= 0) {
      board.perform(pass);
      return;
    }
    const timer = setTimeout(() => board.perform(pass), left);
    return () => clearTimeout(timer);
  }, [board, settings, course]);
};
