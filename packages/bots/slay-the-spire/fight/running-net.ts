/**
 * An incremental net for play. It keeps the sums of the last position evaluated and adds only the
 * differences, which are small within a fight. Weights and amounts are integers, so that the sums are exact:
 * a position has the same answer whatever was evaluated before it.
 */
import { chanceFromOdds } from '../../odds.ts';
import { type Inputs, inputsOf, type Net, SCALE } from '../net.ts';

export type RunningNet = {
  readonly hidden: number;
  /** For each input `hidden` + 1 weights, in thousandths. */
  readonly first: Float64Array;
  readonly answer: Float64Array;
  readonly sums: Float64Array;
  /** By input, the amount included in the sums, and the amount in the position to be evaluated. */
  readonly held: Float64Array;
  readonly next: Float64Array;
  /** Inputs of the last position. */
  readonly places: Int32Array;
  length: number;
  /** Inputs whose amount changes, and by how much. */
  readonly changed: Int32Array;
  readonly change: Float64Array;
  changes: number;
};

/** The unit of an input's amount. */
const AMOUNT = 65_536;

export const runNet = (net: Net): RunningNet => {
  const { hidden, first, answer } = net;
  const inputs = inputsOf(net);
  return {
    hidden,
    first: first.map((weight) => Math.round(weight * SCALE)),
    answer,
    sums: new Float64Array(hidden + 1),
    held: new Float64Array(inputs),
    next: new Float64Array(inputs),
    places: new Int32Array(inputs),
    length: 0,
    // Added four at a time: zeros pad the last group.
    changed: new Int32Array(2 * inputs + 3),
    change: new Float64Array(2 * inputs + 3),
    changes: 0,
  };
};

const noteChange = (net: RunningNet, input: number, amount: number): void => {
  net.changed[net.changes] = input;
  net.change[net.changes++] = amount;
};

/** Adds the changes to the sums, four inputs at a time: one at a time is much slower. */
const addChanges = (net: RunningNet): void => {
  const { first, sums, changed, change, changes } = net;
  const width = net.hidden + 1;
  for (let at = changes; at < changes + 3; at++) change[at] = 0;
  for (let at = 0; at < changes; at += 4) {
    const a = change[at] as number;
    const b = change[at + 1] as number;
    const c = change[at + 2] as number;
    const d = change[at + 3] as number;
    const rowA = (changed[at] as number) * width;
    const rowB = (changed[at + 1] as number) * width;
    const rowC = (changed[at + 2] as number) * width;
    const rowD = (changed[at + 3] as number) * width;
    for (let unit = 0; unit < width; unit++)
      sums[unit] =
        (sums[unit] as number) +
        a * (first[rowA + unit] as number) +
        b * (first[rowB + unit] as number) +
        c * (first[rowC + unit] as number) +
        d * (first[rowD + unit] as number);
  }
  net.changes = 0;
};

/** Updates the sums to a position. An input can be given in several parts. */
const moveTo = (net: RunningNet, { at, value, length }: Inputs): void => {
  const { held, next, places } = net;
  for (let part = 0; part < length; part++) {
    const input = at[part] as number;
    next[input] = (next[input] as number) + Math.round((value[part] as number) * AMOUNT);
  }
  for (let place = 0; place < net.length; place++) {
    const input = places[place] as number;
    if (next[input] !== 0 || held[input] === 0) continue;
    noteChange(net, input, -(held[input] as number));
    held[input] = 0;
  }
  net.length = 0;
  for (let part = 0; part < length; part++) {
    const input = at[part] as number;
    const amount = next[input] as number;
    if (amount === 0) continue;
    next[input] = 0;
    places[net.length++] = input;
    const change = amount - (held[input] as number);
    if (change === 0) continue;
    noteChange(net, input, change);
    held[input] = amount;
  }
  addChanges(net);
};

/** The expected result of the fight, from 0 to 1. */
export const answerNext = (net: RunningNet, inputs: Inputs): number => {
  moveTo(net, inputs);
  const { hidden, answer, sums } = net;
  let sum = sums[hidden] as number;
  for (let unit = 0; unit < hidden; unit++) {
    const signal = sums[unit] as number;
    if (signal > 0) sum += signal * (answer[unit] as number);
  }
  return chanceFromOdds(sum / (SCALE * AMOUNT));
};
