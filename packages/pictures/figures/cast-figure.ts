/** Makes of a figure what a window shows: posed, framed as by a camera, and perhaps of other glass. */
import { SHEETS } from '../glass/sheets.ts';
import type { Cast, Figure, Part, PartPose, Piece, Role, Sheet } from '../model.ts';
import { poseFigure } from './pose-figure.ts';
import type { Matrix } from './svg/matrix.ts';
import { normalPath, rounded } from './svg/path.ts';

export const CROPS = ['head', 'bust', 'upper', 'whole'] as const;

export type Casting = {
  readonly pose?: readonly PartPose[];
  /** Which share of the figure fills the layer's size; the rest reaches beyond it. */
  readonly crop?: (typeof CROPS)[number];
  /** Names of parts. What hangs on them goes with them. */
  readonly hide?: readonly string[];
  readonly only?: readonly string[];
  /** The glass of all its pieces, from the darkest to the lightest: shadows, ghosts, statues. */
  readonly sheets?: readonly Sheet[];
};

export const castFigure = (figure: Figure, casting: Casting): Cast => {
  const { pose = [], crop = 'whole', hide = [], only, sheets } = casting;
  const shown = figure.parts.filter(
    ({ name }) => !belongs(figure, name, hide) && (only === undefined || belongs(figure, name, only)),
  );
  if (shown.length === 0) throw new Error(`nothing of ${figure.id} is left`);
  const names = new Set(shown.map(({ name }) => name));
  // The frame follows the figure as it is drawn, so that a pose does not move it.
  const { x, y, side } = frameOf(shown, crop);
  const moved: Matrix = [1, 0, 0, 1, side / 2 - x, side / 2 - y];
  const glass = sheets === undefined ? (piece: Piece) => piece : recast(shown, sheets);
  const path = <Path extends { readonly d: string }>(one: Path): Path => ({
    ...one,
    d: normalPath(one.d, moved, (what) => new Error(`${figure.id}: ${what}`)),
  });
  return {
    cast: figure.id,
    box: [rounded(side), rounded(side)],
    parts: poseFigure(figure, pose)
      .parts.filter(({ name }) => names.has(name))
      .map(({ pieces, paint }) => ({
        pieces: pieces.map((piece) => path(glass(piece))),
        ...(paint === undefined ? {} : { paint: paint.map(path) }),
      })),
  };
};

/** Whether a part is one of these or hangs on one. */
const belongs = ({ parts }: Figure, name: string, to: readonly string[]): boolean => {
  for (let at: string | undefined = name; at !== undefined; at = parts.find((part) => part.name === at)?.on)
    if (to.includes(at)) return true;
  return false;
};

type Bounds = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** What is held, worn or spread does not count for the frame. */
const CORE: ReadonlySet<Role> = new Set<Role>(['body', 'head', 'jaw', 'eye', 'leg']);
const HEAD: ReadonlySet<Role> = new Set<Role>(['head', 'jaw', 'eye']);

const boundsOf = (parts: readonly Part[]): Bounds => {
  const points = parts.flatMap(({ pieces }) =>
    pieces.flatMap(({ d }) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    ),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** Shares of a figure, and how many heads high they are where it has a head: the smaller counts, but at least the head. */
const SHARES = {
  head: { share: 0.45, heads: 1 },
  bust: { share: 0.6, heads: 1.9 },
  upper: { share: 0.75, heads: 3.2 },
} as const;

/** The middle and the height of the share that is framed. */
const frameOf = (
  shown: readonly Part[],
  crop: (typeof CROPS)[number],
): { x: number; y: number; side: number } => {
  const core = shown.filter(({ role }) => CORE.has(role));
  const whole = boundsOf(core.length === 0 ? shown : core);
  const middle = (whole.left + whole.right) / 2;
  const height = whole.bottom - whole.top;
  if (crop === 'whole') return { x: middle, y: whole.top + height / 2, side: height };
  const { share, heads } = SHARES[crop];
  const top = shown.filter(({ role }) => HEAD.has(role));
  if (top.length === 0) return { x: middle, y: whole.top + (height * share) / 2, side: height * share };
  const head = boundsOf(top);
  const high = head.bottom - head.top;
  const side = Math.max(high, Math.min(high * heads, (whole.bottom - head.top) * share));
  const x = crop === 'upper' ? (middle + head.left / 2 + head.right / 2) / 2 : (head.left + head.right) / 2;
  return { x, y: head.top + side / 2, side };
};

const brightness = (sheet: Sheet): number => {
  const value = Number.parseInt(SHEETS[sheet][2].slice(1), 16);
  return (value >> 16) * 0.3 + ((value >> 8) & 255) * 0.55 + (value & 255) * 0.15;
};

/** Glass by glass, so that light and dark stay apart. */
const recast = (parts: readonly Part[], sheets: readonly Sheet[]): ((piece: Piece) => Piece) => {
  const own = [...new Set(parts.flatMap(({ pieces }) => pieces.map(({ sheet }) => sheet)))].sort(
    (one, other) => brightness(one) - brightness(other),
  );
  return (piece) => ({
    ...piece,
    sheet: sheets[Math.floor((own.indexOf(piece.sheet) * sheets.length) / own.length)] as Sheet,
  });
};
