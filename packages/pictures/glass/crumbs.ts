/** Gives crumbs of glass to the pane beside them: what a bent cut or a covering piece has left over. */
import { LEAD, type PaneMap } from './panes.ts';

/** `pieces` lists the pixels of each piece. The largest part of a piece stays, however small it is: it may be an eye. */
export const mergeCrumbs = (panes: PaneMap, pieces: readonly Int32Array[], least: number): void => {
  const seen = new Uint8Array(panes.pane.length);
  const queue = new Int32Array(Math.max(0, ...pieces.map(({ length }) => length)));
  for (const pixels of pieces) {
    const crumbs: Int32Array[] = [];
    let largest = 0;
    for (const start of pixels) {
      if (seen[start] === 1) continue;
      const count = flood(panes, seen, queue, start);
      largest = Math.max(largest, count);
      if (count < least) crumbs.push(queue.slice(0, count));
    }
    for (const crumb of crumbs) if (crumb.length < largest) give(panes, crumb);
  }
};

/** Collects the connected pixels of one pane. */
const flood = ({ width, pane }: PaneMap, seen: Uint8Array, queue: Int32Array, start: number): number => {
  const number = pane[start];
  let count = 1;
  queue[0] = start;
  seen[start] = 1;
  for (let next = 0; next < count; next++) {
    const at = queue[next];
    const x = at % width;
    for (let side = 0; side < 4; side++) {
      const to = neighbour(at, x, side, width);
      if (to < 0 || to >= pane.length || seen[to] === 1 || pane[to] !== number) continue;
      seen[to] = 1;
      queue[count++] = to;
    }
  }
  return count;
};

/** The pixel on one side, or -1 beyond the left and the right edge. */
const neighbour = (at: number, x: number, side: number, width: number): number => {
  if (side === 0) return x > 0 ? at - 1 : -1;
  if (side === 1) return x < width - 1 ? at + 1 : -1;
  return side === 2 ? at - width : at + width;
};

/** To the pane of the same layer with which it shares most of its border. */
const give = ({ width, pane, depth, sheet }: PaneMap, crumb: Int32Array): void => {
  const own = pane[crumb[0]];
  const shared = new Map<number, number>();
  for (const at of crumb)
    for (let side = 0; side < 4; side++) {
      const to = neighbour(at, at % width, side, width);
      const other = to < 0 || to >= pane.length ? own : pane[to];
      if (other !== own && depth[other] === depth[own] && sheet[other] !== LEAD)
        shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  const best = [...shared].sort((one, next) => next[1] - one[1])[0];
  if (best !== undefined) for (const at of crumb) pane[at] = best[0];
};
