import type { AnyGame, GameEvent, Seat } from '@three-spires/kernel';
import type { Until } from '../question.ts';

export type Result = 'won' | 'lost' | 'drawn' | 'unfinished';

/** How a play ended. */
export type End = {
  readonly result: Result;
  /** HP left: the party's, or the Tower's of the seat. */
  readonly hp: number;
  /** The round or turn in which it ended. */
  readonly rounds: number;
  /** What decided it, as a printed name or a reason of the game; may be empty. */
  readonly cause: string;
};

/** One play of a game, watched from its start. */
export type Watch = {
  readonly see?: (event: GameEvent) => void;
  readonly isOver: () => boolean;
  readonly end: () => End;
};

/** What a game brings to the question what would happen. */
export type PlayedGame<State = unknown> = {
  readonly game: AnyGame;
  /** The seed of a decision, where it is not the seed of the play with the number of the decision. */
  readonly decisionSeed?: (play: string, decision: number) => string;
  watch(state: State, seat: Seat, until: Until): Watch;
  /**
   * Another world that looks the same to the seat. If the position is open, everything in it is known, and only
   * luck is new.
   */
  deal(state: State, seat: Seat, seed: string, isOpen: boolean): State;
  /**
   * The names of the cards that the seat holds, will draw or has discarded, sorted; undefined while they cannot be
   * replaced.
   */
  cardsOf?(state: State, seat: Seat): readonly string[] | undefined;
  /** Replaces these cards in place, before the position is dealt; throws an InputError for an unknown name. */
  replaceCards?(state: State, seat: Seat, names: readonly string[]): void;
  /** Draws as many cards as the seat held, after the position is dealt. */
  drawAgain?(state: State, seat: Seat, count: number): void;
  /** How many cards the seat holds. */
  handSize?(state: State, seat: Seat): number;
};
