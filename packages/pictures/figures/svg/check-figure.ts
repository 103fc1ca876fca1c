/** What must hold of a figure as a whole, so that the browser can move it. */
import type { Figure, Part } from '../../model.ts';
import { fault } from './xml.ts';

/** Control points may lie a little outside the box while the curve itself stays inside. */
const SLACK = 8;

export const checkFigure = (figure: Figure, lineOf: (part: string) => number): void => {
  const { parts } = figure;
  const end = lineOf('');
  if (parts.length < 3 || parts.length > 8)
    throw fault(end, `a figure has 3 to 8 parts, not ${parts.length}`);
  const roots = parts.filter(({ on }) => on === undefined);
  if (roots.length !== 1)
    throw fault(
      end,
      `one part hangs on nothing, not ${roots.length}: ${roots.map(({ name }) => name).join(', ')}`,
    );
  for (const part of parts) {
    const wrong = partFault(part, figure);
    if (wrong !== undefined) throw fault(lineOf(part.name), `"${part.name}" ${wrong}`);
  }
};

const partFault = (part: Part, { parts, box: [width, height] }: Figure): string | undefined => {
  const outside = (x: number, y: number, slack: number): boolean =>
    !(x >= -slack && x <= width + slack && y >= -slack && y <= height + slack);
  if (parts.filter(({ name }) => name === part.name).length > 1) return 'is there twice';
  if (part.on !== undefined && !parts.some(({ name }) => name === part.on))
    return `hangs on no part: there is no "${part.on}" with glass`;
  if (hangsOnItself(part, parts)) return 'hangs on itself';
  if (outside(...part.pivot, 0)) return 'has its pivot outside of the box';
  if (part.pieces.length === 0) return 'has no glass';
  for (const { d } of [...part.pieces, ...(part.paint ?? [])])
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g))
      if (outside(Number(x), Number(y), SLACK)) return `reaches out of the box at ${x}, ${y}`;
  return undefined;
};

const hangsOnItself = (part: Part, parts: readonly Part[]): boolean => {
  let above = part.on;
  for (let steps = 0; above !== undefined && steps <= parts.length; steps++) {
    if (above === part.name) return true;
    above = parts.find(({ name }) => name === above)?.on;
  }
  return false;
};
