/**
 * A small net that predicts a fight's result: one hidden layer over the inputs, plus a linear term from the
 * inputs to the answer. Nets are fitted to bots' fights: to positions (`npm run train-fights`) and to decks
 * (`npm run train-decks`).
 */
import { chanceFromOdds } from '../odds.ts';

/** Indices of inputs and their values; only the first `length` count. */
export type Inputs = { readonly at: Int32Array; readonly value: Float64Array; length: number };

/** A buffer for this many inputs. */
export const createInputs = (most: number): Inputs => ({
  at: new Int32Array(most),
  value: new Float64Array(most),
  length: 0,
});

/** Adds an input, unless its value is zero. */
export const addInput = (inputs: Inputs, at: number, value: number): void => {
  if (value === 0 || inputs.length === inputs.at.length) return;
  inputs.at[inputs.length] = at;
  inputs.value[inputs.length++] = value;
};

/** By input, the weights to each hidden unit and, last, to the answer; in thousandths, as text. */
export type NetFile = {
  readonly inputs: Readonly<Record<string, string>>;
  /** From each hidden unit to the answer. */
  readonly answer: string;
};

export type Net = {
  readonly hidden: number;
  /** For each input `hidden` + 1 weights. */
  readonly first: Float64Array;
  readonly answer: Float64Array;
};

/** Weights are stored in thousandths. */
export const SCALE = 1000;

const numbersOf = (text: string): number[] => text.split(' ').map((part) => Number(part) / SCALE);
const textOf = (values: Float64Array): string =>
  Array.from(values, (value) => Math.round(value * SCALE)).join(' ');

export const createNet = (hidden: number, inputs: number): Net => ({
  hidden,
  first: new Float64Array(inputs * (hidden + 1)),
  answer: new Float64Array(hidden),
});

/** Inputs without weights count for nothing: they never occurred in training. */
export const readNet = ({ inputs, answer }: NetFile, names: readonly string[]): Net => {
  const weights = numbersOf(answer);
  const net = createNet(weights.length, names.length);
  net.answer.set(weights);
  names.forEach((name, at) => {
    const row = inputs[name];
    if (row !== undefined) net.first.set(numbersOf(row), at * (net.hidden + 1));
  });
  return net;
};

export const writeNet = ({ hidden, first, answer }: Net, names: readonly string[]): NetFile => {
  const rows = names.map((name, at) => {
    const row = first.subarray(at * (hidden + 1), (at + 1) * (hidden + 1));
    return [name, row] as const;
  });
  const used = rows.filter(([, row]) => row.some((weight) => Math.abs(weight) * SCALE >= 0.5));
  return {
    inputs: Object.fromEntries(used.map(([name, row]) => [name, textOf(row)])),
    answer: textOf(answer),
  };
};

/** The number of inputs of a net. */
export const inputsOf = ({ hidden, first }: Net): number => first.length / (hidden + 1);

/** One net that gives the average of several: it has all their hidden units. */
export const joinNets = (nets: readonly Net[]): Net => {
  const inputs = inputsOf(nets[0] as Net);
  const net = createNet(
    nets.reduce((sum, { hidden }) => sum + hidden, 0),
    inputs,
  );
  const width = net.hidden + 1;
  let begin = 0;
  for (const { hidden, first, answer } of nets) {
    for (let unit = 0; unit < hidden; unit++)
      net.answer[begin + unit] = (answer[unit] as number) / nets.length;
    for (let input = 0; input < inputs; input++) {
      const row = first.subarray(input * (hidden + 1), (input + 1) * (hidden + 1));
      net.first.set(row.subarray(0, hidden), input * width + begin);
      const line = input * width + net.hidden;
      net.first[line] = (net.first[line] as number) + (row[hidden] as number) / nets.length;
    }
    begin += hidden;
  }
  return net;
};

/** The sums of the hidden units, also used in training. */
export type Sums = Float64Array;
export const createSums = ({ hidden }: Net): Sums => new Float64Array(hidden + 1);

/** The expected result of the fight, from 0 to 1. */
export const answerOf = (net: Net, { at, value, length }: Inputs, sums: Sums): number => {
  const { hidden, first, answer } = net;
  const width = hidden + 1;
  sums.fill(0);
  for (let input = 0; input < length; input++) {
    const row = (at[input] as number) * width;
    const amount = value[input] as number;
    for (let unit = 0; unit < width; unit++)
      sums[unit] = (sums[unit] as number) + amount * (first[row + unit] as number);
  }
  let sum = sums[hidden] as number;
  for (let unit = 0; unit < hidden; unit++) {
    const signal = sums[unit] as number;
    if (signal > 0) sum += signal * (answer[unit] as number);
  }
  return chanceFromOdds(sum);
};
