/** Figures of decks against each other. */
import type { DeckEnd } from '../plays/deck-games.ts';
import { type Chance, chanceOf } from './tally.ts';

export type Cell = {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly chance: Chance;
};

export type Matrix = {
  /** Row against column: how often the deck of the row won; undefined on the diagonal. */
  readonly cells: readonly (readonly (Cell | undefined)[])[];
  /** Each deck against all others together. */
  readonly totals: readonly Cell[];
  /** How often the deck that began won. */
  readonly beginner: Cell;
};

type Count = { games: number; won: number; drawn: number };

const newCount = (): Count => ({ games: 0, won: 0, drawn: 0 });

/** The chance of winning counts a draw as not won, for either deck. */
const cellOf = ({ games, won, drawn }: Count): Cell => ({ games, won, drawn, chance: chanceOf(won, games) });

const add = (count: Count, isWon: boolean, isDrawn: boolean): void => {
  count.games++;
  if (isWon) count.won++;
  if (isDrawn) count.drawn++;
};

export const matrixOf = (decks: number, ends: readonly DeckEnd[]): Matrix => {
  const counts = Array.from({ length: decks }, () => Array.from({ length: decks }, newCount));
  const totals = Array.from({ length: decks }, newCount);
  const beginner = newCount();
  for (const { one, other, began, end } of ends) {
    const isDrawn = end.result === 'drawn' || end.result === 'unfinished';
    const isWon = end.result === 'won';
    for (const [deck, against, won] of [
      [one, other, isWon],
      [other, one, !isWon && !isDrawn],
    ] as const) {
      add(counts[deck]?.[against] as Count, won, isDrawn);
      add(totals[deck] as Count, won, isDrawn);
      if (began === (deck === one)) add(beginner, won, isDrawn);
    }
  }
  return {
    cells: counts.map((row, deck) =>
      row.map((count, against) => (deck === against ? undefined : cellOf(count))),
    ),
    totals: totals.map(cellOf),
    beginner: cellOf(beginner),
  };
};
