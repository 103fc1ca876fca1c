/** Many games of one kind that advance together, each by one decision at a time. */
import { type AnyGame, createMoveList, InputError, type Move, type Seat } from '@three-spires/kernel';
import { createEncoded, type Encoded, encodeFor, planOf } from '../encoding/encode.ts';
import type { Encoder } from '../encoding/encoder.ts';
import { encoderOf } from '../encoding/encoders.ts';
import { startGame } from '../games.ts';
import { within } from '../protocol/problem.ts';

/** Why a game has ended: its rules say so, or it has gone on for too long. */
export const ENDED = { no: 0, over: 1, cut: 2 } as const;

/** Integers about each game in a frame. */
export const HEAD = 8;

export type GroupGame = {
  state: unknown;
  /** The seat whose decision is shown, or -1 once the game has ended. */
  seat: Seat;
  decisions: number;
  ended: number;
  winners: number;
  result: number;
  readonly shown: Encoded;
};

export type GroupRules = {
  readonly game: AnyGame;
  readonly setups: readonly unknown[];
  readonly restart: boolean;
  readonly forced: boolean;
  readonly longest: number;
  /** Whether the integers of frames follow the line. */
  readonly binary: boolean;
};

export type Group = GroupRules & {
  readonly encoder: Encoder;
  readonly games: readonly GroupGame[];
  /** The observations of all games, one after another. */
  readonly observations: Int16Array;
  seed: string;
  /** How many games have been started from this seed. */
  started: number;
};

const RESULTS: Readonly<Record<string, number>> = { victory: 1, defeat: -1, draw: 0 };
const NOBODY = -1;

export const openGroup = (rules: GroupRules, seed: string, count: number): Group => {
  const encoder = encoderOf(rules.game.id);
  const { size } = planOf(encoder);
  const observations = new Int16Array(count * size);
  const games = Array.from({ length: count }, (_, number): GroupGame => {
    const shown = createEncoded(encoder, observations.subarray(number * size, (number + 1) * size));
    return { state: undefined, seat: NOBODY, decisions: 0, ended: ENDED.no, winners: 0, result: 0, shown };
  });
  const group: Group = { ...rules, encoder, games, observations, seed, started: 0 };
  for (const one of games) startNext(group, one);
  return group;
};

/** Starts the next game of the seed in a place. */
export const startNext = (group: Group, one: GroupGame): void => {
  const { game, setups } = group;
  const number = group.started++;
  const setup = setups[number % setups.length];
  one.state = within('setup', () => startGame(game, setup, `${group.seed}/${number}`));
  one.decisions = 0;
  one.ended = ENDED.no;
  one.winners = 0;
  one.result = 0;
  one.seat = NOBODY;
  showNext(group, one);
};

/** The next seat in turn that may decide: so each gets its turn where several may. */
const nextSeat = (game: AnyGame, state: unknown, last: Seat): Seat => {
  const deciding = game.deciding(state);
  if (deciding === 0) return NOBODY;
  for (let step = 1; ; step++) {
    const seat = (last + step) & 3;
    if ((deciding & (1 << seat)) !== 0) return seat;
  }
};

/** Goes on to the next decision that is asked, or to the end. */
const showNext = (group: Group, one: GroupGame): void => {
  const { encoder, game } = group;
  while (isGoingOn(group, one)) {
    one.seat = nextSeat(game, one.state, one.seat);
    if (one.seat === NOBODY) throw new Error('nobody decides');
    const move = group.forced ? undefined : onlyMove(game, one.state, one.seat);
    if (move === undefined) {
      encodeFor(encoder, game, one.state, one.seat, one.shown);
      return;
    }
    game.apply(one.state, one.seat, move);
    one.decisions++;
  }
  encodeFor(encoder, game, one.state, one.seat === NOBODY ? 0 : one.seat, one.shown);
  one.seat = NOBODY;
  one.shown.count = 0;
};

/** Whether a decision follows; notes how the game has ended if not. */
const isGoingOn = ({ game, longest }: Group, one: GroupGame): boolean => {
  const outcome = game.outcome(one.state);
  if (outcome !== undefined) {
    one.ended = ENDED.over;
    one.result = RESULTS[outcome.result] ?? 0;
    for (const winner of outcome.winners) one.winners |= 1 << winner;
    return false;
  }
  if (one.decisions >= longest) {
    one.ended = ENDED.cut;
    return false;
  }
  if (game.outside?.wanted(one.state) !== undefined)
    throw new InputError('setup: cubes of a physical tower fall outside; use a slot instead', 'setup');
  return true;
};

const list = createMoveList();

const onlyMove = (game: AnyGame, state: unknown, seat: Seat): Move | undefined => {
  game.legal(state, seat, list);
  return list.length === 1 ? list.moves[0] : undefined;
};

/** The place of an action among those that are possible; throws an InputError if it is not. */
export const findAction = ({ shown, ended }: GroupGame, action: number, number: number): number => {
  for (let at = 0; at < shown.count; at++) if (shown.actions[at] === action) return at;
  const why = ended === ENDED.no ? `action ${action} is not possible` : 'the game has ended';
  throw new InputError(`actions.${number}: ${why}`, `actions.${number}`);
};

/** Makes the decision at a place among the possible actions. */
export const decide = (group: Group, one: GroupGame, place: number): void => {
  group.game.apply(one.state, one.seat, one.shown.moves[place] as Move);
  one.decisions++;
  showNext(group, one);
};
