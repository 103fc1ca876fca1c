/** The stone of a usual hall: a wall with arched openings, columns between them, ribs over them. */
import type { Arch } from './geometry.ts';
import { column, ledge, type Mason, rib, surround, wall } from './masonry.ts';
import type { Pane } from './panes.ts';

export const WIDTH = 1440;
export const HEIGHT = 960;
/** Where the floor begins: figures stand on it. */
export const FLOOR = 0.72;
export const LINE = HEIGHT * FLOOR;

export type Nave = {
  readonly mason: Mason;
  readonly great: readonly Arch[];
  readonly small: readonly Arch[];
  /** Where columns stand, and half their width. */
  readonly columns: readonly (readonly [x: number, half: number])[];
  /** Where the columns end and the ribs begin. */
  readonly capital: number;
  readonly course?: number;
  /** How far the courses sag at the sides. */
  readonly bend?: number;
  readonly width?: number;
  readonly line?: number;
};

/** Everything behind the glass. */
export const naveWalls = ({
  mason,
  great,
  small,
  course = 46,
  bend = 0,
  width = WIDTH,
  line = LINE,
}: Nave): Pane[] => [
  ...wall(mason, [0, -Math.abs(bend), width, line + Math.max(0, bend)], course, bend),
  ...small.flatMap((arch) => surround(mason, arch, [16, 9], 40)),
  ...great.flatMap((arch) => surround(mason, arch, [26, 12, 8], 48)),
  ...(bend === 0 ? ledge(mason, 0, width, line - 30, [12, 20]) : []),
];

/** Everything before it. */
export const naveColumns = ({ mason, columns, capital, line = LINE }: Nave): Pane[] => {
  const strong = { ...mason, tone: mason.tone + 0.1 };
  const out: Pane[] = [];
  for (const [at, [x]] of columns.entries()) {
    const next = columns[at + 1];
    if (next === undefined) continue;
    const wide = next[0] - x;
    out.push(
      ...rib(strong, [x, capital - 8], [next[0], capital - 8], Math.min(capital * 0.98, wide * 0.36), 20),
    );
  }
  for (const [x, half] of columns) out.push(...column(strong, x, capital, line, half));
  return out;
};
