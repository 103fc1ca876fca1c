/** Draws the parts of a figure, each on its own, so that the browser can move them. */
import { glaze, type Pixels } from '../glass/glaze.ts';
import { layElements, pieceElement } from '../glass/lay.ts';
import { cropPanes, emptyPanes } from '../glass/panes.ts';
import { randomFrom, seedOf } from '../glass/random.ts';
import { strokeCover } from '../glass/raster.ts';
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
  figure.parts.map((part) => drawPart(figure, part, scale, detail));

const drawPart = (figure: Figure, part: Part, scale: number, detail: FigureDetail): DrawnPart => {
  const [width, height] = figure.box.map((side) => Math.ceil(side * scale));
  const zoom = scale * OVERSAMPLING;
  // Room for lead, and for parts that reach over the box.
  const margin = Math.ceil(60 * scale);
  const panes = emptyPanes((width + 2 * margin) * OVERSAMPLING, (height + 2 * margin) * OVERSAMPLING);
  const shift = margin * OVERSAMPLING;
  const wrap = (svg: string): string =>
    `<g transform="translate(${shift} ${shift}) scale(${zoom})">${svg}</g>`;
  const random = randomFrom(seedOf(`${figure.id} ${part.name}`));
  const elements = part.pieces.map((piece) => pieceElement(piece, wrap));
  layElements(panes, elements, 1, detail.pane * UNIT * zoom, random);
  const cropped = cropPanes(panes, Math.ceil(0.02 * UNIT * zoom * detail.lead));
  if (cropped === undefined) throw new Error(`${figure.id}: nothing of "${part.name}" can be seen`);
  const { left, top } = cropped;
  const lighting = {
    unit: UNIT * zoom,
    centre: [panes.width / 2 - left, panes.height * 0.4 - top],
    light: figure.glow,
    lead: detail.lead,
    free: true,
  } as const;
  const moved = (svg: string): string => `<g transform="translate(${-left} ${-top})">${wrap(svg)}</g>`;
  const paint =
    part.paint === undefined
      ? undefined
      : strokeCover(part.paint, moved, cropped.panes.width, cropped.panes.height);
  const pixels = glaze(cropped.panes, lighting, paint);
  return { part, x: left / OVERSAMPLING - margin, y: top / OVERSAMPLING - margin, pixels };
};
