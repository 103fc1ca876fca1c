/** What must hold of every figure. The checks return sentences about what is wrong; no sentence, no fault. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Figure, Part } from '../model.ts';

const icons: Readonly<Record<string, unknown>> = gameIcons.icons;

/** Control points may lie a little outside the box while the curve itself stays inside. */
const SLACK = 8;

const coordinates = (d: string): readonly (readonly [number, number])[] =>
  [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const loop = (part: Part, parts: readonly Part[], seen: readonly string[] = []): boolean => {
  if (part.on === undefined) return false;
  if (seen.includes(part.name)) return true;
  const parent = parts.find(({ name }) => name === part.on);
  return parent !== undefined && loop(parent, parts, [...seen, part.name]);
};

const partFaults = (part: Part, { parts, box: [width, height] }: Figure): string[] => {
  const faults: string[] = [];
  const outside = (x: number, y: number, slack: number): boolean =>
    !(x >= -slack && x <= width + slack && y >= -slack && y <= height + slack);
  if (part.on !== undefined && !parts.some(({ name }) => name === part.on))
    faults.push(`hangs on no part: ${part.on}`);
  if (loop(part, parts)) faults.push('hangs on itself');
  if (outside(...part.pivot, 0)) faults.push('its pivot lies outside the box');
  if (part.pieces.length === 0) faults.push('has no pieces');
  for (const { icon } of part.icons ?? [])
    if (icons[icon] === undefined) faults.push(`no such icon: ${icon}`);
  for (const [x, y] of part.pieces.flatMap(({ d }) => coordinates(d))) {
    if (outside(x, y, SLACK)) {
      faults.push(`reaches out of the box at ${x}, ${y}`);
      break;
    }
  }
  return faults.map((fault) => `${part.name}: ${fault}`);
};

/** The faults of one figure, each with the figure's id. */
export const figureFaults = (figure: Figure): string[] => {
  const { id, parts } = figure;
  const faults = parts.flatMap((part) => partFaults(part, figure));
  if (parts.length < 3 || parts.length > 8) faults.push(`${parts.length} parts`);
  if (new Set(parts.map(({ name }) => name)).size !== parts.length)
    faults.push('two parts have the same name');
  if (parts.filter(({ on }) => on === undefined).length !== 1)
    faults.push('not exactly one part hangs on nothing');
  return faults.map((fault) => `${id}: ${fault}`);
};

/** The ids that occur more than once. */
export const repeatedIds = (figures: readonly Figure[]): string[] =>
  figures.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at);
