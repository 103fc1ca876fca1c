/** Reports samples of the tower as lines of text. */

import { STEPS_PER_SECOND } from '@three-spires/stygian-society/tower/plan';
import { bar } from '../bars.ts';
import type { Sample } from './tower-sample.ts';

const sum = (samples: readonly Sample[], value: (sample: Sample) => number): number =>
  samples.reduce((total, sample) => total + value(sample), 0);

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Proportions for which the rules have targets (R25). */
export const sharesOf = (samples: readonly Sample[]) => {
  const fell = sum(samples, (sample) => sample.fell);
  const loosened = sum(samples, (sample) => sample.loosened);
  return {
    fall: ratio(
      fell,
      sum(samples, (sample) => sample.dropped),
    ),
    stuck: ratio(
      sum(samples, (sample) => sample.stuckBefore),
      samples.length,
    ),
    loosen: ratio(
      loosened,
      sum(samples, (sample) => sample.stuckBefore),
    ),
    fromStuck: ratio(loosened, fell + loosened),
    crypt: ratio(
      sum(samples, (sample) => sample.crypt),
      fell + loosened,
    ),
    luck: ratio(samples.filter(({ crypt }) => crypt >= 2).length, samples.length),
  };
};
export type Shares = ReturnType<typeof sharesOf>;

type Target = {
  readonly what: string;
  readonly wanted: string;
  readonly least: number;
  readonly most: number;
};

export const TARGETS: Readonly<Record<keyof Shares, Target>> = {
  fall: { what: 'a dropped cube falls straight through', wanted: '0.68', least: 0.55, most: 0.8 },
  stuck: { what: 'cubes stuck before a drop', wanted: '6-7', least: 4, most: 12 },
  loosen: { what: 'a stuck cube comes out', wanted: '0.29', least: 0.17, most: 0.43 },
  fromStuck: { what: 'of what comes out, was stuck before', wanted: '0.33', least: 0.2, most: 0.45 },
  crypt: { what: 'of what comes out, lands in the crypt', wanted: '0.18', least: 0.1, most: 0.25 },
  luck: { what: 'drops with two or more in the crypt', wanted: '0.31', least: 0.12, most: 0.46 },
};

const BAR = 40;

export const targetLines = (shares: Shares): string[] =>
  (Object.keys(TARGETS) as (keyof Shares)[]).map((key) => {
    const { what, wanted, least, most } = TARGETS[key];
    const value = shares[key];
    const verdict = value >= least && value <= most ? 'within' : 'OUTSIDE';
    return `  ${what.padEnd(40)}${value.toFixed(3).padStart(8)}   target ${wanted.padEnd(5)} ${verdict} ${least}-${most}`;
  });

type Group = { readonly label: string; readonly samples: readonly Sample[] };

/** Samples grouped by a number; those above the last bound form one group. */
const grouped = (
  samples: readonly Sample[],
  value: (sample: Sample) => number,
  bounds: readonly number[],
): Group[] =>
  bounds.flatMap((from, at) => {
    const to = (bounds[at + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const inside = samples.filter((sample) => value(sample) >= from && value(sample) <= to);
    const label = to === Number.POSITIVE_INFINITY ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
    return inside.length === 0 ? [] : [{ label, samples: inside }];
  });

const groupLine = ({ label, samples }: Group): string => {
  const shares = sharesOf(samples);
  const numbers = [shares.fall, shares.loosen, shares.crypt].map((share) => share.toFixed(3).padStart(9));
  return `  ${label.padStart(6)}${String(samples.length).padStart(8)}${numbers.join('')}   ${bar(shares.fall, BAR)}`;
};

const HEAD = `          drops    falls   loosens   crypt   share of dropped cubes that fall through`;

export const groupLines = (samples: readonly Sample[]): string[] => [
  '',
  'By the number of cubes dropped:',
  HEAD,
  ...grouped(samples, ({ dropped }) => dropped, [3, 4, 5, 6, 7, 8, 9, 10, 12]).map(groupLine),
  '',
  'By the number of cubes stuck before:',
  HEAD,
  ...grouped(samples, ({ stuckBefore }) => stuckBefore, [0, 1, 3, 5, 7, 9, 11, 14, 18]).map(groupLine),
];

/** How often each number of cubes came out, and got stuck, over all drops. */
export const chartLines = (
  samples: readonly Sample[],
  title: string,
  value: (sample: Sample) => number,
): string[] => {
  const most = Math.max(...samples.map(value));
  const counts = Array.from(
    { length: most + 1 },
    (_, n) => samples.filter((sample) => value(sample) === n).length,
  );
  const highest = Math.max(...counts);
  return [
    '',
    title,
    ...counts.map((count, n) => {
      const share = `${((100 * count) / samples.length).toFixed(1)}%`;
      return `  ${String(n).padStart(4)} ${share.padStart(7)} ${bar(count / highest, BAR)}`;
    }),
  ];
};

const FRAME = 1000 / 60;

export const costLines = (samples: readonly Sample[], bytes: number): string[] => {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  const steps = sum(samples, (sample) => sample.steps);
  const perStep = ratio(
    sum(samples, (sample) => sample.milliseconds),
    steps,
  );
  const perFrame = (perStep * STEPS_PER_SECOND) / 60;
  return [
    '',
    `Processor time per drop: median ${at(0.5)} ms, one in twenty above ${at(0.95)} ms, ${Math.round(steps / samples.length)} steps on average.`,
    `One step ${perStep.toFixed(3)} ms; seen at its own speed (${STEPS_PER_SECOND} steps a second) a fall takes ${perFrame.toFixed(2)} ms of a frame of ${FRAME.toFixed(1)} ms, ${((100 * perFrame) / FRAME).toFixed(1)}%.`,
    `Memory of the physics with a world in it: ${(bytes / 1e6).toFixed(1)} MB.`,
  ];
};
