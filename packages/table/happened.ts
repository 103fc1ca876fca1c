import { type GameEvent, type PlayedEntry, playEntry } from '@three-spires/kernel';
import { carryOn, EVENTS_SHOWN, marksOf, standingUpTo, stateAt } from './fold.ts';
import { type Happened, MARKS, type Table } from './table.ts';

/** The `seen` of a screen that shows nothing yet: the number before the opening's entry. */
export const NOTHING_SEEN = -1;

/**
 * What happened after entry `since`, among the newest moves that are not undone; the opening is entry 0. Screens that
 * follow a game ask for the newest moves, which are kept. For a screen that has just been opened the rest is played again.
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

/** Finds out what standing entries did from the one at index `first` on, where that is not known yet. */
export const knowMarks = (table: Table, first: number): void => {
  const { marks, standing } = table;
  if (marks[first] !== MARKS.unknown) return;
  let state = attempt(() => stateAt(table, first));
  for (let at = first; marks[at] === MARKS.unknown; at++) {
    const entry = standing[at] as PlayedEntry;
    const carried = state === undefined ? undefined : attempt(() => carryOn(table.game, state, entry));
    // What cannot be played again counts as what may not be taken back.
    marks[at] = carried === undefined ? MARKS.reveals | MARKS.isFinal : marksOf(carried);
    state = carried?.state;
  }
};

/** Entries from before the snapshot that a table was restored from were not checked: the rules may fail at them. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
