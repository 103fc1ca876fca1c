/**
 * Finds import cycles of files and folders. The children of a folder, files and subfolders alike, must import each other
 * in one direction only. Then no file or folder imports its importers, and a new folder needs no entry in a list.
 */
export type Edge = { readonly from: string; readonly to: string };
export type Backward = Edge & {
  /** The circle of siblings this import closes. */
  readonly circle: readonly string[];
};

type Arrow = { readonly from: string; readonly to: string; readonly imports: readonly Edge[] };

/** The arrows between the children of each folder. An import counts at the folder where the two paths diverge. */
function arrowsByFolder(edges: readonly Edge[]): Map<string, Arrow[]> {
  const folders = new Map<string, Map<string, Edge[]>>();
  for (const edge of edges) {
    const from = edge.from.split('/');
    const to = edge.to.split('/');
    const parting = from.findIndex((part, at) => part !== to[at]);
    if (parting < 0) continue;
    const folder = from.slice(0, parting).join('/');
    const arrows = folders.get(folder) ?? new Map<string, Edge[]>();
    folders.set(folder, arrows);
    const key = [from, to].map((parts) => parts.slice(0, parting + 1).join('/')).join(' ');
    arrows.set(key, [...(arrows.get(key) ?? []), edge]);
  }
  const listed = ([key, imports]: [string, Edge[]]): Arrow => {
    const [from = '', to = ''] = key.split(' ');
    return { from, to, imports };
  };
  return new Map([...folders].map(([folder, arrows]) => [folder, [...arrows].map(listed)]));
}

/** A shortest path from one sibling to another, both included. */
function wayBetween(arrows: readonly Arrow[], from: string, to: string): string[] | undefined {
  const cameFrom = new Map<string, string>([[from, '']]);
  for (const at of cameFrom.keys()) {
    if (at === to) {
      const way = [to];
      for (let back = cameFrom.get(to); back; back = cameFrom.get(back)) way.unshift(back);
      return way;
    }
    for (const arrow of arrows) if (arrow.from === at && !cameFrom.has(arrow.to)) cameFrom.set(arrow.to, at);
  }
  return undefined;
}

/** Removes the lightest arrow of each cycle; the removed arrows are the backward ones. */
function backwardAmong(arrows: readonly Arrow[]): Backward[] {
  const kept: Arrow[] = [];
  const found: Backward[] = [];
  // Heavy arrows first, so that the majority of imports defines the forward direction.
  for (const arrow of arrows.toSorted((one, other) => other.imports.length - one.imports.length)) {
    const circle = wayBetween(kept, arrow.to, arrow.from);
    if (circle === undefined) kept.push(arrow);
    else found.push(...arrow.imports.map((edge) => ({ ...edge, circle: [...circle, arrow.to] })));
  }
  return found;
}

export const backwardImports = (edges: readonly Edge[]): Backward[] =>
  [...arrowsByFolder(edges).values()].flatMap(backwardAmong);

/** The number of arrows between children of the same folder, for comparing trees. */
export const countArrows = (edges: readonly Edge[]): number =>
  [...arrowsByFolder(edges).values()].reduce((sum, arrows) => sum + arrows.length, 0);
