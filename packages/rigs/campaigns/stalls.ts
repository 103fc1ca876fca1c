/** How long tables stand still, by what was disturbed last. */
import type { Run } from './campaign.ts';

/** A table that is watched. Times are those of `performance.now()`. */
export type Moving = {
  readonly name: string;
  /** The newest entry that one of its people has seen. */
  newest: number;
  movedAt: number;
  /** Until then nobody could move there, whatever the server did. */
  excusedUntil: number;
};

type Longest = {
  /** Without the time in which nobody could move. */
  stallMs: number;
  /** With it. */
  withoutMoveMs: number;
};

export type Stalls = {
  /** What happens from now on belongs to this kind. */
  begin(kind: string): void;
  kind(): string;
  /** An entry was seen at a table. */
  saw(table: Moving, seq: number): void;
  /** Nobody could move at these tables until now. */
  excuse(tables: readonly Moving[]): void;
  /** A table stands still for longer than it is worth waiting for. */
  giveUp(table: Moving): void;
  longest(kind: string): Longest;
};

const CALM = 'nothing';

export const createStalls = (run: Pick<Run, 'fault'>, limitMs: number): Stalls => {
  const longest = new Map<string, Longest>();
  let current = CALM;
  const longestOf = (kind: string): Longest => {
    const found = longest.get(kind) ?? { stallMs: 0, withoutMoveMs: 0 };
    longest.set(kind, found);
    return found;
  };
  const measure = ({ movedAt, excusedUntil }: Moving): number => {
    const now = performance.now();
    const [stall, whole] = [now - Math.max(movedAt, excusedUntil), now - movedAt];
    const most = longestOf(current);
    most.stallMs = Math.max(most.stallMs, stall);
    most.withoutMoveMs = Math.max(most.withoutMoveMs, whole);
    return stall;
  };
  return {
    begin(kind) {
      current = kind;
    },
    kind: () => current,
    saw(table, seq) {
      if (seq <= table.newest) return;
      const stall = measure(table);
      if (stall > limitMs)
        run.fault(`${table.name} stood still for ${(stall / 1000).toFixed(1)} s after ${current}`);
      table.newest = seq;
      table.movedAt = performance.now();
    },
    excuse(tables) {
      for (const table of tables) table.excusedUntil = performance.now();
    },
    giveUp(table) {
      const stall = measure(table);
      run.fault(`${table.name} still stands after ${(stall / 1000).toFixed(1)} s, after ${current}`);
    },
    longest: longestOf,
  };
};
