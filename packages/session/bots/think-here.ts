import type { Bot, BotLevel, Choice, Rated, Thinking } from '@three-spires/bots/bot';
import { type AnyGame, type Move, movesSeen, type Seen, type Text } from '@three-spires/kernel';
import type { Games, HostedGame } from '../given/games.ts';
import { findBot } from './game-bots.ts';

/** A position in which a bot must find a move, as its seat knows it. */
export type Task = {
  readonly game: string;
  /** The person the table belongs to: when many tasks wait, each owner gets the same share. */
  readonly owner: string;
  readonly level: BotLevel;
  readonly seen: Seen;
  /** The moves to consider, in ascending order; all legal ones by default. */
  readonly moves?: readonly Move[];
  readonly seed: string;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
};

/** A move a bot advises, with its rating if the bot rates moves, and what it achieves. */
export type Advice = Pick<Rated, 'move'> &
  Partial<Rated> & {
    /** The rating is a chance to win; otherwise only the order is meaningful. */
    readonly knowsChances?: true;
    readonly brings?: Text;
  };

/** The maximum number of moves advised. */
const MOST_ADVICE = 3;

/** The questions a bot can answer about a position. Ratings are for analyses and have the lowest priority. */
export type Answers = {
  readonly choice: Choice;
  readonly advice: readonly Advice[];
  readonly rating: readonly Rated[];
};

/** Threads, or anything else that thinks without blocking the caller. */
export type BotPool = {
  /** Rejects with `Overloaded` when too many tasks are queued, for this owner or in total. */
  ask<Asked extends keyof Answers>(asked: Asked, task: Task): Promise<Answers[Asked]>;
  close(): Promise<void>;
};

/** The queue is full. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

const requireBot = (games: Games, { game, level }: Task): { bot: Bot; hosted: HostedGame } => {
  const hosted = games.get(game);
  const bot = findBot(hosted, level);
  if (hosted === undefined || bot === undefined) throw new Error(`there is no ${level} bot for ${game}`);
  return { bot, hosted };
};

/** Runs a task on this thread, which blocks everything else on it. */
export const thinkHere = <Asked extends keyof Answers>(
  games: Games,
  asked: Asked,
  task: Task,
  elapsed: () => number,
): Answers[Asked] => {
  const { bot, hosted } = requireBot(games, task);
  const { seen, seed, budget } = task;
  const until = elapsed() + budget;
  const thinking = { seed, outOfTime: () => elapsed() >= until };
  const moves = task.moves ?? movesSeen(hosted.game, seen);
  const answers: { readonly [Each in keyof Answers]: () => Answers[Each] } = {
    choice: () => bot.choose(seen, moves, thinking),
    advice: () => advise(bot, hosted.game, seen, moves, thinking),
    rating: () => rate(bot, seen, moves, thinking),
  };
  return answers[asked]();
};

/** A bot that cannot rate moves, or had no time to, advises the move it would make. */
const advise = (
  bot: Bot,
  game: AnyGame,
  seen: Seen,
  moves: readonly Move[],
  thinking: Thinking,
): readonly Advice[] => {
  const rated = withoutCopies(game, seen, rate(bot, seen, moves, thinking));
  const best = rated.length === 0 ? [{ move: bot.choose(seen, moves, thinking).move }] : rated;
  return best.slice(0, MOST_ADVICE).map((advice) => {
    const brings = bot.brings?.(seen, moves, advice.move);
    return {
      ...advice,
      ...(bot.knowsChances && { knowsChances: true }),
      ...(brings !== undefined && { brings }),
    };
  });
};

/** Of moves that read the same, such as those with copies of a card, only the best. */
const withoutCopies = (game: AnyGame, { seat, state }: Seen, rated: readonly Rated[]): readonly Rated[] => {
  const known = new Set<string>();
  return rated.filter(({ move }) => {
    const readable = JSON.stringify(game.describe(state, seat, move));
    const isNew = !known.has(readable);
    known.add(readable);
    return isNew;
  });
};

/** Best first; empty for a bot that cannot rate moves. */
const rate = (bot: Bot, seen: Seen, moves: readonly Move[], thinking: Thinking): readonly Rated[] =>
  [...(bot.rate?.(seen, moves, thinking) ?? [])].sort((one, other) => other.chance - one.chance);
