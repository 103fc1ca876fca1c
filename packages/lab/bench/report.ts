/** The results of a bench run, as data and as lines of text. */
import type { Recorded, Size } from './request.ts';
import { type Figures, linesOf, type Measured } from './rounds.ts';
import { ratiosOf, type Spread, spreadOf } from './statistics.ts';
import type { Work } from './works.ts';

/** One work in one tree. */
export type Side = {
  /** Per second of CPU time: real decisions, copies, hashes or moves. */
  readonly perSecond: Spread;
  readonly perMillionSteps: Spread;
  readonly recorded?: Recorded;
  /** Decisions of every kind per second, including forced and idle ones. */
  readonly allPerSecond?: number;
  /** In a shared process: the speed relative to the game in a process of its own. */
  readonly ofAlone?: Spread;
};

export type Row = {
  readonly name: string;
  readonly unit: 'real decisions' | 'copies' | 'hashes' | 'moves';
  readonly here: Side | { readonly problem: string };
  readonly there?: Side | { readonly problem: string };
  /** How much faster it is here. */
  readonly ratio?: Spread;
  readonly allRatio?: number;
  /** Whether both trees played the same games. */
  readonly sameGames?: boolean;
};

export type SizeRow = {
  readonly name: string;
  readonly here?: Size | undefined;
  readonly there?: Size | undefined;
};

export type Report = {
  readonly machine: { readonly node: string; readonly processor: string };
  readonly here: string;
  readonly there?: string;
  readonly rounds: number;
  readonly rows: readonly Row[];
  readonly states: readonly SizeRow[];
};

const perSecond = ({ speeds }: Figures): number[] => speeds.map((speed) => speed.perSecond);

const sideOf = (measured: Measured, work: Work, name: string): Side | { problem: string } => {
  const figures = measured.figures.get(name);
  const problem = measured.problems.get(work.name);
  if (problem !== undefined || figures === undefined) return { problem: problem ?? 'it was not measured' };
  const { speeds, recorded } = figures;
  const alone =
    work.kind === 'shared' ? measured.figures.get(name.slice(`${work.name}: `.length)) : undefined;
  const spread = spreadOf(perSecond(figures));
  const all = recorded && (recorded.real + recorded.forced + recorded.idle) / recorded.real;
  return {
    perSecond: spread,
    perMillionSteps: spreadOf(speeds.map(({ perMillionSteps }) => perMillionSteps)),
    ...(recorded && all && work.kind === 'play' ? { recorded, allPerSecond: spread.median * all } : {}),
    ...(alone === undefined ? {} : { ofAlone: ratiosOf(perSecond(figures), perSecond(alone)) }),
  };
};

const UNITS: Partial<Record<Work['kind'], Row['unit']>> = { copy: 'copies', hash: 'hashes', table: 'moves' };

const unitOf = ({ kind }: Work): Row['unit'] => UNITS[kind] ?? 'real decisions';

/** Units so quick that the time per unit is more informative than the number per second. */
const TIMED: Partial<Record<Row['unit'], string>> = { copies: 'us a copy', hashes: 'us a hash' };

const rowOf = (here: Measured, there: Measured | undefined, work: Work, name: string): Row => {
  const row = { name, unit: unitOf(work), here: sideOf(here, work, name) };
  if (there === undefined) return row;
  const other = sideOf(there, work, name);
  if ('problem' in other || 'problem' in row.here) return { ...row, there: other };
  const [ours, theirs] = [here.figures.get(name) as Figures, there.figures.get(name) as Figures];
  return {
    ...row,
    there: other,
    ratio: ratiosOf(perSecond(ours), perSecond(theirs)),
    ...(row.here.allPerSecond && other.allPerSecond
      ? { allRatio: row.here.allPerSecond / other.allPerSecond }
      : {}),
    ...(ours.recorded && theirs.recorded ? { sameGames: ours.recorded.hash === theirs.recorded.hash } : {}),
  };
};

export const reportOf = (
  machine: Report['machine'],
  works: readonly Work[],
  rounds: number,
  here: Measured,
  there?: Measured,
): Report => ({
  machine,
  here: here.tree.name,
  ...(there === undefined ? {} : { there: there.tree.name }),
  rounds,
  rows: works
    .filter(({ kind }) => kind !== 'size')
    .flatMap((work) => linesOf(work).map((name) => rowOf(here, there, work, name))),
  states: works
    .filter(({ kind }) => kind === 'size')
    .map(({ name }) => ({
      name,
      here: here.sizes.get(name),
      ...(there && { there: there.sizes.get(name) }),
    })),
});

