import { createRefuse } from '../engine/refuse.ts';
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { addMove, encodeMove, type Move, type MoveList, moveA } from '../move.ts';
import { createRandom, type Random, randomBelow } from '../random.ts';
import { InputError, type Refusal, refusal } from '../refusal.ts';
import { type Seat, seatBit } from '../seat.ts';

/**
 * The smallest complete game: seats take turns to add 1 to 3, or a die roll, and the first to pass the goal
 * wins. For the tests of the kernel, which knows no real game.
 */
export type CountingState = { random: Random; seats: number; goal: number; total: number; turns: number };
export type CountingSetup = { readonly seats: number; readonly goal: number };
export type CountingView = { readonly total: number; readonly turn: Seat };
export type CountingEvent = GameEvent & { readonly seat: Seat; readonly added: number };

const ADD = 1;
const ROLL = 2;
const MOST = 3;

export const addNumber = (amount: number): Move => encodeMove(ADD, amount);
export const rollDie: Move = encodeMove(ROLL);

const turnOf = (state: CountingState): Seat => state.turns % state.seats;
const isOver = (state: CountingState): boolean => state.total >= state.goal;
const names = ['Ann', 'Ben', 'Cat'];

const legal = (state: CountingState, seat: Seat, out: MoveList): void => {
  out.length = 0;
  if (isOver(state) || seat !== turnOf(state)) return;
  for (let amount = 1; amount <= MOST; amount++) addMove(out, addNumber(amount));
  addMove(out, rollDie);
};

const reason = (state: CountingState, seat: Seat): Refusal => {
  if (isOver(state)) return refusal('game-over');
  if (seat !== turnOf(state)) return refusal('not-your-turn', 'COUNT-1', { seat: turnOf(state) });
  return refusal('not-a-number', 'COUNT-2');
};

export const countingGame: Game<CountingState, CountingSetup, CountingView, CountingEvent> = {
  id: 'counting',
  name: 'Counting',
  rulesVersion: 3,
  stateVersion: 1,
  seats: { least: 1, most: 3 },
  readSetup: (value) => {
    const { seats, goal } = value as CountingSetup;
    if (!Number.isInteger(seats) || seats < 1 || seats > 3) throw new InputError('setup: seats');
    return { seats, goal };
  },
  start: ({ seats, goal }, seed) => ({ random: createRandom(seed, 1), seats, goal, total: 0, turns: 0 }),
  deciding: (state) => (isOver(state) ? 0 : seatBit(turnOf(state))),
  decisions: (state) =>
    isOver(state) ? [] : [{ id: state.turns + 1, kind: 'count', seats: [turnOf(state)] }],
  legal,
  refuse: createRefuse({ seats: ({ seats }) => seats, legal, reason }),
  apply: (state, seat, move, emit) => {
    const added = move === rollDie ? 1 + randomBelow(state.random, 0, 6) : moveA(move);
    state.total += added;
    state.turns++;
    emit?.({ type: 'counted', seat, added, ...(move === rollDie ? { reveals: true } : {}) });
  },
  copy: (state) => ({ ...state, random: state.random.slice() }),
  // Only the die is hidden.
  imagine: (state, _seat, seed) => ({ ...state, random: createRandom(seed, 1) }),
  view: (state) => ({ total: state.total, turn: turnOf(state) }),
  outcome: (state) =>
    isOver(state) ? { result: 'victory', winners: [turnOf(state)], reason: 'counted' } : undefined,
  preview: (state, _seat, move) => ({ changes: [], unknown: move === rollDie && !isOver(state) }),
  describe: (_state, _seat, move) => (move === rollDie ? { do: 'roll' } : { do: 'add', amount: moveA(move) }),
  explain: ({ code }) => [`refused: ${code}`],
  narrate: ({ seat, added }) => [`${names[seat]} adds ${added}`],
  content: [{ id: 'die', name: 'Die', kind: 'die', copies: 1, faces: [] }],
  scenario: {
    build: (position, seed) => {
      const { seats, goal, total } = position as CountingSetup & { total?: unknown };
      if (total !== undefined && typeof total !== 'number') throw new InputError('position: total');
      return { random: createRandom(seed, 1), seats, goal, total: total ?? 0, turns: 0 };
    },
    show: (state) => ({ goal: state.goal, total: state.total, turn: names[turnOf(state)] }),
    seat: (_state, name) => (typeof name === 'number' ? name : names.indexOf(name)),
    encode: (_state, _seat, readable) => {
      if (readable.do === 'roll') return rollDie;
      return typeof readable.amount === 'number' ? addNumber(readable.amount) : undefined;
    },
  },
};
