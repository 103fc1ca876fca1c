/** Plays one whole game, with random moves and sensible or bot moves, and checks every position. */
import { type Bot, findBot } from '@three-spires/bots';
import {
  type AnyGame,
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  moveKind,
  movesSeen,
  type Random,
  randomBelow,
  type Scenario,
  type ScenarioStep,
  type Seat,
  type SeatSet,
  seatsIn,
  seenBy,
} from '@three-spires/kernel';
import type { LabGame } from '../games-list.ts';

export type PlayedGame = {
  readonly decisions: number;
  readonly result: string;
  readonly reached: string;
  /** The earlier places on the way. */
  readonly places: readonly string[];
  /** The problem, if any, and the scenario that leads to it. */
  readonly failure?: { readonly problem: string; readonly scenario: Scenario };
};

type Step =
  | { readonly seat: Seat; readonly move: Move }
  | { readonly outside: unknown }
  | { readonly join: readonly string[] };

/** A party that can neither win nor lose would go on forever, so a game stops after this many decisions. */
const LONGEST_GAME = 8000;

/** How many of ten moves are sensible rather than random; each game uses one of these. */
const SENSE = [0, 0, 0, 0, 5, 8, 10];
/** The same if a bot makes these moves. */
const BOT_SENSE = [9, 10, 10];
const JOINS_ONE_IN = 3;
const IDLE_ONE_IN = 20;

export const playRandomGame = (lab: LabGame, position: unknown, seed: string): PlayedGame => {
  const { game } = lab;
  const steps: Step[] = [];
  let reached = 'the start';
  const places = new Set<string>();
  const finish = (result: string): PlayedGame => ({
    decisions: steps.length,
    result,
    reached,
    places: [...places],
  });
  const fail = (problem: string): PlayedGame => ({
    ...finish('failure'),
    failure: { problem, scenario: toScenario(game, position, seed, steps, problem) },
  });
  try {
    let state: unknown = game.scenario.build(position, seed);
    const watch = lab.watch(state, seed);
    const random = createRandom(`${seed}/player`, 1);
    const bot = pickBot(lab, random);
    const senses = bot === undefined ? SENSE : BOT_SENSE;
    const sense = senses[randomBelow(random, 0, senses.length)] as number;
    const player = { bot, sense, random };
    for (;;) {
      reached = lab.reached(state);
      places.add(reached);
      watch.look(state);
      const outcome = game.outcome(state);
      if (outcome !== undefined) return finish(outcome.result);
      if (steps.length >= LONGEST_GAME) return finish('unfinished');
      const newcomers = lab.newcomers?.(state) ?? [];
      if (newcomers.length > 0 && game.scenario.join && randomBelow(random, 0, JOINS_ONE_IN) === 0) {
        const join = newcomers.slice(0, 1 + randomBelow(random, 0, newcomers.length));
        steps.push({ join });
        state = game.scenario.join(state, join);
        watch.joined?.();
        continue;
      }
      if (game.outside?.wanted(state) !== undefined) {
        const outside: unknown = lab.fromOutside?.(state, random);
        steps.push({ outside });
        game.outside.apply(state, game.outside.read(state, outside));
        continue;
      }
      const seat = pickSeat(game.deciding(state), random);
      const move = pickMove(lab, state, seat, player, `${seed}/${steps.length}`);
      if (move === undefined) return fail(`seat ${seat} decides and has no move`);
      steps.push({ seat, move });
      watch.carryOut(state, seat, move);
    }
  } catch (error) {
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

/** A random seat that may decide now. */
const pickSeat = (deciding: SeatSet, random: Random): Seat => {
  const seats = seatsIn(deciding);
  return seats[seats.length === 1 ? 0 : randomBelow(random, 0, seats.length)] ?? 0;
};

const pickBot = ({ game, drivers }: LabGame, random: Random): Bot | undefined => {
  const level = drivers?.[randomBelow(random, 0, drivers.length)];
  return level === undefined ? undefined : findBot(game.id, level);
};

/** Who plays a game: how many of ten moves are sensible or a bot's; the others are random. */
type Player = { readonly bot: Bot | undefined; readonly sense: number; readonly random: Random };

const list = createMoveList();

const pickMove = (
  lab: LabGame,
  state: unknown,
  seat: Seat,
  { bot, sense, random }: Player,
  seed: string,
): Move | undefined => {
  const { game } = lab;
  game.legal(state, seat, list);
  const moves = listedMoves(list);
  if (moves.length < 2) return moves[0];
  if (randomBelow(random, 0, 10) < sense) {
    const move =
      bot === undefined
        ? (lab.sensibleMove?.(state, seat, moves, random) ?? anyOf(moves, random))
        : botMove(bot, game, state, seat, seed);
    return firstAlike(game, state, seat, move, moves);
  }
  const busy = moves.filter((move) => lab.isIdle?.(move) !== true);
  const choice = busy.length > 0 && randomBelow(random, 0, IDLE_ONE_IN) > 0 ? busy : moves;
  return firstAlike(game, state, seat, anyOf(choice, random), moves);
};

const anyOf = (moves: readonly Move[], random: Random): Move =>
  moves[randomBelow(random, 0, moves.length)] as Move;

/** A bot with unlimited time, so that the same seed gives the same game. */
const botMove = (bot: Bot, game: AnyGame, state: unknown, seat: Seat, seed: string): Move => {
  const seen = seenBy(game, state, seat, seed);
  return bot.choose(seen, movesSeen(game, seen), { seed, outOfTime: () => false }).move;
};

/**
 * Of moves with the same description the first is made, so that readable moves are enough to repeat a game.
 */
const firstAlike = (game: AnyGame, state: unknown, seat: Seat, move: Move, moves: readonly Move[]): Move => {
  const text = JSON.stringify(game.describe(state, seat, move));
  const alike = moves.find(
    (other) =>
      other === move ||
      (moveKind(other) === moveKind(move) && JSON.stringify(game.describe(state, seat, other)) === text),
  );
  return alike ?? move;
};

/** The game so far as a scenario: its starting position, the seed and the readable moves. */
const toScenario = (
  game: AnyGame,
  position: unknown,
  seed: string,
  steps: readonly Step[],
  problem: string,
): Scenario => {
  const moves: ScenarioStep[] = [];
  try {
    let state: unknown = game.scenario.build(position, seed);
    for (const step of steps) {
      if ('join' in step) {
        moves.push(step);
        state = game.scenario.join?.(state, step.join);
        continue;
      }
      if ('outside' in step) {
        moves.push(step);
        game.outside?.apply(state, game.outside.read(state, step.outside));
        continue;
      }
      moves.push({ seat: step.seat, ...game.describe(state, step.seat, step.move) });
      game.apply(state, step.seat, step.move);
    }
  } catch {
    // The move that broke the game is already the last one in the list.
  }
  return { game: game.id, title: problem.split('\n', 1)[0] ?? '', seed, position, moves };
};