// As text

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const share = (part: number, { real, forced, idle }: Recorded): string =>
  `${((100 * part) / (real + forced + idle)).toFixed(1)} %`;
const twoDigits = ({ median, lowest, highest }: Spread): string =>
  `${median.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;

const lineOf = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('')
    .trimEnd();

const speedCell = ({ perSecond: { median } }: Side, unit: Row['unit']): string =>
  TIMED[unit] === undefined ? `${whole(median)} ${unit}/s` : `${(1e6 / median).toFixed(2)} ${TIMED[unit]}`;

const ALONE_WIDTHS = [40, 26, 24, 14, 9, 9, 13];

const aloneLine = ({ name, unit, here }: Row): string => {
  if ('problem' in here) return lineOf([name, 'not measurable'], ALONE_WIDTHS);
  const { lowest, highest } = here.perSecond;
  const { recorded, allPerSecond, ofAlone } = here;
  const cells = [
    name,
    speedCell(here, unit),
    TIMED[unit] !== undefined
      ? `${(1e6 / highest).toFixed(2)} to ${(1e6 / lowest).toFixed(2)}`
      : `${whole(lowest)} to ${whole(highest)}`,
    allPerSecond === undefined ? '' : `${whole(allPerSecond)}/s`,
    recorded === undefined ? '' : share(recorded.forced, recorded),
    recorded === undefined ? '' : share(recorded.idle, recorded),
    here.perMillionSteps.median.toFixed(0),
  ];
  const line = lineOf(cells, ALONE_WIDTHS);
  return ofAlone === undefined ? line : `${line}   ${twoDigits(ofAlone)} of alone`;
};

const aloneLines = ({ rows }: Report): string[] => [
  lineOf(
    ['work', 'speed', 'lowest to highest', 'all decisions', 'forced', 'idle', 'per M steps'],
    ALONE_WIDTHS,
  ),
  ...rows.map(aloneLine),
];

const AGAINST_WIDTHS = [40, 28, 28, 24, 10];

const cellOf = (side: Side | { problem: string } | undefined, unit: Row['unit']): string =>
  side === undefined || 'problem' in side ? 'not measurable' : speedCell(side, unit);

const againstLine = ({ name, unit, here, there, ratio, allRatio, sameGames }: Row): string => {
  const cells = [
    name,
    cellOf(there, unit),
    cellOf(here, unit),
    ratio ? twoDigits(ratio) : '',
    allRatio?.toFixed(2) ?? '',
  ];
  const line = lineOf([`${name}${sameGames === false ? ' *' : ''}`, ...cells.slice(1)], AGAINST_WIDTHS);
  const [one, other] = [there, here].map((side) =>
    side !== undefined && 'ofAlone' in side ? side.ofAlone?.median.toFixed(2) : undefined,
  );
  return one === undefined || other === undefined ? line : `${line}   of alone: ${one} there, ${other} here`;
};

const problemLines = (side: 'here' | 'there', { rows }: Report): string[] =>
  rows.flatMap((row) => {
    const found = row[side];
    return found !== undefined && 'problem' in found
      ? [`${row.name} is not measurable ${side}: ${found.problem}`]
      : [];
  });

const againstLines = (report: Report): string[] => [
  `there: ${report.there}; here: ${report.here}; ${report.rounds === 1 ? 'one round' : `${report.rounds} rounds`}; a ratio above 1 is faster here`,
  lineOf(['work', 'there', 'here', 'ratio', 'all'], AGAINST_WIDTHS),
  ...report.rows.map(againstLine),
  ...(report.rows.some(({ sameGames }) => sameGames === false)
    ? [
        '* The trees played different games from the same seeds: their rules, or the order of their moves, differ.',
      ]
    : []),
  ...problemLines('there', report),
];

const bytes = (size: Size | undefined): string =>
  size === undefined ? 'not measurable' : `${whole(size.json)} as JSON, ${whole(size.heap)} on the heap`;

const stateLine = ({ name, here, there }: SizeRow, isAgainst: boolean): string =>
  `${name.padEnd(40)}${isAgainst ? `there ${bytes(there)}; here ` : ''}${bytes(here)} (bytes)`;

export const linesOfReport = (report: Report): string[] => {
  const isAgainst = report.there !== undefined;
  return [
    ...(isAgainst ? againstLines(report) : aloneLines(report)),
    ...report.states.map((row) => stateLine(row, isAgainst)),
    ...problemLines('here', report),
    'Per second of processor time. A decision is real if it has more than one legal move and the move leads to a new state.',
  ];
};
