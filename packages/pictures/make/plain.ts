/** The plain pictures of a game in one SVG file: silhouettes for those who do not want glass. */
import { coverOf, ICON_SIZE, iconBody, pieceSvg, placed } from '../glass/raster.ts';
import { SHEETS } from '../glass/sheets.ts';
import type { Cast, Drawing, Layer, Piece } from '../model.ts';
import type { Job } from './jobs.ts';
import { outlineOf } from './outline.ts';

const MIDDLE = [ICON_SIZE / 2, ICON_SIZE / 2] as const;

/** Lighter glass covers more, so that a face keeps its features in one colour. */
const coverage = ({ sheet, tone = 0 }: Piece): number => {
  const [, , light] = SHEETS[sheet];
  const value = Number.parseInt(light.slice(1), 16);
  const brightness = ((value >> 16) * 0.3 + ((value >> 8) & 255) * 0.55 + (value & 255) * 0.15) / 255;
  return Math.round(Math.min(1, Math.max(0.25, 0.3 + 0.7 * brightness + 0.15 * tone)) * 100) / 100;
};

const piecesSvg = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => `<path d="${shortened(piece.d)}" opacity="${coverage(piece)}"/>`).join('');

/** One decimal is finer than a pixel. Arcs stay as they are: their flags may stand before a number without a gap. */
const shortened = (d: string): string =>
  /[aA]/.test(d)
    ? d
    : d.replace(
        /(-?)(\d*\.\d+)/g,
        (_, sign: string, number: string) => `${sign || ' '}${Math.round(Number(number) * 10) / 10}`,
      );

const iconSvg = (name: string): string => iconBody(name).replace(/(?<= d=")[^"]+/g, (d) => shortened(d));

const drawingSvg = ({ box, pieces }: Drawing): string =>
  placed(piecesSvg(pieces), box, MIDDLE, ICON_SIZE / Math.max(...box));

/** The side of the mask in which figures are traced. Hundreds of pieces would make the file ten times as large. */
const TRACED = 160;

/** Neighbouring parts differ a little, so that limbs show. */
const PART_COVERAGE = [0.92, 0.74, 0.84, 0.66];

const partsSvg = ({ box, parts }: Pick<Cast, 'box' | 'parts'>, turn = 0, flip = false): string => {
  const scale = TRACED / Math.max(...box);
  const [width, height] = box.map((side) => Math.ceil(side * scale));
  const body = parts.map(({ pieces }, at) => {
    const svg = pieces.map(pieceSvg).join('');
    const { element } = coverOf([`<g transform="scale(${scale})">${svg}</g>`], width, height);
    return `<path d="${outlineOf(element, width, height)}" opacity="${PART_COVERAGE[at % PART_COVERAGE.length]}"/>`;
  });
  return placed(body.join(''), [width, height], MIDDLE, ICON_SIZE / TRACED, turn, flip);
};

const layerSvg = ({ shape, turn = 0, flip = false }: Layer): string => {
  if (typeof shape !== 'string') return 'cast' in shape ? partsSvg(shape, turn, flip) : drawingSvg(shape);
  return placed(iconSvg(shape.slice('icon:'.length)), [ICON_SIZE, ICON_SIZE], MIDDLE, 0.92, turn, flip);
};

const symbolOf = (job: Job): string => {
  if (job.kind === 'place') return '';
  const body = job.kind === 'figure' ? partsSvg(job.figure) : layerSvg(job.window.small[0]);
  return `<symbol id="${job.key.replace('/', '-')}" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${body}</symbol>`;
};

export const plainSheet = (jobs: readonly Job[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${jobs
    .map(symbolOf)
    .filter((symbol) => symbol !== '')
    .join('\n')}\n</svg>\n`;
