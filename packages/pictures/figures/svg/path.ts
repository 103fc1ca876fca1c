/** Brings the data of a path into one form: absolute M, L, C and Z, with one decimal, which is finer than a pixel. */
import { arcCurves } from './arc.ts';
import { applied, IDENTITY, type Matrix, type Point } from './matrix.ts';

/** M and L have one point, C has three, Z none. */
type Command = { readonly letter: 'M' | 'L' | 'C' | 'Z'; readonly points: readonly Point[] };

/** Numbers after each letter. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const LETTER = /[\s,]*([A-Za-z])/y;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
/** The flags of an arc may stand before a number without a gap. */
const FLAG = /[\s,]*([01])/y;

const END = /[\s,]*($)/y;

const FARTHEST = 100_000;

type Step = { readonly letter: string; readonly numbers: readonly number[] };

const stepsOf = (d: string, fault: (what: string) => Error): Step[] => {
  const steps: Step[] = [];
  let [at, letter] = [0, ''];
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found !== null) at = pattern.lastIndex;
    return found?.[1];
  };
  const here = (): string => `at "${d.slice(at, at + 12)}"`;
  while (match(END) === undefined) {
    const next = match(LETTER);
    // More numbers after an M are lines.
    letter = next ?? (letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter);
    const count = COUNTS[letter.toUpperCase()];
    if (steps.length === 0 && letter.toUpperCase() !== 'M') throw fault('its path does not begin with M');
    if (count === undefined) throw fault(`"${letter}" is no command of a path`);
    if (next === undefined && count === 0) throw fault(`its path cannot be read ${here()}`);
    const numbers = Array.from({ length: count }, (_, place) => {
      const isFlag = letter.toUpperCase() === 'A' && (place === 3 || place === 4);
      const number = Number(match(isFlag ? FLAG : NUMBER) ?? Number.NaN);
      if (!(Math.abs(number) <= FARTHEST)) throw fault(`its path needs a number after "${letter}" ${here()}`);
      return number;
    });
    steps.push({ letter, numbers });
  }
  if (steps.length === 0) throw fault('its path is empty');
  return steps;
};

const mirrored = ([x, y]: Point, [u, v]: Point): Point => [2 * x - u, 2 * y - v];
const towards = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  x + (u - x) * share,
  y + (v - y) * share,
];

/** The commands of a path under a matrix, in absolute coordinates. */
const commandsOf = (d: string, matrix: Matrix, fault: (what: string) => Error): Command[] => {
  const commands: Command[] = [];
  let [here, start]: Point[] = [
    [0, 0],
    [0, 0],
  ];
  /** The last control point, from which S and T go on. */
  let control: { letter: string; point: Point } | undefined;
  for (const { letter, numbers } of stepsOf(d, fault)) {
    const kind = letter.toUpperCase();
    const [ox, oy] = letter === kind ? [0, 0] : here;
    const point = (at: number): Point => [ox + numbers[at], oy + numbers[at + 1]];
    const smooth = (of: string): Point => (control?.letter === of ? mirrored(here, control.point) : here);
    const add = (name: Command['letter'], ...points: readonly Point[]): void => {
      const placed = points.map((one) => applied(matrix, one));
      if (!placed.flat().every((side) => Math.abs(side) <= FARTHEST)) throw fault('its path reaches too far');
      commands.push({ letter: name, points: placed });
      here = points.at(-1) ?? start;
    };
    const bend = (through: Point, to: Point): void =>
      add('C', towards(here, through, 2 / 3), towards(to, through, 2 / 3), to);
    const before = here;
    switch (kind) {
      case 'M':
        start = point(0);
        add('M', start);
        break;
      case 'L':
        add('L', point(0));
        break;
      case 'H':
        add('L', [ox + numbers[0], before[1]]);
        break;
      case 'V':
        add('L', [before[0], oy + numbers[0]]);
        break;
      case 'C':
        add('C', point(0), point(2), point(4));
        control = { letter: 'C', point: point(2) };
        continue;
      case 'S':
        add('C', smooth('C'), point(0), point(2));
        control = { letter: 'C', point: point(0) };
        continue;
      case 'Q':
      case 'T': {
        const through: Point = kind === 'Q' ? point(0) : smooth('Q');
        bend(through, point(kind === 'Q' ? 2 : 0));
        control = { letter: 'Q', point: through };
        continue;
      }
      case 'A':
        for (const curve of arcCurves(here, numbers, point(5))) add('C', ...curve);
        break;
      default:
        add('Z');
    }
    control = undefined;
  }
  return commands;
};

export const rounded = (number: number): number => Math.round(number * 10) / 10;

const N = String.raw`-?(?:0|[1-9]\d{0,4})(?:\.[1-9])?`;
const NORMAL = new RegExp(`^(?:M${N} ${N}(?:[ML]${N} ${N}|C${N} ${N} ${N} ${N} ${N} ${N}|Z)*)$`);

/** A path under a matrix in its normal form. */
export const normalPath = (d: string, matrix: Matrix, fault: (what: string) => Error): string => {
  if (matrix === IDENTITY && NORMAL.test(d)) return d;
  const text = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;
  return commandsOf(d, matrix, fault)
    .map(({ letter, points }) => letter + points.map(text).join(' '))
    .join('');
};

/** Whether each outline of a path in normal form ends where it began. */
export const isClosed = (d: string): boolean => /^(?:M[^MZ]*Z)+$/.test(d);
