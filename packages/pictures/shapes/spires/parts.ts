/** What several Towers are built of. */
import type { Piece, Sheet } from '../../model.ts';
import { circle, lancet, type Wall } from '../masonry.ts';

export const MIDDLE = 150;
export const FLOOR = 900;

export const wall = (top: number, foot: number, atTop: number, atFoot: number, x = MIDDLE): Wall => ({
  x,
  top,
  foot,
  atTop,
  atFoot,
});

/** A lit window in its frame. */
export const lit = (
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Sheet,
  light: Sheet,
): Piece[] => [
  { d: lancet(x, y + 5, width + 12, height + 12), sheet: frame, whole: true, tone: -0.3 },
  { d: lancet(x, y, width, height), sheet: light, whole: true, tone: 0.8 },
];

export const gem = (x: number, y: number, r: number, sheet: Sheet, tone = 0.7): Piece => ({
  d: circle(x, y, r),
  sheet,
  whole: true,
  tone,
});

/** A rune: a few straight strokes round a point, as one piece of light. */
export const rune = (x: number, y: number, r: number, form: number, sheet: Sheet): Piece => {
  const bar = 0.18 * r;
  const marks = [
    `M${x - bar} ${y - r}h${2 * bar}v${2 * r}h${-2 * bar}Z M${x} ${y - r * 0.7}l${r * 0.8} ${r * 0.5}l${-r * 0.8} ${r * 0.5}v${-2 * bar}l${r * 0.4} ${-r * 0.3}l${-r * 0.4} ${-r * 0.3}Z`,
    `M${x - bar} ${y - r}h${2 * bar}v${2 * r}h${-2 * bar}Z M${x - r * 0.8} ${y - r * 0.5}l${r * 0.8} ${r * 0.5}l${r * 0.8} ${-r * 0.5}v${2 * bar}l${-r * 0.8} ${r * 0.55}l${-r * 0.8} ${-r * 0.55}Z`,
    `M${x} ${y - r}l${r * 0.75} ${r}l${-r * 0.75} ${r}l${-r * 0.75} ${-r}Z`,
  ];
  return { d: marks[form % marks.length] as string, sheet, whole: true, tone: 0.8 };
};
