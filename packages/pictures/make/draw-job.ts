/** Draws one picture, and its small rendering where it has one. */
import { drawFigure, FULL_FIGURE, SMALL_FIGURE } from '../figures/draw-figure.ts';
import type { Figure } from '../model.ts';
import type { Place } from '../places/place.ts';
import type { Window } from '../rules/window.ts';
import { drawWindow, FULL, smallDetail } from '../window/draw-window.ts';
import { atlasOf, type FigureGeometry, standing } from './atlas.ts';
import { encode, encodePlainly, shrink } from './encode.ts';
import type { Job } from './jobs.ts';

export type Made = { readonly full: Buffer; readonly small?: Buffer; readonly geometry?: FigureGeometry };

const WINDOW_QUALITY = 50;
const SMALL_QUALITY = 52;
const FIGURE_QUALITY = 50;

/** Stored pixels in a unit of a figure's box. */
const FIGURE_SCALE = 0.8;

const SMALL_SIDE = 96;

const windowSize = ({ frame }: Window['scene']): readonly [number, number] =>
  frame === 'medal' ? [200, 200] : [400, 300];

export const drawJob = (job: Job): Promise<Made> => {
  switch (job.kind) {
    case 'window':
      return makeWindow(`${job.game}/${job.key}`, job.window);
    case 'figure':
      return makeFigure(job.figure);
    case 'place':
      return makePlace(job.place);
  }
};

const makeWindow = async (name: string, { scene, small }: Window): Promise<Made> => {
  const [width, height] = windowSize(scene);
  const full = drawWindow(name, scene, width, height, FULL);
  const tiny = drawWindow(
    name,
    { ...scene, layers: small },
    SMALL_SIDE,
    Math.round((SMALL_SIDE * height) / width),
    smallDetail(small),
  );
  return { full: await encode(full, WINDOW_QUALITY), small: await encode(tiny, SMALL_QUALITY) };
};

const makeFigure = async (figure: Figure): Promise<Made> => {
  const { pixels, geometry } = atlasOf(figure, drawFigure(figure, FIGURE_SCALE, FULL_FIGURE), FIGURE_SCALE);
  const scale = (SMALL_SIDE * 2) / figure.box[0];
  const tiny = standing(drawFigure(figure, scale, SMALL_FIGURE));
  return {
    full: await encode(pixels, FIGURE_QUALITY),
    small: await encode(await shrink(tiny, SMALL_SIDE), SMALL_QUALITY),
    geometry,
  };
};

const makePlace = async ({ draw, quality, format, stored }: Place): Promise<Made> => {
  const drawn = draw();
  const pixels = stored === undefined ? drawn : await shrink(drawn, stored);
  return {
    full: await (format === undefined ? encode(pixels, quality) : encodePlainly(pixels, format, quality)),
  };
};
