/** Draws the window of a card, an item, an Event or a room. */
import { sheetIndex } from '../glass/colour.ts';
import { glaze, type Paint, type Pixels } from '../glass/glaze.ts';
import { type Element, layElements, pieceElement } from '../glass/lay.ts';
import { addPane, emptyPanes, type PaneMap } from '../glass/panes.ts';
import { mix, type Random, randomFrom, seedOf } from '../glass/random.ts';
import { ICON_SIZE, iconBody, placed, strokeCover } from '../glass/raster.ts';
import type { Cutter } from '../grounds/cutter.ts';
import { cutterOf } from '../grounds/index.ts';
import { isCast, type Layer, type Scene, type Sheet, type Stroke } from '../model.ts';
import { frameMap } from './frames.ts';

export type Detail = {
  /** The size of a pane, as a share of the height. */
  readonly pane: number;
  readonly lead: number;
  /** A disc of light behind the subject, and no other cuts in the ground. */
  readonly plain?: boolean;
};

export const FULL: Detail = { pane: 0.115, lead: 1 };
/** Few panes and thick lead, for 32 to 96 pixels. */
const SMALL: Detail = { pane: 0.3, lead: 2.6, plain: true };
/** A figure has small pieces of its own, which thick lead would cover. */
const SMALL_CAST: Detail = { pane: 0.24, lead: 1.1, plain: true };

export const smallDetail = (layers: readonly Layer[]): Detail => (layers.some(isCast) ? SMALL_CAST : SMALL);

/** Twice the size, for smooth edges. */
const OVERSAMPLING = 2;

/** Layers closer to the eye have greater depth; the ground and its frame have none. */
const GROUND_DEPTH = 0;

export const drawWindow = (
  key: string,
  scene: Scene,
  width: number,
  height: number,
  detail = FULL,
): Pixels => {
  const random = randomFrom(seedOf(key));
  const panes = emptyPanes(width * OVERSAMPLING, height * OVERSAMPLING);
  layGround(panes, scene, groundOf(scene, detail, seedOf(key), width / height), random);
  const paint = new Uint8Array(panes.pane.length);
  scene.layers.forEach((layer, at) => {
    layLayer(panes, paint, layer, at + 1, detail, random);
  });
  cutFrame(panes, scene);
  const unit = height * OVERSAMPLING;
  const lighting = {
    unit,
    centre: [width, height * 0.92],
    light: scene.light,
    glow: scene.layers.findLast(({ glow }) => glow !== undefined)?.glow,
    lead: detail.lead,
    free: false,
  } as const;
  return glaze(panes, lighting, paint);
};

const groundOf = ({ ground }: Scene, detail: Detail, seed: number, aspect: number): Cutter =>
  detail.plain === true ? (x, y) => (x * x + y * y < 0.17 ? 9 : 0) : cutterOf(ground.kind, seed, aspect);

const layGround = (panes: PaneMap, { ground }: Scene, cutter: Cutter, random: Random): void => {
  const { width, height, pane } = panes;
  const made = new Map<number, number>();
  const sheets = ground.sheets.map(sheetIndex);
  let [last, lastPane] = [-1, 0];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const code = cutter((x + 0.5 - width / 2) / height, (y + 0.5) / height - 0.5);
      if (code !== last) {
        const known = made.get(code);
        lastPane =
          known ?? addPane(panes, sheets[(code & 7) % sheets.length], (random() - 0.5) * 0.42, GROUND_DEPTH);
        if (known === undefined) made.set(code, lastPane);
        last = code;
      }
      pane[at] = lastPane;
    }
};

/** What is laid at once, and what is painted on it. */
type Sheaf = { readonly elements: readonly Element[]; readonly strokes?: readonly Stroke[] | undefined };

/** The parts of a figure lie one over the other, closer together than layers. */
const PART_DEPTH = 1 / 16;

const layLayer = (
  panes: PaneMap,
  paint: Paint,
  layer: Layer,
  depth: number,
  detail: Detail,
  random: Random,
): void => {
  const { width, height } = panes;
  const { shape, at = [0, 0], size = 0.72, turn = 0, flip = false } = layer;
  const box = typeof shape === 'string' ? ([ICON_SIZE, ICON_SIZE] as const) : shape.box;
  const middle = [width / 2 + at[0] * height, height / 2 + at[1] * height] as const;
  const scale = (size * height) / Math.max(...box);
  const wrap = (svg: string): string => placed(svg, box, middle, scale, turn, flip);
  sheavesOf(layer, wrap).forEach(({ elements, strokes }, part) => {
    const own = depth + part * PART_DEPTH;
    layElements(panes, elements, own, detail.pane * height, random);
    const lines = strokes === undefined ? undefined : strokeCover(strokes, wrap, width, height);
    for (let pixel = 0; pixel < paint.length; pixel++)
      if (panes.depth[panes.pane[pixel]] === own) paint[pixel] = lines?.[pixel] ?? 0;
  });
};

const sheavesOf = (
  { shape, sheets = ['bone'], holes }: Layer,
  wrap: (svg: string) => string,
): readonly Sheaf[] => {
  if (typeof shape === 'string') {
    const svg = wrap(iconBody(shape.slice('icon:'.length)));
    return [{ elements: [{ svg, icon: holes === undefined ? { sheets } : { sheets, holes } }] }];
  }
  const parts = 'cast' in shape ? shape.parts : [shape];
  return parts.map(({ pieces, ...rest }) => ({
    elements: pieces.map((piece) => pieceElement(piece, wrap)),
    strokes: 'paint' in rest ? rest.paint : undefined,
  }));
};

/** The band of beads around the window; what lies outside is clear. */
const cutFrame = (panes: PaneMap, { frame, beads, ground, foil = false }: Scene): void => {
  const { width, height, pane, depth } = panes;
  const { inside, bead } = frameMap(frame, width, height);
  const sheets: readonly Sheet[] = [
    foil ? 'gold' : (beads ?? 'brass'),
    ground.sheets[0],
    foil ? 'amber' : (ground.sheets[1] ?? 'brass'),
  ];
  const made: number[] = [];
  for (let at = 0; at < pane.length; at++) {
    if (inside[at] === 0) pane[at] = 0;
    else if (bead[at] > 0 && depth[pane[at]] === GROUND_DEPTH) {
      made[bead[at]] ??= addPane(
        panes,
        sheetIndex(sheets[[0, 1, 0, 2][bead[at] & 3]]),
        0.12 + ((mix(bead[at]) & 15) - 8) / 60,
        GROUND_DEPTH,
      );
      pane[at] = made[bead[at]];
    }
  }
};
