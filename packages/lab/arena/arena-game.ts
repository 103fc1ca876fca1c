/** One game of an arena. */
import { findBot } from '@three-spires/bots';
import { type AnyGame, defined, type LogEntry, type Seat } from '@three-spires/kernel';
import type { MovedGame } from '@three-spires/session/protocol';
import { seatCount } from '@three-spires/table';
import { type PatientChooser, playOutPatiently } from '@three-spires/what-if/play-out';
import { BotFailure, hardLimit } from '../programs/own-player.ts';
import type { BotSpec } from '../programs/own-spec.ts';
import { failureIn, ownPlayer } from '../programs/players.ts';
import { type Contest, contestOf } from './contests.ts';

export type ArenaGame = {
  readonly game: string;
  readonly mode: string | undefined;
  readonly setup: object;
  readonly seed: string;
  /** The bots that play: one for all seats of a party, one by seat in a duel. */
  readonly bots: readonly BotSpec[];
  /** Per decision; 0 for no limit. */
  readonly milliseconds: number;
  /** For all decisions of a bot in this game; 0 for no limit. */
  readonly gameMilliseconds: number;
  /** Whether its log is wanted. */
  readonly isKept: boolean;
};

export type ArenaEnd = {
  /** The bot that won, by its place in `bots`; -1 if none did. */
  readonly winner: number;
  /** Why the game ended; `forfeit` if a bot failed, empty if it was cut off. */
  readonly reason: string;
  readonly progress: number;
  readonly decisions: number;
  /** Milliseconds of each decision with a choice, by bot. */
  readonly times: readonly (readonly number[])[];
  readonly failure?: { readonly bot: string; readonly why: string; readonly decision: number };
  readonly kept?: KeptGame;
};

/** What a file of the game needs besides what was given. */
export type KeptGame = {
  readonly entries: readonly LogEntry[];
  readonly seats: number;
  readonly stood: MovedGame['stood'];
  readonly beganAt: number;
  readonly endedAt: number;
};

/** A game that takes longer is cut off. */
const MOST_DECISIONS = 12_000;
/** The proportion of a bot's time held back, so that its last step can finish. */
const RESERVE = 0.15;

/** What bots have left of their clocks. */
const createClocks = ({ bots, milliseconds, gameMilliseconds }: ArenaGame) => {
  const spent = bots.map(() => 0);
  return {
    /** For the next decision; 0 without a clock. */
    allowed(bot: number): number {
      if (gameMilliseconds === 0) return milliseconds;
      // One millisecond is left even then: the decision is asked for, and is late.
      const left = Math.max(1, gameMilliseconds - (spent[bot] ?? 0));
      return milliseconds === 0 ? left : Math.min(milliseconds, left);
    },
    /** Whether the bot has now used too much. */
    spend(bot: number, took: number): boolean {
      const sum = (spent[bot] ?? 0) + took;
      spent[bot] = sum;
      return gameMilliseconds > 0 && sum > hardLimit(gameMilliseconds);
    },
  };
};

const chooserOf = async (game: AnyGame, spec: BotSpec, allowed: () => number): Promise<PatientChooser> => {
  if (spec.kind !== 'level') return ownPlayer(spec, game).playing(allowed);
  const bot = findBot(game.id, spec.level);
  if (bot === undefined) throw new Error(`${game.id} has no bot ${spec.level}`);
  return {
    choose(seen, moves, { seed }) {
      const milliseconds = allowed();
      const until =
        milliseconds === 0 ? Number.POSITIVE_INFINITY : performance.now() + milliseconds * (1 - RESERVE);
      return bot.choose(seen, moves, { seed, outOfTime: () => performance.now() >= until });
    },
  };
};

/** A bot that failed concedes, where the game has a move for it, so that the log ends with the game. */
const concede = (game: AnyGame, state: unknown, seat: Seat, entries: LogEntry[]): void => {
  const { concession } = game;
  if (concession === undefined || game.refuse(state, seat, concession) !== undefined) return;
  game.apply(state, seat, concession);
  entries.push({ seq: entries.length + 1, seat, move: concession });
};

const winnerOf = (
  { game, hasWon }: Contest,
  state: unknown,
  bots: readonly BotSpec[],
  failed: number,
): number => {
  if (failed >= 0) return bots.length === 1 ? -1 : 1 - failed;
  const outcome = game.outcome(state);
  if (bots.length > 1) return outcome?.winners[0] ?? -1;
  return outcome?.result === 'victory' && hasWon?.(state) !== false ? 0 : -1;
};

export const playArenaGame = async (arena: ArenaGame): Promise<ArenaEnd> => {
  const { setup, seed, bots, isKept } = arena;
  const contest = contestOf(arena.game, arena.mode);
  const { game } = contest;
  const beganAt = Date.now();
  const state: unknown = game.start(game.readSetup(setup), seed);
  const clocks = createClocks(arena);
  const choosers = await Promise.all(
    bots.map((spec, bot) => chooserOf(game, spec, () => clocks.allowed(bot))),
  );
  const botAt = (seat: Seat): number => (bots.length === 1 ? 0 : seat);
  const times: number[][] = bots.map(() => []);
  const entries: LogEntry[] = [];
  let began = 0;
  const play = playOutPatiently({
    game,
    state,
    chooserOf: (seat) => choosers[botAt(seat)] as PatientChooser,
    thinkingAt(count) {
      began = performance.now();
      return { seed: `${seed} ${count}`, outOfTime: () => false };
    },
    isOver: () => game.outcome(state) !== undefined,
    mostDecisions: MOST_DECISIONS,
    onChoice({ seat, moves, choice: { move } }) {
      const [bot, took] = [botAt(seat), performance.now() - began];
      if (moves.length > 1) times[bot]?.push(took);
      if (clocks.spend(bot, took))
        throw new BotFailure(bots[bot]?.name ?? '', `used up its clock of ${arena.gameMilliseconds} ms`);
      entries.push({ seq: entries.length + 1, seat, move });
    },
  });
  const failure = await failureIn(play);
  const failed = failure === undefined ? -1 : bots.findIndex(({ name }) => name === failure.bot);
  const decisions = entries.length;
  const end = {
    winner: winnerOf(contest, state, bots, failed),
    reason: failure === undefined ? (game.outcome(state)?.reason ?? '') : 'forfeit',
    progress: contest.progressOf?.(state) ?? 0,
    decisions,
    times,
    ...(failure !== undefined && { failure: { bot: failure.bot, why: failure.why, decision: decisions } }),
  };
  if (!isKept) return end;
  if (failed >= 0) concede(game, state, failed, entries);
  return { ...end, kept: keptOf(game, state, entries, beganAt) };
};

const keptOf = (game: AnyGame, state: unknown, entries: readonly LogEntry[], beganAt: number): KeptGame => ({
  entries,
  seats: seatCount(game, state),
  stood: {
    deciding: game.deciding(state),
    about: game.about?.(state) ?? {},
    ...defined({ outcome: game.outcome(state) }),
  },
  beganAt,
  endedAt: Date.now(),
});
