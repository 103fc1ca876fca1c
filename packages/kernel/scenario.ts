import type { GameEvent } from './event.ts';
import type { Game, ReadableMove } from './game.ts';
import { plainText } from './message.ts';
import { createMoveList, listedMoves, type Move } from './move.ts';
import { InputError } from './refusal.ts';
import type { Seat } from './seat.ts';

/** What a game adds to the common format: positions in printed names, built and shown the same way. */
export type ScenarioRules<State> = {
  /** Builds the position; throws an InputError that names the field that is wrong. */
  build(position: unknown, seed: string): State;
  /** The position of a state, in the words `build` reads. */
  show(state: State): unknown;
  /** The seat a name stands for. */
  seat(state: State, name: string | number): Seat;
};

/** A move of a scenario: some of its readable fields, enough to tell it apart, and whose it is. */
export type ScenarioMove = { readonly seat?: string | number } & { readonly [field: string]: unknown };

/** One step: a move, a move that must be refused, or a look at the position on the way. */
export type ScenarioStep =
  | ScenarioMove
  | { readonly refused: ScenarioMove; readonly code?: string }
  | { readonly expect: unknown };

export type Scenario = {
  readonly game: string;
  readonly title?: string;
  /** The rules it shows, by id. */
  readonly rules?: readonly string[];
  readonly seed?: string;
  readonly position: unknown;
  readonly moves: readonly ScenarioStep[];
  /** What must hold at the end: any part of the position. */
  readonly expect?: unknown;
};

export type ScenarioResult<State, Event> = { readonly state: State; readonly events: readonly Event[] };

/** Reads the part of a scenario that all games share. */
export const readScenario = (value: unknown): Scenario => {
  const scenario = value as Scenario;
  if (typeof value !== 'object' || value === null) throw new InputError('a scenario is a JSON object');
  if (typeof scenario.game !== 'string') throw new InputError('scenario: "game" must name the game');
  if (typeof scenario.position !== 'object')
    throw new InputError('scenario: "position" must describe the position');
  if (!Array.isArray(scenario.moves)) throw new InputError('scenario: "moves" must be a list');
  return scenario;
};

/** Builds the position, plays the moves and checks every expectation on the way. */
export const playScenario = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  scenario: Scenario,
): ScenarioResult<State, Event> => {
  const state = game.scenario.build(scenario.position, scenario.seed ?? 'scenario');
  const events: Event[] = [];
  scenario.moves.forEach((step, index) => {
    const where = `move ${index + 1}`;
    if ('expect' in step) requireMatch(game.scenario.show(state), step.expect, where);
    else if ('refused' in step && typeof step.refused === 'object')
      requireRefusal(game, state, step as RefusedStep, where);
    else playStep(game, state, step as ScenarioMove, where, (event) => events.push(event));
  });
  if (scenario.expect !== undefined) requireMatch(game.scenario.show(state), scenario.expect, 'at the end');
  return { state, events };
};

type RefusedStep = { readonly refused: ScenarioMove; readonly code?: string };

const playStep = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  step: ScenarioMove,
  where: string,
  emit: (event: Event) => void,
): void => {
  const seat = stepSeat(game, state, step);
  const found = findMove(game, state, seat, step);
  if (found === undefined) {
    const open = legalMoves(game, state, seat).map((move) =>
      JSON.stringify(game.describe(state, seat, move)),
    );
    throw new InputError(
      `${where}: ${JSON.stringify(step)} is not possible for seat ${seat}; possible: ${open.slice(0, 40).join(' ') || 'nothing'}`,
    );
  }
  const refused = game.refuse(state, seat, found);
  if (refused !== undefined) throw new InputError(`${where}: ${plainText(game.explain(refused))}`);
  game.apply(state, seat, found, emit);
};

const requireRefusal = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  step: RefusedStep,
  where: string,
): void => {
  const seat = stepSeat(game, state, step.refused);
  if (findMove(game, state, seat, step.refused) !== undefined) {
    throw new InputError(
      `${where}: ${JSON.stringify(step.refused)} is possible, but the scenario says it is refused`,
    );
  }
};

const stepSeat = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  step: ScenarioMove,
): Seat => game.scenario.seat(state, step.seat ?? 0);

const legalMoves = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  seat: Seat,
): Move[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return listedMoves(list);
};

/** The first legal move whose readable form agrees with every field given. */
const findMove = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  seat: Seat,
  step: ScenarioMove,
): Move | undefined =>
  legalMoves(game, state, seat).find((move) => agrees(game.describe(state, seat, move), step));

const agrees = (readable: ReadableMove, step: ScenarioMove): boolean =>
  Object.entries(step).every(([field, value]) => field === 'seat' || readable[field] === value);

const requireMatch = (actual: unknown, expected: unknown, where: string): void => {
  const difference = findDifference(actual, expected, '');
  if (difference !== undefined) throw new InputError(`${where}: ${difference}`);
};

/** Where `actual` does not hold what `expected` names; fields that `expected` leaves out are free. */
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
