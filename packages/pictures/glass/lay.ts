/** Lays drawings and icons into a map of panes. */
import { MARKS, type Piece, type Sheet } from '../model.ts';
import { sheetIndex } from './colour.ts';
import { mergeCrumbs } from './crumbs.ts';
import { cutPiece } from './cut.ts';
import { iconPieces } from './icon-pieces.ts';
import { addPane, LEAD, type PaneMap } from './panes.ts';
import type { Random } from './random.ts';
import { type Cover, croppedCoverOf, pieceSvg } from './raster.ts';

/** An icon with the sheets of its pieces. */
export type IconGlass = { readonly sheets: readonly Sheet[]; readonly holes?: Sheet };

/** One thing to lay: SVG in pixels of the map, and what it is made of. */
export type Element =
  | { readonly svg: string; readonly piece: Piece }
  | { readonly svg: string; readonly icon: IconGlass };

export const pieceElement = (piece: Piece, wrap: (svg: string) => string): Element => ({
  svg: wrap(pieceSvg(piece)),
  piece,
});

/** The elements, the lowest first, all on one layer. `limit` is the size of a pane in pixels. */
export const layElements = (
  panes: PaneMap,
  elements: readonly Element[],
  depth: number,
  limit: number,
  random: Random,
): void => {
  const cover = croppedCoverOf(
    elements.map(({ svg }) => svg),
    panes.width,
    panes.height,
  );
  if (cover === undefined) return;
  const pixels = pixelsOf(cover, elements.length, panes.width);
  const pieces = elements.flatMap((element, at): readonly Int32Array[] => {
    if ('icon' in element) return layIcon(panes, cover, at + 1, element.icon, depth, limit, random);
    const { sheet, whole = false, tone = 0 } = element.piece;
    const glass = sheetIndex(sheet);
    const style = { limit, sheet: glass, tone: tone * 0.3, depth, whole, mark: markOf(element.piece) };
    if (pixels[at].length > 0) cutPiece(panes, pixels[at], style, random);
    return [pixels[at]];
  });
  mergeCrumbs(panes, pieces, (limit * CRUMB) ** 2);
};

/** The side of the largest crumb, as a share of the side of a pane. */
const CRUMB = 0.2;

/** Cloth and hide have folds where nothing else is said. Metal, bone and stone have none. */
const FOLDED: ReadonlySet<Sheet> = new Set(
  'ruby wine rose plum violet indigo cobalt azure teal emerald moss leather wood night'.split(' ') as Sheet[],
);

const markOf = ({ sheet, whole = false, marks }: Piece): number =>
  MARKS.indexOf(marks ?? (FOLDED.has(sheet) && !whole ? 'folds' : 'plain'));

/** The pixels of each element in the map, by one count and one walk. */
const pixelsOf = (
  { element, left, top, width, height }: Cover,
  count: number,
  mapWidth: number,
): Int32Array[] => {
  const sizes = new Int32Array(count + 1);
  for (let at = 0; at < element.length; at++) sizes[element[at]]++;
  const lists = Array.from({ length: count }, (_, at) => new Int32Array(sizes[at + 1]));
  const filled = new Int32Array(count + 1);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const number = element[at];
      if (number > 0) lists[number - 1][filled[number]++] = (y + top) * mapWidth + x + left;
    }
  return lists;
};

const layIcon = (
  panes: PaneMap,
  cover: Cover,
  number: number,
  { sheets, holes }: IconGlass,
  depth: number,
  limit: number,
  random: Random,
): readonly Int32Array[] => {
  const { islands, holes: open, gaps } = iconPieces(cover, panes.width, number);
  const lead = addPane(panes, LEAD, 0, depth);
  for (const at of gaps) panes.pane[at] = lead;
  if (holes !== undefined) {
    const glass = sheetIndex(holes);
    for (const hole of open)
      cutPiece(panes, hole, { limit: limit * 1.4, sheet: glass, tone: -0.12, depth, whole: false }, random);
  }
  let rank = 0;
  islands.forEach((island, at) => {
    // Twins, left and right, are of one glass.
    const isTwin = at > 0 && island.length > islands[at - 1].length * 0.94;
    if (at > 0 && !isTwin) rank++;
    const glass = sheetIndex(sheetAt(sheets, rank));
    cutPiece(panes, island, { limit, sheet: glass, tone: 0, depth, whole: false }, random);
  });
  return islands;
};

const sheetAt = (sheets: readonly Sheet[], rank: number): Sheet => sheets[Math.min(rank, sheets.length - 1)];
