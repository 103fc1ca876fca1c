/** What a glass painter does with brown enamel: brushed matt in the shade of a form, and thin traced lines. */
import { MARKS } from '../model.ts';
import type { OnProfile } from './profile.ts';
import { mix } from './random.ts';
import { CLOUDS, DENTS, sample } from './texture.ts';

/** What matt and traced lines let through, in red, green and blue. */
export const MATT = [0.3, 0.17, 0.1] as const;
export const TRACE = [0.1, 0.06, 0.04] as const;

/**
 * How much matt lies on a pixel. `shade` says how far the form turns from the light. The brush follows the form: its
 * strokes run at an even distance to the border of the piece. Lengths are in pixels of a texture.
 */
export const mattAt = (shade: number, along: number, toPiece: number, x: number, y: number): number => {
  const brush = sample(CLOUDS, (along * 0.3) | 0, (toPiece * 2.6) | 0);
  const stipple = sample(DENTS, (x * 1.3) | 0, (y * 1.3) | 0);
  const thick = shade * (1.1 + 1.1 * brush + 0.35 * stipple);
  return thick < 0 ? 0 : thick > 1 ? 1 : thick;
};

const [FOLDS, FUR, SCALES, HAIR] = (['folds', 'fur', 'scales', 'hair'] as const).map((mark) =>
  MARKS.indexOf(mark),
);

/** Shares of a unit. */
const LINE = 0.0021;
const FOLD = 0.034;
const LOCK = 0.015;
const SCALE = 0.04;

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** A pixel for those who draw lines on it, in pixels of the picture. */
export type Spot = OnProfile & {
  readonly unit: number;
  /** The piece: its number, its length and its mean breadth. */
  piece: number;
  length: number;
  mean: number;
  toPiece: number;
};

/** How much of a pixel the traced lines of a mark cover. */
export const markAt = (mark: number, spot: Spot): number => {
  switch (mark) {
    case FOLDS:
      return foldsAt(spot);
    case HAIR:
      return hairAt(spot);
    case FUR:
      return furAt(spot);
    case SCALES:
      return scalesAt(spot);
    default:
      return 0;
  }
};

/** A line of a piece, from `start` to `end` along it: thin at both ends. */
const lineAt = (
  { along, across, breadth, unit }: Spot,
  place: number,
  start: number,
  end: number,
): number => {
  const share = (along - start) / (end - start);
  if (share <= 0 || share >= 1) return 0;
  const swell = Math.sqrt(Math.sin(share * Math.PI));
  const width = LINE * unit * swell;
  const aside = Math.abs(across - place) * breadth;
  return clamp(width - aside + 0.5) * clamp(swell * 1.6);
};

/** A few long lines where a piece is long, each somewhere else. */
const foldsAt = (spot: Spot): number => {
  const { piece, length, mean, unit } = spot;
  if (length < mean * 1.9 || length < unit * 0.1) return 0;
  const count = Math.min(2, Math.round(mean / (FOLD * unit)));
  let most = 0;
  for (let line = 0; line < count; line++) {
    const chance = mix(piece * 97 + line * 13);
    const place = (line + 0.75 + ((chance & 15) - 7) / 40) / (count + 0.5);
    const start = 0.04 + ((chance >> 4) & 15) / 36;
    most = Math.max(most, lineAt(spot, place, start, start + 0.3 + ((chance >> 8) & 15) / 60));
  }
  return most * 0.85;
};

/** Locks along the whole piece. */
const hairAt = (spot: Spot): number => {
  const { piece, mean, unit, across } = spot;
  const count = Math.max(1, Math.round(mean / (LOCK * unit)));
  const lock = Math.min(count - 1, Math.max(0, Math.floor(across * count)));
  const chance = mix(piece * 89 + lock * 29);
  const start = ((chance >> 4) & 15) / 50;
  const place = (lock + 0.5 + ((chance & 15) - 7) / 40) / count;
  return lineAt(spot, place, start, start + 0.45 + ((chance >> 8) & 15) / 60);
};

/** Short strokes along the piece, each in a cell of its own. */
const furAt = ({ piece, along, across, breadth, length, mean, unit, toPiece }: Spot): number => {
  const columns = Math.max(1, Math.round(mean / (LOCK * 1.3 * unit)));
  const column = Math.floor(across * columns);
  const place = (along * length) / (0.05 * unit) + (mix(piece + column * 31) & 7) / 8;
  const share = place - Math.floor(place);
  const lean = ((mix(piece + column * 57 + Math.floor(place) * 131) & 7) - 3.5) / 9;
  const aside = (Math.abs(across * columns - column - 0.5 - lean * (share - 0.4)) * breadth) / columns;
  const width = LINE * unit * clamp(share * 4) * clamp((0.8 - share) * 3) * clamp(toPiece / 4);
  return clamp(width - aside + 0.5) * clamp(width * 2);
};

/** Rows of arcs, every other row half a scale further. */
const scalesAt = ({ along, across, length, mean, unit, toPiece }: Spot): number => {
  const size = SCALE * unit;
  const place = ((along * length) / size) * 1.4;
  const row = Math.floor(place);
  const column = (across * mean) / size + (row & 1) / 2;
  const side = column - Math.floor(column) - 0.5;
  const aside = (Math.abs(place - row - 0.85 + 2.4 * side * side) * size) / 1.7;
  const width = LINE * unit * (1.1 - 2 * Math.abs(side)) * clamp((toPiece - 1) / 4);
  return clamp(width - aside + 0.5) * clamp(width * 2);
};
