/** Bots play a position out, each decision with what its seat knows. */
import type { Bot, Choice, Thinking } from '@three-spires/bots/bot';
import {
  type AnyGame,
  type GameEvent,
  type Move,
  movesSeen,
  type Seat,
  type Seen,
  seatsIn,
  seenBy,
} from '@three-spires/kernel';

/** Who decides: a bot, or anything that chooses like one. */
export type Chooser = Pick<Bot, 'choose'>;

/** A bot that may answer later: one that thinks in another process. */
export type PatientChooser = {
  choose(seen: Seen, moves: readonly Move[], thinking: Thinking): Choice | Promise<Choice>;
};

type Decided = {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly choice: Choice;
};

type Played = {
  readonly game: AnyGame;
  /** Changed in place. */
  readonly state: unknown;
  /** The seed and the clock of a decision, by its number. */
  readonly thinkingAt: (decision: number) => Thinking;
  readonly isOver: () => boolean;
  /** Called before the chosen move is made. */
  readonly onChoice?: (decided: Decided) => void;
  readonly emit?: (event: GameEvent) => void;
  /** Stops after this many decisions. */
  readonly mostDecisions?: number;
};

export type PlayOut = Played & { readonly chooserOf: (seat: Seat) => Chooser };
export type PatientPlayOut = Played & { readonly chooserOf: (seat: Seat) => PatientChooser };

type Asked = { readonly seen: Seen; readonly moves: readonly Move[]; readonly thinking: Thinking };

/** Asks for one decision after the other; returns how many there were. */
function* decisionsOf({
  game,
  state,
  thinkingAt,
  isOver,
  onChoice,
  emit,
  mostDecisions = Number.POSITIVE_INFINITY,
}: Played): Generator<Asked, number, Choice> {
  let decision = 0;
  for (; decision < mostDecisions && !isOver(); decision++) {
    const [seat] = seatsIn(game.deciding(state));
    if (seat === undefined) break;
    const thinking = thinkingAt(decision);
    const seen = seenBy(game, state, seat, thinking.seed);
    const moves = movesSeen(game, seen);
    const choice = yield { seen, moves, thinking };
    onChoice?.({ seat, moves, choice });
    game.apply(state, seat, choice.move, emit);
  }
  return decision;
}

/** Plays until it is over; returns how many decisions that took. */
export const playOut = (play: PlayOut): number => {
  const asking = decisionsOf(play);
  let asked = asking.next();
  while (!asked.done) {
    const { seen, moves, thinking } = asked.value;
    asked = asking.next(play.chooserOf(seen.seat).choose(seen, moves, thinking));
  }
  return asked.value;
};

/** The same with bots that may answer later. */
export const playOutPatiently = async (play: PatientPlayOut): Promise<number> => {
  const asking = decisionsOf(play);
  let asked = asking.next();
  while (!asked.done) {
    const { seen, moves, thinking } = asked.value;
    asked = asking.next(await play.chooserOf(seen.seat).choose(seen, moves, thinking));
  }
  return asked.value;
};
