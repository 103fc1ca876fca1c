/** Turns drawings into maps of pixels by resvg. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { Resvg } from '@resvg/resvg-js';
import type { Piece, Stroke } from '../model.ts';
import { traced } from './trace.ts';

export const ICON_SIZE = 512;

const icons: Readonly<Record<string, { readonly body: string } | undefined>> = gameIcons.icons;

export const iconBody = (name: string): string => {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`there is no icon "${name}" in game-icons`);
  return icon.body;
};

/** Which element of a drawing covers a pixel: its place in the list, counted from 1, or 0. */
export type Cover = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly element: Uint16Array;
};

/**
 * All elements in one rendering: each is filled with a colour that is its number, without smooth edges, so that a later
 * element covers an earlier one.
 */
export const coverOf = (elements: readonly string[], width: number, height: number): Cover =>
  render(drawingOf(elements, width, height), 0, 0);

/** The same, but only the part of the picture in which the elements lie; undefined if they lie outside. */
export const croppedCoverOf = (
  elements: readonly string[],
  width: number,
  height: number,
): Cover | undefined => {
  const drawing = drawingOf(elements, width, height);
  const box = drawing.getBBox();
  if (box === undefined) return undefined;
  const [left, top] = [Math.max(0, Math.floor(box.x) - 1), Math.max(0, Math.floor(box.y) - 1)];
  const right = Math.min(width, Math.ceil(box.x + box.width) + 1);
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + 1);
  if (right <= left || bottom <= top) return undefined;
  [box.x, box.y, box.width, box.height] = [left, top, right - left, bottom - top];
  drawing.cropByBBox(box);
  return render(drawing, left, top);
};

const drawingOf = (elements: readonly string[], width: number, height: number): Resvg => {
  const body = elements.map(
    (element, at) => `<g fill="${colourOf(at + 1)}" color="${colourOf(at + 1)}">${element}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">${body.join('')}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } });
};

const render = (drawing: Resvg, left: number, top: number): Cover => {
  const rendered = drawing.render();
  const { width, height, pixels } = rendered;
  const element = new Uint16Array(width * height);
  for (let at = 0; at < element.length; at++) element[at] = (pixels[at * 4] << 4) | (pixels[at * 4 + 1] >> 4);
  return { left, top, width, height, element };
};

/** 12 bits in red and green, far from the rounding of premultiplied colour: alpha is 0 or 1. */
const colourOf = (element: number): string => `rgb(${element >> 4},${(element & 15) << 4},0)`;

export const pieceSvg = ({ d }: Piece): string => `<path d="${d}"/>`;

/** How much of each pixel painted lines cover, of 255. */
export const strokeCover = (
  strokes: readonly Stroke[],
  wrap: (svg: string) => string,
  width: number,
  height: number,
): Uint8Array => {
  const lines = strokes.map((stroke) => `<path d="${traced(stroke)}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#fff">${wrap(lines)}</g></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return Uint8Array.from({ length: width * height }, (_, at) => pixels[at * 4 + 3]);
};

/** Moves a box of a given size so that its middle lies at a place. */
export const placed = (
  body: string,
  [width, height]: readonly [number, number],
  at: readonly [number, number],
  scale: number,
  turn = 0,
  flip = false,
): string =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(${-width / 2} ${-height / 2})">${body}</g>`;
