import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { InputError } from '../refusal.ts';
import { didYouMean } from '../text/near-name.ts';
import { explainImpossible, findMove, judgeMove, requireMove, type ScenarioMove } from './find-move.ts';

/**
 * One step: a move, an external fact, a joining player, a move that must be refused, or a check of the
 * position.
 */
export type ScenarioStep =
  | ScenarioMove
  | { readonly outside: unknown }
  | { readonly join: readonly string[] }
  | { readonly refused: ScenarioMove; readonly code?: string }
  | { readonly expect: unknown };

export type Scenario = {
  readonly game: string;
  readonly title?: string;
  /** The ids of the rules it demonstrates. */
  readonly rules?: readonly string[];
  readonly seed?: string;
  readonly position: unknown;
  readonly moves: readonly ScenarioStep[];
  /** What must hold at the end: any part of the position. */
  readonly expect?: unknown;
};

export type ScenarioResult<State, Event> = { readonly state: State; readonly events: readonly Event[] };

/** A step that failed, with the game at that point. */
export class ScenarioFailure extends InputError {
  readonly state: unknown;
  readonly events: readonly GameEvent[];

  constructor(message: string, { state, events }: ScenarioResult<unknown, GameEvent>) {
    super(message);
    this.state = state;
    this.events = events;
  }
}

const FIELDS = ['game', 'title', 'rules', 'seed', 'position', 'moves', 'expect'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the part of a scenario common to all games. */
export const readScenario = (value: unknown): Scenario => {
  if (!isObject(value)) throw new InputError('a scenario is a JSON object');
  const unknown = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined)
    throw new InputError(`scenario: there is no field "${unknown}"${didYouMean(unknown, FIELDS)}`);
  const { game, title, rules, seed, position, moves } = value;
  if (typeof game !== 'string') throw new InputError('scenario: "game" must name the game');
  if (title !== undefined && typeof title !== 'string')
    throw new InputError('scenario: "title" must be a text');
  if (seed !== undefined && typeof seed !== 'string') throw new InputError('scenario: "seed" must be a text');
  if (rules !== undefined && !(Array.isArray(rules) && rules.every((rule) => typeof rule === 'string')))
    throw new InputError('scenario: "rules" must be a list of rule ids');
  if (!isObject(position)) throw new InputError('scenario: "position" must describe the position');
  if (!Array.isArray(moves)) throw new InputError('scenario: "moves" must be a list');
  moves.forEach((step, at) => {
    if (!isObject(step)) throw new InputError(`scenario: move ${at + 1} must be a JSON object`);
  });
  return value as Scenario;
};

/** Builds the position, plays the moves and checks every expectation on the way. */
export const playScenario = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  scenario: Scenario,
): ScenarioResult<State, Event> => {
  let state = game.scenario.build(scenario.position, scenario.seed ?? 'scenario');
  const events: Event[] = [];
  const emit = (event: Event): void => {
    events.push(event);
  };
  const at = (where: string, run: () => void): void => {
    try {
      run();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new ScenarioFailure(`${where}: ${error.message}`, { state, events });
    }
  };
  scenario.moves.forEach((step, index) => {
    at(`move ${index + 1}`, () => {
      if ('expect' in step) requireMatch(game.scenario.show(state), step.expect);
      else if ('outside' in step) takeOutside(game, state, step.outside, emit);
      else if ('join' in step) state = joinStep(game, state, step.join);
      else if ('refused' in step && isObject(step.refused)) requireRefusal(game, state, step as RefusedStep);
      else playStep(game, state, step as ScenarioMove, emit);
    });
  });
  if (scenario.expect !== undefined)
    at('at the end', () => requireMatch(game.scenario.show(state), scenario.expect));
  return { state, events };
};

const takeOutside = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  words: unknown,
  emit: (event: Event) => void,
): void => {
  const { outside, scenario } = game;
  if (outside === undefined) throw new InputError('nothing reaches this game from outside');
  const value = scenario.outside === undefined ? words : scenario.outside(state, words);
  outside.apply(state, outside.read(state, value), emit);
};

const joinStep = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  names: unknown,
): State => {
  if (game.scenario.join === undefined) throw new InputError('nobody can join this game');
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw new InputError('"join" must be a list of names');
  return game.scenario.join(state, names);
};

type RefusedStep = { readonly refused: ScenarioMove; readonly code?: string };

const playStep = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  step: ScenarioMove,
  emit: (event: Event) => void,
): void => {
  const { seat, move } = requireMove(game, state, step);
  game.apply(state, seat, move, emit);
};

/** The move must be understood and refused, for the reason that the step names, if any. */
const requireRefusal = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  { refused: step, code, ...rest }: RefusedStep,
): void => {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new InputError(
      `a refused move has no field "${unknown}"${didYouMean(unknown, ['refused', 'code'])}`,
    );
  const seat = game.scenario.seat(state, step.seat ?? 0);
  const judged =
    findMove(game, state, seat, step) === undefined ? judgeMove(game, state, seat, step) : 'legal';
  if (judged === 'legal')
    throw new InputError(`${JSON.stringify(step)} is possible, but the scenario says it is refused`);
  if (judged === undefined) {
    if (code === undefined && game.scenario.encode === undefined) return;
    throw new InputError(`no reason can be found, since ${explainImpossible(game, state, seat, step)}`);
  }
  if (code !== undefined && judged.code !== code)
    throw new InputError(`${JSON.stringify(step)} is refused with "${judged.code}", not with "${code}"`);
};

const requireMatch = (actual: unknown, expected: unknown): void => {
  const difference = findDifference(actual, expected, '');
  if (difference !== undefined) throw new InputError(difference);
};

/** The first place where `actual` differs from `expected`; fields missing from `expected` are ignored. */
export const findDifference = (actual: unknown, expected: unknown, path: string): string | undefined => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return unequal(actual, expected, path);
    return firstOf(expected.map((item, index) => findDifference(actual[index], item, `${path}[${index}]`)));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return unequal(actual, expected, path);
    return firstOf(
      Object.entries(expected).map(([key, value]) =>
        findDifference((actual as Record<string, unknown>)[key], value, path === '' ? key : `${path}.${key}`),
      ),
    );
  }
  return actual === expected ? undefined : unequal(actual, expected, path);
};

const unequal = (actual: unknown, expected: unknown, path: string): string =>
  `${path || 'position'} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`;

const firstOf = (found: readonly (string | undefined)[]): string | undefined =>
  found.find((item) => item !== undefined);
