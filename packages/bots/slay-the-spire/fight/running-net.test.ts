import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, createNet, createSums, type Inputs, type Net } from '../net.ts';
import { createFightInputs, INPUT_NAMES } from './inputs.ts';
import { answerNext, runNet } from './running-net.ts';

const HIDDEN = 4;
const INPUTS = 12;

const inputsOf = (parts: readonly (readonly [number, number])[]): Inputs => {
  const inputs = createFightInputs();
  for (const [at, value] of parts) {
    inputs.at[inputs.length] = at;
    inputs.value[inputs.length++] = value;
  }
  return inputs;
};

const netOf = (weights: readonly number[]): Net => {
  const net = createNet(HIDDEN, INPUTS);
  const used = INPUTS * (HIDDEN + 1);
  net.first.set(weights.slice(0, used).map((weight) => weight / 1000));
  net.answer.set(weights.slice(used).map((weight) => weight / 1000));
  return net;
};

const weight = fc.integer({ min: -2000, max: 2000 });
const weights = fc.array(weight, { minLength: 64, maxLength: 64 });
/** An input can come in several parts, as the HP of two enemies of a kind do. */
const part = fc.tuple(fc.nat(INPUTS - 1), fc.double({ min: -4, max: 4, noNaN: true }));
const positions = fc.array(fc.array(part, { maxLength: 20 }), { minLength: 1, maxLength: 8 });

describe('the net that keeps its sums', () => {
  test('says what the net says that adds everything up', () => {
    fc.assert(
      fc.property(weights, positions, (numbers, all) => {
        const net = netOf(numbers);
        const running = runNet(net);
        for (const parts of all) {
          const inputs = inputsOf(parts);
          expect(answerNext(running, inputs)).toBeCloseTo(answerOf(net, inputs, createSums(net)), 3);
        }
      }),
    );
  });

  test('has exactly the same answer whatever it judged before', () => {
    fc.assert(
      fc.property(weights, positions, (numbers, all) => {
        const net = netOf(numbers);
        const running = runNet(net);
        for (const parts of all)
          expect(answerNext(running, inputsOf(parts))).toBe(answerNext(runNet(net), inputsOf(parts)));
      }),
    );
  });

  test('has a name for every input of a fight, and no name twice', () => {
    expect(new Set(INPUT_NAMES).size).toBe(INPUT_NAMES.length);
  });
});
