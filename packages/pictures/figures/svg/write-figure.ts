/** Writes a figure as its SVG file: one form, so that a change by hand or by an editor is a small difference. */
import { SHEETS } from '../../glass/sheets.ts';
import type { Figure, Part, Piece, Stroke } from '../../model.ts';
import { poseLines } from './poses.ts';

/** How an editor shows glass, lead, painted lines and pivots. */
const STYLE = [
  ...Object.entries(SHEETS).map(([sheet, [, , light]]) => `.${sheet}{fill:${light}}`),
  '.whole{stroke-width:.6}',
  '.paint{fill:none;stroke:#140a06;stroke-linecap:round}',
  '.pivot{fill:#fff;fill-opacity:.5;stroke:#e00}',
].join('');

/** Inherited, so that a class or a line's own width overrides it. */
const LEAD = 'stroke="#0b0d10" stroke-width="1.4" stroke-linejoin="round"';

export const writeFigure = (figure: Figure): string => {
  const { rank, box, stance, glow, parts, poses } = figure;
  const [width, height] = box;
  const tree = treeOf(parts);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${LEAD}`,
    [`  data-rank="${rank}" data-stance="${stance}" data-glow="${glow}"`, ...poseLines(poses)].join('\n  ') +
      '>',
    `  <style>${STYLE}</style>`,
    ...inside(undefined, parts, tree, '  '),
    '</svg>',
    '',
  ].join('\n');
};

const inside = (group: string | undefined, parts: readonly Part[], tree: Tree, indent: string): string[] =>
  parts
    .filter(({ name }) => name === group || tree.get(name) === group)
    .flatMap((part) =>
      part.name === group
        ? shapes(part, indent)
        : groupOf(part, group, inside(part.name, parts, tree, `${indent}  `), indent),
    );

const groupOf = (
  { name, role, on }: Part,
  group: string | undefined,
  lines: string[],
  indent: string,
): string[] => {
  const elsewhere = on === group || on === undefined ? '' : ` data-on="${on}"`;
  return [`${indent}<g id="${name}" data-role="${role}"${elsewhere}>`, ...lines, `${indent}</g>`];
};

const shapes = ({ pieces, paint = [], pivot: [x, y] }: Part, indent: string): string[] => [
  ...pieces.map((piece) => indent + pieceLine(piece)),
  ...paint.map((stroke) => indent + strokeLine(stroke)),
  `${indent}<circle class="pivot" cx="${x}" cy="${y}" r="5"/>`,
];

const pieceLine = ({ d, sheet, whole = false, tone }: Piece): string =>
  `<path class="${sheet}${whole ? ' whole' : ''}"${tone === undefined ? '' : ` data-tone="${tone}"`} d="${d}"/>`;

const strokeLine = ({ d, width }: Stroke): string => `<path class="paint" stroke-width="${width}" d="${d}"/>`;

/** The group in which each part stands; undefined for the outermost. */
type Tree = ReadonlyMap<string, string | undefined>;

/**
 * A part stands in the group of the part it hangs on. Where other parts come between the two, as a body between a weapon
 * and the arm that holds it, it stands further out, where its turn is.
 */
const treeOf = (parts: readonly Part[]): Tree => {
  const tree = new Map<string, string | undefined>(parts.map(({ name, on }) => [name, on]));
  const within = (group: string): Set<string> => {
    const names = new Set([group]);
    for (let size = 0; size < names.size; ) {
      size = names.size;
      for (const [name, on] of tree) if (on !== undefined && names.has(on)) names.add(name);
    }
    return names;
  };
  for (let moved = true; moved; ) {
    moved = false;
    for (const { name } of parts) {
      const names = within(name);
      const own = parts.findIndex((part) => part.name === name);
      let [first, last] = [own, own];
      while (first > 0 && names.has(parts[first - 1].name)) first--;
      while (last < parts.length - 1 && names.has(parts[last + 1].name)) last++;
      parts.forEach((part, at) => {
        if ((at >= first && at <= last) || tree.get(part.name) !== name) return;
        tree.set(part.name, tree.get(name));
        moved = true;
      });
    }
  }
  return tree;
};
