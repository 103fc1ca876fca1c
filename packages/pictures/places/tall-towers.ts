/** The tall Towers at the edges of the table of Mystic Spires, one for each set. */
import { glaze, type Pixels } from '../glass/glaze.ts';
import { layElements, pieceElement } from '../glass/lay.ts';
import { emptyPanes } from '../glass/panes.ts';
import { randomFrom, seedOf } from '../glass/random.ts';
import type { Sheet } from '../model.ts';
import { towerDrawing } from '../shapes/spires.ts';

export const TALL_TOWERS: readonly (readonly [set: string, light: Sheet])[] = [
  ['DRM', 'violet'],
  ['EMB', 'ember'],
  ['GRV', 'venom'],
  ['TID', 'azure'],
  ['PRI', 'gold'],
];

export const TALL_WIDTH = 300;
export const TALL_HEIGHT = 900;

/** The map of panes has twice the size, and `glaze` halves it. */
const ZOOM = 2;
/** Room for the lead, and for what reaches over the drawing's box at the sides. */
const MARGIN = 14;

export const drawTallTower = (set: string, light: Sheet): Pixels => {
  const { box, pieces } = towerDrawing(set);
  const panes = emptyPanes(TALL_WIDTH * ZOOM, TALL_HEIGHT * ZOOM);
  const scale = ZOOM * Math.min((TALL_WIDTH - 2 * MARGIN) / box[0], (TALL_HEIGHT - MARGIN) / box[1]);
  const x = (TALL_WIDTH * ZOOM - box[0] * scale) / 2;
  const y = TALL_HEIGHT * ZOOM - box[1] * scale;
  const wrap = (svg: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;
  const unit = 460 * ZOOM;
  layElements(
    panes,
    pieces.map((piece) => pieceElement(piece, wrap)),
    1,
    0.1 * unit,
    randomFrom(seedOf(`tower-tall ${set}`)),
  );
  return glaze(panes, { unit, centre: [panes.width / 2, panes.height * 0.4], light, lead: 1, free: true });
};
