/** For training: fight positions and their outcomes. */
import { createRandom, type Seat } from '@three-spires/kernel';
import { imagineFight, isCombatPhase, type State } from '@three-spires/slay-the-spire/for-bots';
import { createFightInputs, fillInputs } from './inputs.ts';
import { type Policy, playOut } from './simulate.ts';
import { worthOf } from './turn-search.ts';
import { BEST, isLost, reserveOf, valueOfFight, worthOfDefeat } from './value.ts';

/**
 * A position between two rounds: the indices of its inputs and their values, and the fight's result, from 0
 * to 1.
 */
export type Sample = {
  readonly at: readonly number[];
  readonly value: readonly number[];
  readonly end: number;
};

type Met = Omit<Sample, 'end'> & { readonly expected: number };

const inputs = createFightInputs();

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Plays a fight to its end and reports positions between its rounds. */
export const sampleTurns = (start: State, seat: Seat, seed: string, policy: Policy, trust = 0): Sample[] => {
  const state = imagineFight(start, seat, seed);
  const met: Met[] = [];
  const random = createRandom(seed, 1);
  playOut(state, { ...policy, random }, undefined, (end) => {
    if (!isCombatPhase(end.phase) || isLost(end)) return;
    fillInputs(end, inputs);
    const { at, value, length } = inputs;
    met.push({
      at: Array.from(at.subarray(0, length)),
      value: Array.from(value.subarray(0, length), rounded),
      expected: Math.max(0, (valueOfFight(end) - reserveOf(end)) / BEST),
    });
  });
  const worth = isLost(state) ? worthOfDefeat(state) : worthOf(state) - reserveOf(state);
  return withEnds(met, Math.min(1, worth / BEST), trust);
};

/**
 * The training target of a position: partly the fight's result, partly the expected results of later
 * positions, which have less variance. `trust` is the weight of the expectation at each step back from the
 * end.
 */
const withEnds = (met: readonly Met[], last: number, trust: number): Sample[] => {
  let end = last;
  return met
    .toReversed()
    .map(({ at, value, expected }) => {
      const sample = { at, value, end: rounded(end) };
      end = trust * expected + (1 - trust) * end;
      return sample;
    })
    .reverse();
};
