/** How a Keeper wants to go through the current turn, and what the screen has already asked in it. */
import { create } from 'zustand';
import { dropSelection } from './selection.ts';

/** A response that the screen asked about. */
export type Asked = {
  readonly turn: number;
  readonly seat: number;
  /** The id of the link on top of the Cascade then. Ids only grow, so later ones show that an undo went back. */
  readonly link: number;
  /** The response and what it would answer. */
  readonly key: string;
  /** How much the response would have saved. */
  readonly stake: number;
};

/** For one turn only: pass everything, or be asked at everything. */
export type TurnWish = { readonly turn: number; readonly does: 'pass' | 'hold' };

export type Course = { readonly wish: TurnWish | undefined; readonly asked: readonly Asked[] };

const AT_FIRST: Course = { wish: undefined, asked: [] };

export const useCourse = create<Course>(() => AT_FIRST);

/** What is wished for this turn; a wish for an earlier turn is over. */
export const wishIn = ({ wish }: Pick<Course, 'wish'>, turn: number): TurnWish['does'] | undefined =>
  wish?.turn === turn ? wish.does : undefined;

/** Chooses how to go through a turn, or with the same choice again takes it back. */
export const toggleWish = (turn: number, does: TurnWish['does']): void =>
  useCourse.setState(({ wish }) => ({
    wish: wishIn({ wish }, turn) === does ? undefined : { turn, does },
  }));

/** Only what was asked in the same turn is of use later. */
export const rememberAsked = (turn: number, asked: readonly Asked[]): void =>
  useCourse.setState((course) => ({
    asked: [...course.asked.filter((each) => each.turn === turn), ...asked],
  }));

/** Leaving the table, or handing it over. */
export const leaveTable = (): void => {
  dropSelection();
  useCourse.setState(AT_FIRST);
};
