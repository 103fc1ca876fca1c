/** Whole games with random or bot moves. */
import { type Bot, type BotLevel, botsOf, findBot } from '@three-spires/bots';
import {
  type AnyGame,
  createRandom,
  fingerprint,
  InputError,
  type Move,
  movesSeen,
  type Random,
  randomBelow,
  type Seat,
  seatsIn,
  seenBy,
} from '@three-spires/kernel';
import { gameNamed, startGame } from '../games.ts';
import { LIMITS } from '../protocol/limits.ts';
import { within } from '../protocol/problem.ts';
import type { Requested } from '../protocol/requests.ts';

type PlayedGame = {
  readonly seed: string;
  readonly decisions: number;
  readonly result: string;
  readonly winners: readonly Seat[];
  readonly hash: string;
};

export const playGames = ({
  game: id,
  setup,
  seed,
  games,
  levels = ['random'],
}: Requested<'play'>): object => {
  const game = gameNamed(id);
  const bots = levels.map((level, at) => botNamed(game, level, at));
  return {
    games: Array.from({ length: games }, (_, number) => playGame(game, setup, `${seed}/${number}`, bots)),
  };
};

const botNamed = ({ id }: AnyGame, level: BotLevel, at: number): Bot => {
  const bot = findBot(id, level);
  if (bot !== undefined) return bot;
  const known = botsOf(id).bots.map((one) => one.level);
  throw new InputError(`levels.${at}: ${id} has the bots ${known.join(', ')}`, `levels.${at}`);
};

const playGame = (game: AnyGame, setup: unknown, seed: string, bots: readonly Bot[]): PlayedGame => {
  const state = within('setup', () => startGame(game, setup, seed));
  const random = createRandom(`${seed}/order`, 1);
  let decisions = 0;
  while (game.outcome(state) === undefined && decisions < LIMITS.decisions) {
    if (game.outside?.wanted(state) !== undefined)
      throw new InputError('setup: cubes of a physical tower fall outside; use a slot instead', 'setup');
    const seat = anySeat(game, state, random);
    const bot = bots[Math.min(seat, bots.length - 1)] as Bot;
    game.apply(state, seat, moveOf(bot, game, state, seat, `${seed}/${decisions}`));
    decisions++;
  }
  const outcome = game.outcome(state);
  return {
    seed,
    decisions,
    result: outcome?.result ?? 'unfinished',
    winners: outcome?.winners ?? [],
    hash: fingerprint(state),
  };
};

const anySeat = (game: AnyGame, state: unknown, random: Random): Seat => {
  const seats = seatsIn(game.deciding(state));
  return seats[randomBelow(random, 0, seats.length)] as Seat;
};

/** How often a bot may ask whether its time is up: a count, not a clock, so that the same seed gives the same game. */
const PATIENCE: Readonly<Record<BotLevel, number>> = { random: 1, novice: 400, adept: 400, master: 2000 };

const moveOf = (bot: Bot, game: AnyGame, state: unknown, seat: Seat, seed: string): Move => {
  const seen = seenBy(game, state, seat, seed);
  let left = PATIENCE[bot.level];
  return bot.choose(seen, movesSeen(game, seen), { seed, outOfTime: () => left-- <= 0 }).move;
};
