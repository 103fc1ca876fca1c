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
  const zoom = scale * OVERSAMPLING;
  const unit = UNIT * zoom;
  // Room for the lead around the part.
  const margin = Math.ceil(0.02 * unit * detail.lead);
  const [left, top, width, height] = mapBox(part, zoom, margin + 2);
  const panes = emptyPanes(width, height);
  const wrapAt =
    (x: number, y: number) =>
    (svg: string): string =>
      `<g transform="translate(${-x} ${-y}) scale(${zoom})">${svg}</g>`;
  const random = randomFrom(seedOf(`${figure.id} ${part.name}`));
  const elements = part.pieces.map((piece) => pieceElement(piece, wrapAt(left, top)));
  layElements(panes, elements, 1, detail.pane * unit, random);
  const cropped = cropPanes(panes, margin);
  if (cropped === undefined) throw new Error(`${figure.id}: nothing of "${part.name}" can be seen`);
  const [x, y] = [left + cropped.left, top + cropped.top];
  const lighting = {
    unit,
    centre: [(figure.box[0] * zoom) / 2 - x, figure.box[1] * zoom * 0.4 - y],
    light: figure.glow,
    lead: detail.lead,
    free: true,
  } as const;
  const paint =
    part.paint === undefined
      ? undefined
      : strokeCover(part.paint, wrapAt(x, y), cropped.panes.width, cropped.panes.height);
  const pixels = glaze(cropped.panes, lighting, paint);
  return { part, x: x / OVERSAMPLING, y: y / OVERSAMPLING, pixels };
};

/** The part of the map in which a part can lie: where its points are. Even, so that all parts keep step. */
const mapBox = (
  { pieces }: Part,
  zoom: number,
  margin: number,
): readonly [left: number, top: number, width: number, height: number] => {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const { d } of pieces)
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      left = Math.min(left, Number(x));
      right = Math.max(right, Number(x));
      top = Math.min(top, Number(y));
      bottom = Math.max(bottom, Number(y));
    }
  const start = (side: number): number => Math.floor((side * zoom - margin) / 2) * 2;
  const size = (from: number, to: number): number => Math.ceil((to * zoom + margin - from) / 2) * 2;
  return [start(left), start(top), size(start(left), right), size(start(top), bottom)];
};
