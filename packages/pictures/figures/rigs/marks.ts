/**
 * Drawings of rigs as lines of text. `c+2 ~ 0 0 10 -20! 20 0` is a closed curve of the glass `c`, a little lighter, with a
 * corner at its second point. What stands after the glass says how the numbers are read: `~` a curve, `#` a polygon,
 * `o` an oval (x, y, radius, other radius, turn), `=` a limb (x, y, radius at each joint). `paint 3` is a painted line 3
 * wide. `*` after the glass keeps the piece whole; `both` before it adds the mirror image.
 */
import { SHEETS } from '../../glass/sheets.ts';
import type { Piece, Sheet, Stroke } from '../../model.ts';
import { blob, type Joint, limb, moved, oval, type Point, polygon, type Spot, stroke } from './outline.ts';

/** A piece of glass or a painted line. */
export type Mark = Piece | Stroke;

export const isPiece = (mark: Mark): mark is Piece => 'sheet' in mark;

/** The sheets that the letters of a drawing stand for: a and b cloth, c metal, d flesh, e what shines, f hair. */
export type Glass = readonly Sheet[];

const LETTERS = 'abcdef';

const sheetOf = (word: string, glass: Glass): Sheet => {
  const sheet = word.length === 1 ? glass[LETTERS.indexOf(word)] : word;
  if (sheet === undefined || SHEETS[sheet as Sheet] === undefined) throw new Error(`"${word}" is no glass`);
  return sheet as Sheet;
};

const pointsOf = (words: readonly string[]): Point[] =>
  Array.from({ length: words.length / 2 }, (_, at) => {
    const y = words[at * 2 + 1] as string;
    return {
      x: Number(words[at * 2]),
      y: Number.parseFloat(y),
      ...(y.endsWith('!') ? { corner: true } : {}),
    };
  });

const jointsOf = (numbers: readonly number[]): Joint[] =>
  Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [x = 0, y = 0, radius = 0] = numbers.slice(at * 3);
    return { x, y, radius };
  });

const outlineOf = (how: string, words: readonly string[]): string => {
  const numbers = words.map(Number);
  const [x = 0, y = 0, ...radii] = numbers;
  if (how === '~') return blob(pointsOf(words));
  if (how === '#') return polygon(pointsOf(words));
  if (how === 'o') return oval(x, y, ...(radii as [number]));
  if (how === '=') return limb(jointsOf(numbers));
  throw new Error(`"${how}" is none of ~ # o =`);
};

const LINE = /^([a-z]+)([+-]\d)?(\*?)$/;

const marksOf = (line: string, glass: Glass): readonly Mark[] => {
  const both = line.startsWith('both ');
  const [head = '', how = '', ...rest] = line.slice(both ? 5 : 0).split(' ');
  const mark = ((): Mark => {
    if (head === 'paint') return { d: stroke(pointsOf(rest)), width: Number(how) };
    const [, word = '', tone, whole] = LINE.exec(head) ?? [];
    return {
      d: outlineOf(how, rest),
      sheet: sheetOf(word, glass),
      ...(whole === '*' ? { whole: true } : {}),
      ...(tone === undefined ? {} : { tone: Number(tone) / 5 }),
    };
  })();
  if (/NaN|undefined/.test(mark.d)) throw new Error(`"${line}" has a number that is none`);
  return both ? [put(mark, { x: 0, y: 0, flip: true }), mark] : [mark];
};

/** The marks of a drawing. */
export const marksFrom = (lines: readonly string[], glass: Glass): readonly Mark[] =>
  lines.flatMap((line) => marksOf(line, glass));

const put = (mark: Mark, spot: Spot): Mark =>
  isPiece(mark)
    ? { ...mark, d: moved(mark.d, spot) }
    : { d: moved(mark.d, spot), width: mark.width * (spot.scale ?? 1) };

export const placedMarks = (marks: readonly Mark[], spot: Spot): readonly Mark[] =>
  marks.map((mark) => put(mark, spot));
