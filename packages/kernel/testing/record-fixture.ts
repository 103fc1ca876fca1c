/** Plays games to the end and records them as fixtures. */
import type { AnyGame } from '../game.ts';
import { createMoveList, listedMoves, type Move } from '../move.ts';
import { createRandom, type Random } from '../random.ts';
import { type Seat, seatsIn } from '../seat.ts';
import { anyOf } from './contract.ts';
import { type Fixture, type FixtureStep, recordFixture } from './fixture.ts';

/** What a game wants recorded, and how it is played. */
export type FixtureRules<State> = {
  /** Set-ups by file name: different modes, seats and decks. */
  readonly games: readonly { readonly name: string; readonly setup: unknown }[];
  /** Picks a move; by default any. */
  choose?(state: State, seat: Seat, moves: readonly Move[], random: Random): Move;
  /** The external fact when the game waits for one. */
  fromOutside?(state: State, random: Random): unknown;
  /** Other data that a fixture stores about the end of its game. */
  about?(state: State): Readonly<Record<string, unknown>>;
  /**
   * How much a finished game demonstrates; tries seeds until one reaches `enough`, otherwise keeps the best.
   */
  merit?(state: State): number;
  readonly enough?: number;
};

const MOST_SEEDS = 40;
const LONGEST_GAME = 6000;

type Played<State> = { readonly steps: readonly FixtureStep[]; readonly state: State };

const nextStep = <State>(
  game: AnyGame,
  state: State,
  { choose, fromOutside }: FixtureRules<State>,
  random: Random,
): FixtureStep => {
  if (game.outside?.wanted(state) !== undefined) return { outside: fromOutside?.(state, random) };
  const list = createMoveList();
  const seat = seatsIn(game.deciding(state))[0] ?? 0;
  game.legal(state, seat, list);
  const moves = listedMoves(list);
  return { seat, move: choose === undefined ? anyOf(moves, random) : choose(state, seat, moves, random) };
};

/** One game; undefined if it does not end in time. */
const play = <State>(
  game: AnyGame,
  rules: FixtureRules<State>,
  setup: unknown,
  seed: string,
): Played<State> | undefined => {
  const state: State = game.start(game.readSetup(setup), seed);
  const random = createRandom(`${seed}/player`, 1);
  const steps: FixtureStep[] = [];
  while (game.outcome(state) === undefined) {
    if (steps.length >= LONGEST_GAME) return undefined;
    const step = nextStep(game, state, rules, random);
    if ('outside' in step) game.outside?.apply(state, game.outside.read(state, step.outside));
    else game.apply(state, step.seat, step.move);
    steps.push(step);
  }
  return { steps, state };
};

/** Records one game: the first seed that demonstrates enough, otherwise the best one. */
export const recordGame = <State>(
  game: AnyGame,
  rules: FixtureRules<State>,
  { name, setup }: FixtureRules<State>['games'][number],
): Fixture => {
  const { merit = () => 0, enough = 0, about } = rules;
  let best: (Played<State> & { readonly seed: string; readonly merit: number }) | undefined;
  for (let number = 0; number < MOST_SEEDS && (best === undefined || best.merit < enough); number++) {
    const seed = `${name} ${number}`;
    const played = play(game, rules, setup, seed);
    const shown = played === undefined ? -1 : merit(played.state);
    if (played !== undefined && shown > (best?.merit ?? -1)) best = { ...played, seed, merit: shown };
  }
  if (best === undefined) throw new Error(`no game of ${name} comes to an end`);
  return recordFixture(game, { title: name, setup, seed: best.seed, steps: best.steps }, about);
};
