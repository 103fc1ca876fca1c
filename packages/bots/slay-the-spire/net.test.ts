import { describe, expect, test } from 'vitest';
import {
  addInput,
  answerOf,
  createInputs,
  createNet,
  createSums,
  type Inputs,
  joinNets,
  type Net,
  type NetFile,
  readNet,
  writeNet,
} from './net.ts';

const NAMES = ['hp', 'strength'];

const read = (file: NetFile): Net => readNet(file, NAMES);

const inputsOf = (...values: readonly [string, number][]): Inputs => {
  const inputs = createInputs(NAMES.length);
  for (const [name, value] of values) addInput(inputs, NAMES.indexOf(name), value);
  return inputs;
};

describe('the net', () => {
  test('adds what the straight line and the hidden units say', () => {
    const net = read({ inputs: { hp: '2000 500', strength: '-1000 0' }, answer: '250' });
    const answer = answerOf(net, inputsOf(['hp', 1], ['strength', 1]), createSums(net));
    expect(answer).toBeCloseTo(1 / (1 + Math.exp(-0.75)));
  });

  test('leaves a hidden unit below 0 out', () => {
    const net = read({ inputs: { hp: '2000 500', strength: '-1000 0' }, answer: '250' });
    const answer = answerOf(net, inputsOf(['hp', 1], ['strength', 3]), createSums(net));
    expect(answer).toBeCloseTo(1 / (1 + Math.exp(-0.5)));
  });

  test('says on average what several nets say when they are joined', () => {
    const one = read({ inputs: { hp: '2000 500' }, answer: '250' });
    const other = read({ inputs: { hp: '1000 -3000 100', strength: '0 400 200' }, answer: '800 600' });
    const oddsOf = (net: Net): number => {
      const answer = answerOf(net, inputsOf(['hp', 1.5], ['strength', -2]), createSums(net));
      return Math.log(answer / (1 - answer));
    };
    expect(oddsOf(joinNets([one, other]))).toBeCloseTo((oddsOf(one) + oddsOf(other)) / 2);
  });

  test('is the same after it was written and read', () => {
    const net = createNet(3, NAMES.length);
    net.first.set([0.25, -1.5, 0, 0.125], NAMES.indexOf('hp') * 4);
    net.answer.set([1, -2, 0.5]);
    expect(read(writeNet(net, NAMES))).toEqual(net);
  });
});
