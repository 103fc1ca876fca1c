/** How a Keeper wants to go through the current turn, and what the screen has already asked in it. */
import { create } from 'zustand';
import { dropSelection } from './selection.ts';

/** A response that the screen asked about. */
export type Asked = {
  readonly turn: number;
  readonly seat: number;
  /** The id of the link on top of the Cascade then. Ids only increase, so a lower one now means an undo. */
  readonly link: number;
  /** The response and what it would answer. */
  readonly key: string;
  /** How much the response would have prevented. */
  readonly stake: number;
};

/** For one turn only: pass everything, or be asked about everything. */
export type TurnWish = { readonly turn: number; readonly does: 'pass' | 'hold' };

export type Course = { readonly wish: TurnWish | undefined; readonly asked: readonly Asked[] };

const AT_FIRST: Course = { wish: undefined, asked: [] };

export const useCourse = create<Course>(() => AT_FIRST);

/** The wish for this turn; a wish for an earlier turn has expired. */
export const wishIn = ({ wish }: Pick<Course, 'wish'>, turn: number): TurnWish['does'] | undefined =>
  wish?.turn === turn ? wish.does : undefined;

/** Chooses how to go through a turn; the same choice again cancels it. */
export const toggleWish = (turn: number, does: TurnWish['does']): void =>
  useCourse.setState(({ wish }) => ({
    wish: wishIn({ wish }, turn) === does ? undefined : { turn, does },
  }));

/** Keeps only what was asked in the same turn. */
export const rememberAsked = (turn: number, asked: readonly Asked[]): void =>
  useCourse.setState((course) => ({
    asked: [...course.asked.filter((each) => each.turn === turn), ...asked],
  }));

/** Clears the state when the table is left or handed over. */
export const leaveTable = (): void => {
  dropSelection();
  useCourse.setState(AT_FIRST);
};
