/**
 * For tests: checks that copies, views and hashes cover every field of a state. Changes real states in one
 * place at a time and checks what notices. A path names a field regardless of index: `players[].hand[]`.
 */

import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import type { Viewer } from '../seat.ts';

/** Reasons for exceptions, by the path of the field. */
export type Reasons = Readonly<Record<string, string>>;

type Keys = readonly (string | number)[];
type Parent = Record<string | number, unknown>;
type Place = { readonly path: string; readonly keys: Keys };
type Leaf = Place & { readonly parent: Parent; readonly value: number | string };

type Tried<State> = Pick<Game<State, unknown, unknown, GameEvent>, 'copy' | 'view'>;

/** Two leaves per path are enough for one state: a list may hold a hundred cards. */
const OF_EACH_PATH = 2;
/** The number of different values of a field that make a state worth keeping. */
const VALUES = 3;
/** The maximum number of places in which a field is tried. */
const TIMES = 40;

const isPart = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

const visit = (
  part: unknown,
  place: Place,
  leaf: (leaf: Leaf) => void,
  inside: (part: Parent, place: Place) => void,
): void => {
  if (!isPart(part)) return;
  inside(part, place);
  const isList = Array.isArray(part);
  for (const [name, value] of Object.entries(part)) {
    const key = isList ? Number(name) : name;
    const path = isList ? `${place.path}[]` : place.path === '' ? name : `${place.path}.${name}`;
    const inner = { path, keys: [...place.keys, key] };
    if (isPart(value)) visit(value, inner, leaf, inside);
    else leaf({ ...inner, parent: part, value: value as number | string });
  }
};

const ROOT: Place = { path: '', keys: [] };

/** The first and the last leaf of every path. */
const leavesOf = (state: unknown): Leaf[] => {
  const found = new Map<string, Leaf[]>();
  visit(
    state,
    ROOT,
    (leaf) => {
      const known = found.get(leaf.path);
      if (known === undefined) found.set(leaf.path, [leaf]);
      else known[OF_EACH_PATH - 1] = leaf;
    },
    () => undefined,
  );
  return [...found.values()].flat();
};

const partsOf = (state: unknown): Map<Parent, string> => {
  const parts = new Map<Parent, string>();
  visit(
    state,
    ROOT,
    () => undefined,
    (part, { path }) => parts.set(part, path),
  );
  return parts;
};

