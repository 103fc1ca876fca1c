/** Fits the network of `chance.ts` to samples: gradient descent in mini-batches with Adam. */
import { type Network, oddsOf, sizeOf } from '@three-spires/bots/mystic-spires/chance';
import { COUNTS, FIGURES } from '@three-spires/bots/mystic-spires/features';
import { chanceFromOdds } from '@three-spires/bots/odds';
import { createRandom, type Random, randomBelow, shuffle } from '@three-spires/kernel';
import type { Sample } from './sample.ts';

const BATCH = 256;
const FASTEST = 0.003;
const SLOWEST = 1e-5;
/** Adam's decay rates of the mean and the mean square. */
const [MEAN, SQUARE] = [0.9, 0.999];
/** Weight decay per step, higher for single cards, because some of them are rare. */
const SHRINK = 0.002;
const SHRINK_OF_CARDS = 0.02;

const between = (random: Random): number => randomBelow(random, 0, 1 << 30) / (1 << 29) - 1;

const startingNetwork = (hidden: number, random: Random): Network => {
  const weights = new Float64Array(sizeOf(hidden));
  const biases = hidden * FIGURES;
  for (let at = 0; at < biases; at++) weights[at] = between(random) / Math.sqrt(FIGURES);
  for (let unit = 0; unit < hidden; unit++) weights[biases + hidden + unit] = 0.3 * between(random);
  return { hidden, weights };
};

type Ready = { readonly figures: Float64Array; readonly counts: readonly number[]; readonly won: number };

/** Adds the gradient of one sample. */
const addGradient = (
  network: Network,
  { figures, counts, won }: Ready,
  active: Float64Array,
  gradient: Float64Array,
): void => {
  const { hidden, weights } = network;
  const missed = (chanceFromOdds(oddsOf(network, figures, counts, active)) - won) / BATCH;
  const biases = hidden * FIGURES;
  const outputs = biases + hidden;
  const direct = outputs + hidden;
  const add = (at: number, amount: number): void => {
    gradient[at] = (gradient[at] as number) + amount;
  };
  for (let unit = 0; unit < hidden; unit++) {
    const output = active[unit] as number;
    const back = missed * (weights[outputs + unit] as number) * (1 - output * output);
    add(outputs + unit, missed * output);
    add(biases + unit, back);
    for (let at = 0; at < FIGURES; at++) add(unit * FIGURES + at, back * (figures[at] as number));
  }
  for (let at = 0; at < FIGURES; at++) add(direct + at, missed * (figures[at] as number));
  for (const card of counts) add(direct + FIGURES + card, missed);
  add(direct + FIGURES + COUNTS, missed);
};

type Adam = { readonly mean: Float64Array; readonly square: Float64Array; steps: number };

const step = ({ hidden, weights }: Network, gradient: Float64Array, adam: Adam, speed: number): void => {
  adam.steps++;
  const cards = hidden * (FIGURES + 2) + FIGURES;
  const meanShare = 1 - MEAN ** adam.steps;
  const squareShare = 1 - SQUARE ** adam.steps;
  for (let at = 0; at < weights.length; at++) {
    const slope = gradient[at] as number;
    const mean = MEAN * (adam.mean[at] as number) + (1 - MEAN) * slope;
    const square = SQUARE * (adam.square[at] as number) + (1 - SQUARE) * slope * slope;
    adam.mean[at] = mean;
    adam.square[at] = square;
    const weight = weights[at] as number;
    const shrink = at >= cards && at < cards + COUNTS ? SHRINK_OF_CARDS : SHRINK;
    weights[at] =
      weight - speed * (mean / meanShare / (Math.sqrt(square / squareShare) + 1e-8) + shrink * weight);
  }
};

/** The mean loss in nats, and the proportion of samples in which the likelier winner won. */
export const measure = (network: Network, samples: readonly Sample[]): { loss: number; right: number } => {
  const active = new Float64Array(network.hidden);
  let [loss, right] = [0, 0];
  for (const { figures, counts, won } of samples) {
    const chance = chanceFromOdds(oddsOf(network, Float64Array.from(figures), counts, active));
    loss -= Math.log(Math.max(1e-9, won === 1 ? chance : 1 - chance));
    if (chance > 0.5 === (won === 1)) right++;
  }
  return { loss: loss / samples.length, right: right / samples.length };
};

/** The same samples, seed and rounds give the same network. */
export const fit = (
  samples: readonly Sample[],
  hidden: number,
  rounds: number,
  seed: string,
  report: (round: number) => void,
): Network => {
  const random = createRandom(seed, 1);
  const network = startingNetwork(hidden, random);
  const ready = samples.map(({ figures, counts, won }) => ({
    figures: Float64Array.from(figures),
    counts,
    won,
  }));
  const order = Array.from({ length: samples.length }, (_, at) => at);
  const gradient = new Float64Array(network.weights.length);
  const active = new Float64Array(hidden);
  const adam = { mean: gradient.slice(), square: gradient.slice(), steps: 0 };
  for (let round = 0; round < rounds; round++) {
    shuffle(random, 0, order);
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      gradient.fill(0);
      for (let at = from; at < from + BATCH; at++)
        addGradient(network, ready[order[at] as number] as Ready, active, gradient);
      step(network, gradient, adam, SLOWEST + FASTEST * (1 - round / rounds));
    }
    report(round + 1);
  }
  return network;
};
