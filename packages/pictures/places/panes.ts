/** A place as a list of panes and stones, and its rasters. */
import { Resvg } from '@resvg/resvg-js';
import type { Sheet } from '../model.ts';

/** A piece of glass or stone, laid over all pieces before it. */
export type Pane = {
  /** An SVG path in the coordinates of the place, or of `transform`. */
  readonly d: string;
  readonly transform?: string;
  /** How much larger `transform` makes things: the lead keeps its width. */
  readonly scale?: number;
  readonly sheet: Sheet;
  /** Where on the sheet's ramp: 0 shadow, 1 light. */
  readonly tone: number;
  /** Glass that light comes through, or a solid that is lit by the glass around it. */
  readonly solid?: boolean;
  /** For glass: how strong the light behind it is. */
  readonly glow?: number;
  /** For glass: how much more it lights the hall than it shows; flames are small but strong. */
  readonly power?: number;
  /** For a solid: the middle and half the width of a round shaft. */
  readonly round?: readonly [number, number];
  /** Only inside this path (in the place's coordinates unless `clipTransform` is given). */
  readonly clip?: string;
  readonly clipTransform?: string;
  /** The width of the lead or mortar at its edge. */
  readonly lead?: number;
  /** The icon it comes from, for the credits. */
  readonly icon?: string;
};

export type Raster = {
  readonly width: number;
  readonly height: number;
  /** The pane at each pixel, counted from 1; 0 is nothing. */
  readonly label: Uint16Array;
  /** How much of each pixel is lead or mortar. */
  readonly lead: Float32Array;
  /** How much of each pixel is covered at all. */
  readonly cover: Float32Array;
};

const clipIds = (panes: readonly Pane[]): Map<string, number> => {
  const ids = new Map<string, number>();
  for (const { clip, clipTransform = '' } of panes)
    if (clip !== undefined && !ids.has(clipTransform + clip)) ids.set(clipTransform + clip, ids.size);
  return ids;
};

const clipDefinitions = (
  panes: readonly Pane[],
  ids: ReadonlyMap<string, number>,
  crisp: boolean,
): string => {
  const seen = new Set<number>();
  const out: string[] = [];
  for (const { clip, clipTransform = '' } of panes) {
    const id = clip === undefined ? undefined : ids.get(clipTransform + clip);
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    const turn = clipTransform === '' ? '' : ` transform="${clipTransform}"`;
    const edges = crisp ? ' shape-rendering="crispEdges"' : '';
    out.push(`<clipPath id="c${id}"><path d="${clip}"${turn}${edges}/></clipPath>`);
  }
  return out.join('');
};

const drawn = (panes: readonly Pane[], width: number, height: number, crisp: boolean): Buffer => {
  const ids = clipIds(panes);
  const parts = panes.map((pane, at) => {
    const { d, transform, scale = 1, lead = 2, clip, clipTransform = '' } = pane;
    const turn = transform === undefined ? '' : ` transform="${transform}"`;
    const paint = crisp
      ? `fill="#${(at + 1).toString(16).padStart(6, '0')}" shape-rendering="crispEdges"`
      : `fill="#000" stroke="#fff" stroke-width="${(lead / scale).toFixed(3)}" stroke-linejoin="round"`;
    const path = `<path d="${d}"${turn} ${paint}/>`;
    return clip === undefined ? path : `<g clip-path="url(#c${ids.get(clipTransform + clip)})">${path}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${clipDefinitions(panes, ids, crisp)}</defs>${parts.join('')}</svg>`;
  return new Resvg(svg).render().pixels as Buffer;
};

/** Which pane each pixel belongs to, and where the lead runs. The lead's edges are smooth, so the panes' need not be. */
export const rasterOf = (panes: readonly Pane[], width: number, height: number): Raster => {
  const labels = drawn(panes, width, height, true);
  const leads = drawn(panes, width, height, false);
  const size = width * height;
  const label = new Uint16Array(size);
  const lead = new Float32Array(size);
  const cover = new Float32Array(size);
  for (let n = 0; n < size; n++) {
    const id = (labels[4 * n + 1] << 8) | labels[4 * n + 2];
    label[n] = labels[4 * n + 3] > 127 && id <= panes.length ? id : 0;
    const alpha = leads[4 * n + 3];
    lead[n] = alpha === 0 ? 0 : leads[4 * n] / alpha;
    cover[n] = alpha / 255;
  }
  return { width, height, label, lead, cover };
};