/** Shares nothing with any other state, so it can be mutated anywhere. */
const ownState = <State>(state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** Evaluates `ask` while one leaf is changed. */
const changed = <Answer>({ parent, keys }: Leaf, value: unknown, ask: () => Answer): Answer => {
  const key = keys.at(-1) as string | number;
  const before = parent[key];
  parent[key] = value;
  try {
    return ask();
  } finally {
    parent[key] = before;
  }
};

/** A neighbouring value that is valid for such a field: 1 for 0, 0 for 1 and for NONE. */
const neighbour = (value: number | string): number | string =>
  typeof value === 'string' ? `${value}?` : value > 0 ? value - 1 : value + 1;

/** Keeps states that show something new: a list that was empty so far, or a new value of a field. */
export class RichStates<State> {
  readonly states: State[] = [];
  readonly #seen = new Map<string, Set<unknown>>();

  look(state: State): void {
    let isNew = false;
    for (const { path, value } of leavesOf(state)) {
      const values = this.#seen.get(path) ?? new Set();
      this.#seen.set(path, values);
      if (values.size >= VALUES || values.has(value)) continue;
      values.add(value);
      isNew = true;
    }
    if (isNew) this.states.push(ownState(state));
  }
}

/** Lists that no state has filled, so their items were not tested. */
const unfilled = (states: readonly unknown[]): string[] => {
  const [lists, filled] = [new Set<string>(), new Set<string>()];
  for (const state of states)
    for (const [part, path] of partsOf(state)) {
      if (!Array.isArray(part)) continue;
      lists.add(path);
      if (part.length > 0) filled.add(path);
    }
  return [...lists].filter((path) => !filled.has(path));
};

const named = (reasons: Reasons, path: string): string | undefined =>
  Object.keys(reasons).find(
    (name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`),
  );

/** Faults, each once. */
class Faults {
  readonly #found = new Set<string>();
  readonly #used = new Set<string>();

  add(fault: string): void {
    this.#found.add(fault);
  }

  use(name: string): void {
    this.#used.add(name);
  }

  /** Throws with all faults, including exceptions that are never needed. */
  settle(lists: readonly Reasons[], stale: string): void {
    for (const name of lists.flatMap((reasons) => Object.keys(reasons)))
      if (!this.#used.has(name)) this.add(`${name} is named, but ${stale}: take it off the list.`);
    if (this.#found.size > 0) throw new Error([...this.#found].join('\n'));
  }
}

/** A copy equals its original whatever a field's value, and shares nothing with it but the named parts. */
export const requireFullCopy = <State>(
  { copy }: Pick<Tried<State>, 'copy'>,
  states: readonly State[],
  shared: Reasons,
): void => {
  const faults = new Faults();
  for (const path of unfilled(states)) faults.add(`${path} is empty in every state: add one that fills it.`);
  const tried = new Map<string, number>();
  for (const state of states) {
    for (const leaf of leavesOf(state)) {
      const times = (tried.get(leaf.path) ?? 0) + 1;
      tried.set(leaf.path, times);
      if (times > TIMES) continue;
      const isSame = changed(
        leaf,
        neighbour(leaf.value),
        () => JSON.stringify(copy(state)) === JSON.stringify(state),
      );
      if (!isSame) faults.add(`${leaf.path} is not copied: run npm run state.`);
    }
    const originals = partsOf(state);
    for (const [part, path] of partsOf(copy(state))) {
      if (!originals.has(part)) continue;
      const name = named(shared, path);
      if (name === undefined)
        faults.add(`${path} is shared by a copy and its original: copy it, or name it with the reason.`);
      else faults.use(name);
    }
  }
  faults.settle([shared], 'no copy shares it');
};

export type Hashed = {
  /** Never counts. */
  readonly leftOut: Reasons;
  /** Counts in some states. */
  readonly partly: Reasons;
};

/** A hash changes with every field but the named ones. */
export const requireFullHash = <State>(
  hash: (state: State) => number | string,
  states: readonly State[],
  { leftOut, partly }: Hashed,
): void => {
  const faults = new Faults();
  for (const state of states) {
    const before = hash(state);
    for (const leaf of leavesOf(state)) {
      const [never, sometimes] = [named(leftOut, leaf.path), named(partly, leaf.path)];
      const isSame = changed(leaf, neighbour(leaf.value), () => hash(state) === before);
      if (never !== undefined) faults.use(never);
      if (sometimes !== undefined && !isSame) faults.use(sometimes);
      if (never !== undefined && !isSame)
        faults.add(`${leaf.path} changes the hash: take it off the list of what the hash leaves out.`);
      if (never === undefined && sometimes === undefined && isSame)
        faults.add(`${leaf.path} does not change the hash: add it, or name it with the reason.`);
    }
  }
  faults.settle([leftOut, partly], 'no state shows it');
};

export type Shown = {
  /** Visible only to the owner of the first seat in the path. */
  readonly own: Reasons;
  /** Nobody may see it. */
  readonly hidden: Reasons;
  /** Not part of any view, although its consequences may be visible. */
  readonly inner: Reasons;
  /** A replacement value to use instead of the neighbour, where the neighbour would not be hidden. */
  readonly instead?: Readonly<Record<string, (value: number) => number>>;
};

/** Another seat and a spectator represent everyone but the owner. */
const viewersOf = (owner: number): readonly Viewer[] => [owner, owner === 0 ? 1 : 0, 'spectator'];

/** A view that fails on a wrong value must have read it. */
const seenBy = <State>({ view }: Pick<Tried<State>, 'view'>, state: State, viewer: Viewer): string => {
  try {
    return JSON.stringify(view(state, viewer));
  } catch (error) {
    return String(error);
  }
};

/** Which viewers notice the change of a leaf. */
const noticing = <State>(
  game: Pick<Tried<State>, 'view'>,
  state: State,
  leaf: Leaf,
  values: readonly (number | string)[],
): Set<Viewer> => {
  const found = new Set<Viewer>();
  for (const viewer of viewersOf(ownerOf(leaf))) {
    const before = seenBy(game, state, viewer);
    if (values.some((value) => changed(leaf, value, () => seenBy(game, state, viewer)) !== before))
      found.add(viewer);
  }
  return found;
};

const ownerOf = ({ keys }: Leaf): number => Number(keys.find((key) => typeof key === 'number') ?? 0);

const valuesFor = ({ path, value }: Leaf, { instead }: Shown): (number | string)[] => {
  const other = instead?.[path];
  if (other !== undefined) return [other(value as number)];
  return typeof value === 'string' ? [neighbour(value)] : [neighbour(value), value + 1];
};

/** Every field is visible in a view, except the named ones. */
export const requireFullView = <State>(
  game: Pick<Tried<State>, 'view'>,
  states: readonly State[],
  shown: Shown,
): void => {
  const faults = new Faults();
  const [open, paths] = [new Set<string>(), new Set<string>()];
  const tried = new Map<string, number>();
  for (const state of states)
    for (const leaf of leavesOf(state)) {
      const { path } = leaf;
      const [own, hidden] = [named(shown.own, path), named(shown.hidden, path)];
      const inner = named(shown.inner, path);
      if (inner !== undefined) faults.use(inner);
      const isSecret = own !== undefined || hidden !== undefined;
      const times = (tried.get(path) ?? 0) + 1;
      tried.set(path, times);
      if (inner !== undefined || (isSecret ? times > TIMES : open.has(path))) continue;
      const seers = noticing(game, state, leaf, valuesFor(leaf, shown));
      if (!isSecret) {
        paths.add(path);
        if (seers.size > 0) open.add(path);
        continue;
      }
      if (hidden !== undefined) faults.use(hidden);
      else if (seers.delete(ownerOf(leaf)) && own !== undefined) faults.use(own);
      if (seers.size > 0)
        faults.add(`${path} is named as hidden, and a change of it shows to ${[...seers].join(', ')}.`);
    }
  for (const path of paths)
    if (!open.has(path))
      faults.add(
        `${path} changes no view: show it in rules/view.ts, or name it as hidden or inner with the reason.`,
      );
  faults.settle([shown.own, shown.hidden, shown.inner], 'no state has it, or its owner does not see it');
};
