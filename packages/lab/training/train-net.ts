/** Fits a net to positions or decks and the results of their fights: gradient descent with Adam. */
import {
  answerOf,
  createNet,
  createSums,
  type Inputs,
  type Net,
} from '@three-spires/bots/slay-the-spire/net';
import { createRandom, type Random, randomBelow, shuffle } from '@three-spires/kernel';

/** The inputs of a position or a deck, and its fight's result, from 0 to 1. */
export type Position = Inputs & { readonly end: number };

/** A position in the form a helper sends it. */
type Sent = { readonly at: readonly number[]; readonly value: readonly number[]; readonly end: number };

export const positionOf = ({ at, value, end }: Sent): Position => ({
  at: Int32Array.from(at),
  value: Float64Array.from(value),
  length: at.length,
  end,
});

export type Fitting = {
  readonly hidden: number;
  /** The number of inputs. */
  readonly inputs: number;
  readonly epochs: number;
  readonly seed: string;
  /** The weight decay, so that rare inputs count little. */
  readonly decay?: number;
  /** Continues from this net, in smaller steps, instead of starting from random weights. */
  readonly from?: Net | undefined;
};

const BATCH = 64;
const RATE = 0.003;
const RATE_GOING_ON = 0.0007;
const DECAY = 2e-5;
const MOMENTUM = 0.9;
const MEMORY = 0.999;
const TINY = 1e-8;

/** Weights with the running means of their gradients. */
type Part = {
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
};
const partOf = (weights: Float64Array): Part => ({
  weights,
  slope: new Float64Array(weights.length),
  mean: new Float64Array(weights.length),
  square: new Float64Array(weights.length),
});

/** From -1 to 1. */
const anywhere = (random: Random): number => randomBelow(random, 0, 2001) / 1000 - 1;

const anyNet = (hidden: number, inputs: number, random: Random): Net => {
  const net = createNet(hidden, inputs);
  for (let at = 0; at < net.first.length; at++)
    net.first[at] = at % (hidden + 1) === hidden ? 0 : 0.3 * anywhere(random);
  for (let unit = 0; unit < hidden; unit++) net.answer[unit] = 0.5 * anywhere(random);
  return net;
};

const copyOf = ({ hidden, first, answer }: Net): Net => ({
  hidden,
  first: first.slice(),
  answer: answer.slice(),
});

/** A net fitted to the samples. */
export const fitNet = (samples: readonly Position[], fitting: Fitting): Net => {
  const { hidden, inputs, epochs, seed, from, decay = DECAY } = fitting;
  const random = createRandom(seed, 1);
  const net = from === undefined ? anyNet(hidden, inputs, random) : copyOf(from);
  const fastest = from === undefined ? RATE : RATE_GOING_ON;
  const order = samples.map((_, at) => at);
  const first = partOf(net.first);
  const answer = partOf(net.answer);
  const sums = createSums(net);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(random, 0, order);
    const rate = fastest * (1 - epoch / epochs);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH).map((number) => samples[number] as Position);
      for (const sample of batch) addSlope(net, sample, sums, first.slope, answer.slope);
      steps++;
      step(first, { rate, steps, decay, count: batch.length });
      step(answer, { rate, steps, decay, count: batch.length });
    }
  }
  return net;
};

/** Adds the gradient of a sample's error with respect to each weight. */
const addSlope = (
  net: Net,
  sample: Position,
  sums: Float64Array,
  first: Float64Array,
  answer: Float64Array,
): void => {
  const { hidden } = net;
  const found = answerOf(net, sample, sums);
  // The gradient of the cross entropy: it does not vanish when the answer is far off.
  const error = found - sample.end;
  for (let unit = 0; unit < hidden; unit++) {
    const signal = sums[unit] as number;
    const back = signal > 0 ? error * (net.answer[unit] as number) : 0;
    if (signal > 0) answer[unit] = (answer[unit] as number) + error * signal;
    sums[unit] = back;
  }
  sums[hidden] = error;
  for (let input = 0; input < sample.length; input++) {
    const row = (sample.at[input] as number) * (hidden + 1);
    const amount = sample.value[input] as number;
    for (let unit = 0; unit <= hidden; unit++)
      first[row + unit] = (first[row + unit] as number) + amount * (sums[unit] as number);
  }
};

type Step = {
  readonly rate: number;
  readonly steps: number;
  readonly decay: number;
  readonly count: number;
};

/** One Adam step for all weights; resets the gradients. */
const step = ({ weights, slope, mean, square }: Part, { rate, steps, decay, count }: Step): void => {
  const [warmMean, warmSquare] = [1 - MOMENTUM ** steps, 1 - MEMORY ** steps];
  for (let at = 0; at < weights.length; at++) {
    const down = (slope[at] as number) / count + decay * (weights[at] as number);
    slope[at] = 0;
    mean[at] = MOMENTUM * (mean[at] as number) + (1 - MOMENTUM) * down;
    square[at] = MEMORY * (square[at] as number) + (1 - MEMORY) * down * down;
    const far = (mean[at] as number) / warmMean / (Math.sqrt((square[at] as number) / warmSquare) + TINY);
    weights[at] = (weights[at] as number) - rate * far;
  }
};

/** The net's error on held-out samples, and the error of their average. */
export const errorOf = (net: Net, samples: readonly Position[]): { net: number; average: number } => {
  const sums = createSums(net);
  const mean = samples.reduce((sum, { end }) => sum + end, 0) / samples.length;
  let [own, average] = [0, 0];
  for (const sample of samples) {
    own += (answerOf(net, sample, sums) - sample.end) ** 2;
    average += (mean - sample.end) ** 2;
  }
  return { net: own / samples.length, average: average / samples.length };
};
