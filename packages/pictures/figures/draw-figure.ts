/** Draws the parts of a figure, each on its own, so that the browser can move them. */
import { glaze, type Pixels } from '../glass/glaze.ts';
import { type Element, layElements, pieceElement } from '../glass/lay.ts';
import { emptyPanes } from '../glass/panes.ts';
import { randomFrom, seedOf } from '../glass/random.ts';
import { ICON_SIZE, iconBody, placed } from '../glass/raster.ts';
import type { Figure, Part } from '../model.ts';

/** A part with its place in the figure, in stored pixels. */
export type DrawnPart = {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly pixels: Pixels;
};

export type FigureDetail = { readonly pane: number; readonly lead: number };

export const FULL_FIGURE: FigureDetail = { pane: 0.1, lead: 1 };
export const SMALL_FIGURE: FigureDetail = { pane: 0.22, lead: 2.2 };

const OVERSAMPLING = 2;

/** Lead widths and panes are shares of this many units, so that large and small figures have the same lead. */
const UNIT = 460;

export const drawFigure = (figure: Figure, scale: number, detail = FULL_FIGURE): DrawnPart[] =>
  figure.parts.map((part) => drawPart(figure, part, scale, detail)).filter((drawn) => drawn !== undefined);

const drawPart = (figure: Figure, part: Part, scale: number, detail: FigureDetail): DrawnPart | undefined => {
  const [width, height] = figure.box.map((side) => Math.ceil(side * scale));
  const zoom = scale * OVERSAMPLING;
  // Room for lead, and for parts that reach over the box.
  const margin = 24;
  const panes = emptyPanes((width + 2 * margin) * OVERSAMPLING, (height + 2 * margin) * OVERSAMPLING);
  const shift = margin * OVERSAMPLING;
  const wrap = (svg: string): string =>
    `<g transform="translate(${shift} ${shift}) scale(${zoom})">${svg}</g>`;
  const random = randomFrom(seedOf(`${figure.id} ${part.name}`));
  layElements(panes, elementsOf(part, wrap), 1, detail.pane * UNIT * zoom, random);
  const pixels = glaze(panes, {
    unit: UNIT * zoom,
    centre: [panes.width / 2, panes.height * 0.4],
    light: figure.glow,
    lead: detail.lead,
    free: true,
  });
  return trim(part, pixels, margin);
};

const elementsOf = ({ pieces, icons = [] }: Part, wrap: (svg: string) => string): Element[] => [
  ...pieces.map((piece) => pieceElement(piece, wrap)),
  ...icons.map(({ icon, at, size, turn = 0, flip = false, sheets, holes }) => ({
    svg: wrap(placed(iconBody(icon), [ICON_SIZE, ICON_SIZE], at, size / ICON_SIZE, turn, flip)),
    icon: holes === undefined ? { sheets } : { sheets, holes },
  })),
];

/** Cuts the clear border away. */
const trim = (part: Part, { width, height, data }: Pixels, margin: number): DrawnPart | undefined => {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 3; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      if (data[at] > 0) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return undefined;
  const [cutWidth, cutHeight] = [right - left + 1, bottom - top + 1];
  const cut = new Uint8ClampedArray(cutWidth * cutHeight * 4);
  for (let y = 0; y < cutHeight; y++) {
    const from = ((y + top) * width + left) * 4;
    cut.set(data.subarray(from, from + cutWidth * 4), y * cutWidth * 4);
  }
  return {
    part,
    x: left - margin,
    y: top - margin,
    pixels: { width: cutWidth, height: cutHeight, data: cut },
  };
};
