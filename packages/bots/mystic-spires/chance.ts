/** The chance of winning, estimated by a small network fitted to bots' games (`npm run chances`). */
import { PHASE, type State } from '@three-spires/mystic-spires/for-bots';
import { chanceFromOdds } from '../odds.ts';
import { COUNTS, FIGURES, listCounts, writeFigures } from './features.ts';
import fitted from './weights.json' with { type: 'json' };

/** The number of weights of a network with this many hidden units. */
export const sizeOf = (hidden: number): number => hidden * (FIGURES + 2) + FIGURES + COUNTS + 1;

export type Network = { readonly hidden: number; readonly weights: Float64Array };

/** Builds a network from numbers, which must match the figures of this version. */
const readNetwork = (hidden: number, numbers: readonly number[]): Network => {
  if (numbers.length !== sizeOf(hidden))
    throw new Error(`the network needs ${sizeOf(hidden)} numbers, not ${numbers.length}: fit it again`);
  return { hidden, weights: Float64Array.from(numbers) };
};

/**
 * The log odds. The order of the weights: for each hidden unit its weights; then the units' biases; their
 * weights in the sum; the weights of the figures; those of the counted cards; and one for having the turn.
 * `active` receives the outputs of the hidden units, for fitting.
 */
export const oddsOf = (
  { hidden, weights }: Network,
  figures: Float64Array,
  counts: readonly number[],
  active: Float64Array,
): number => {
  const biases = hidden * FIGURES;
  const outputs = biases + hidden;
  const direct = outputs + hidden;
  const cards = direct + FIGURES;
  let sum = weights[cards + COUNTS] as number;
  for (let unit = 0; unit < hidden; unit++) {
    let input = weights[biases + unit] as number;
    const row = unit * FIGURES;
    for (let at = 0; at < FIGURES; at++) input += (weights[row + at] as number) * (figures[at] as number);
    const output = Math.tanh(input);
    active[unit] = output;
    sum += (weights[outputs + unit] as number) * output;
  }
  for (let at = 0; at < FIGURES; at++) sum += (weights[direct + at] as number) * (figures[at] as number);
  for (let at = 0; at < counts.length; at++) sum += weights[cards + (counts[at] as number)] as number;
  return sum;
};

/** Loaded on first use: `npm run chances` writes it, and must be able to run while it does not fit. */
let network: Network | undefined;
const figures = new Float64Array(FIGURES);
const counts: number[] = [];
const active = new Float64Array(fitted.hidden);

/** The seat's chance of winning at the start of a turn, with all cards open, from 0 to 1. */
export const chanceOf = (state: State, seat: number): number => {
  if (state.phase === PHASE.over) {
    if (state.losers === 3) return 0.5;
    return (state.losers & (1 << seat)) === 0 ? 1 : 0;
  }
  writeFigures(state, figures);
  listCounts(state, counts);
  network ??= readNetwork(fitted.hidden, fitted.weights);
  const chance = chanceFromOdds(oddsOf(network, figures, counts, active));
  return state.turnPlayer === seat ? chance : 1 - chance;
};
