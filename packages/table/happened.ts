import { type GameEvent, type PlayedEntry, playEntry } from '@three-spires/kernel';
import { carryOn, EVENTS_SHOWN, marksOf, standingUpTo, stateAt } from './fold.ts';
import { type Happened, MARKS, type Table } from './table.ts';

/** The `seen` of a screen that shows nothing yet: one before the opening's entry. */
export const NOTHING_SEEN = -1;

/**
 * The events after entry `since`, among the newest moves in effect; the opening is entry 0. Screens that
 * follow a game ask for the newest moves, which are in memory. For newly opened screens the rest is replayed.
 */
export const happenedAfter = (table: Table, since: number): readonly Happened[] => {
  const { standing, recent } = table;
  const first = Math.max(standingUpTo(table, since), standing.length - EVENTS_SHOWN);
  const isFromOpening = since === NOTHING_SEEN && first === 0;
  const missing = standing.length - first - recent.length;
  if (missing <= 0 && !isFromOpening) return recent.slice(-missing);
  return attempt(() => playAgain(table, first, isFromOpening)) ?? recent;
};

const playAgain = (table: Table, first: number, isFromOpening: boolean): Happened[] => {
  const { game, standing } = table;
  const opening: GameEvent[] = [];
  const state = stateAt(table, first, (event) => opening.push(event));
  const played = standing.slice(first).map((entry) => {
    const events: GameEvent[] = [];
    playEntry(game, state, entry, (event: GameEvent) => events.push(event));
    return { seq: entry.seq, events };
  });
  return isFromOpening ? [{ seq: 0, events: opening }, ...played] : played;
};

/** Computes the marks of standing entries from index `first` on, where they are still unknown. */
export const knowMarks = (table: Table, first: number): void => {
  const { marks, standing } = table;
  if (marks[first] !== MARKS.unknown) return;
  let state = attempt(() => stateAt(table, first));
  for (let at = first; marks[at] === MARKS.unknown; at++) {
    const entry = standing[at] as PlayedEntry;
    const carried = state === undefined ? undefined : attempt(() => carryOn(table.game, state, entry));
    // Entries that cannot be replayed count as not undoable.
    marks[at] = carried === undefined ? MARKS.reveals | MARKS.isFinal : marksOf(carried);
    state = carried?.state;
  }
};

/**
 * Entries before the snapshot that a table was restored from were not checked, so the rules may fail on them.
 */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
