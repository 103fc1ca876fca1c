/** The plain pictures of a game in one SVG file: silhouettes for those who do not want glass. */
import { ICON_SIZE, iconBody, placed } from '../glass/raster.ts';
import { SHEETS } from '../glass/sheets.ts';
import type { Drawing, Figure, Layer, Piece } from '../model.ts';
import type { Job } from './jobs.ts';

const MIDDLE = [ICON_SIZE / 2, ICON_SIZE / 2] as const;

/** Lighter glass covers more, so that a face keeps its features in one colour. */
const coverage = ({ sheet, tone = 0 }: Piece): number => {
  const [, , light] = SHEETS[sheet];
  const value = Number.parseInt(light.slice(1), 16);
  const brightness = ((value >> 16) * 0.3 + ((value >> 8) & 255) * 0.55 + (value & 255) * 0.15) / 255;
  return Math.round(Math.min(1, Math.max(0.25, 0.3 + 0.7 * brightness + 0.15 * tone)) * 100) / 100;
};

const piecesSvg = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => `<path d="${piece.d}" opacity="${coverage(piece)}"/>`).join('');

const drawingSvg = ({ box, pieces }: Drawing): string =>
  placed(piecesSvg(pieces), box, MIDDLE, ICON_SIZE / Math.max(...box));

const layerSvg = ({ shape, turn = 0, flip = false }: Layer): string =>
  typeof shape === 'string'
    ? placed(iconBody(shape.slice('icon:'.length)), [ICON_SIZE, ICON_SIZE], MIDDLE, 0.92, turn, flip)
    : drawingSvg(shape);

const figureSvg = ({ box, parts }: Figure): string => {
  const body = parts
    .map(
      ({ pieces, icons = [] }) =>
        piecesSvg(pieces) +
        icons
          .map(({ icon, at, size, turn = 0, flip = false }) =>
            placed(iconBody(icon), [ICON_SIZE, ICON_SIZE], at, size / ICON_SIZE, turn, flip),
          )
          .join(''),
    )
    .join('');
  return placed(body, box, MIDDLE, ICON_SIZE / Math.max(...box));
};

const symbolOf = (job: Job): string => {
  if (job.kind === 'place') return '';
  const body = job.kind === 'figure' ? figureSvg(job.figure) : layerSvg(job.window.small[0]);
  return `<symbol id="${job.key.replace('/', '-')}" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">${body}</symbol>`;
};

export const plainSheet = (jobs: readonly Job[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${jobs
    .map(symbolOf)
    .filter((symbol) => symbol !== '')
    .join('\n')}\n</svg>\n`;
