/** Bots play a position out, each decision with what its seat knows. */
import type { Bot, Choice, Thinking } from '@three-spires/bots/bot';
import {
  type AnyGame,
  type GameEvent,
  type Move,
  movesSeen,
  type Seat,
  seatsIn,
  seenBy,
} from '@three-spires/kernel';

/** Who decides: a bot, or anything that chooses like one. */
export type Chooser = Pick<Bot, 'choose'>;

type Decided = {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly choice: Choice;
};

export type PlayOut = {
  readonly game: AnyGame;
  /** Changed in place. */
  readonly state: unknown;
  readonly chooserOf: (seat: Seat) => Chooser;
  /** The seed and the clock of a decision, by its number. */
  readonly thinkingAt: (decision: number) => Thinking;
  readonly isOver: () => boolean;
  /** Called before the chosen move is made. */
  readonly onChoice?: (decided: Decided) => void;
  readonly emit?: (event: GameEvent) => void;
  /** Stops after this many decisions. */
  readonly mostDecisions?: number;
};

/** Plays until it is over; returns how many decisions that took. */
export const playOut = ({
  game,
  state,
  chooserOf,
  thinkingAt,
  isOver,
  onChoice,
  emit,
  mostDecisions = Number.POSITIVE_INFINITY,
}: PlayOut): number => {
  let decision = 0;
  for (; decision < mostDecisions && !isOver(); decision++) {
    const [seat] = seatsIn(game.deciding(state));
    if (seat === undefined) break;
    const thinking = thinkingAt(decision);
    const seen = seenBy(game, state, seat, thinking.seed);
    const moves = movesSeen(game, seen);
    const choice = chooserOf(seat).choose(seen, moves, thinking);
    onChoice?.({ seat, moves, choice });
    game.apply(state, seat, choice.move, emit);
  }
  return decision;
};
