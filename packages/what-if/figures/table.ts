/** The plays as a table for other programs: comma-separated values, one line per play. */
import type { DeckEnd } from '../plays/deck-games.ts';
import type { End } from '../plays/played-game.ts';

/** A program for tables could take text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const linesOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

type Numbered<Each> = { readonly number: number; readonly ends: Each };

/** Plays by their numbers, with the seed of each. */
export const playTable = (
  sides: readonly string[],
  seed: string,
  plays: readonly Numbered<readonly End[]>[],
): string =>
  linesOf([
    ['side', 'play', 'seed', 'result', 'hp left', 'rounds', 'cause'],
    ...sides.flatMap((side, at) =>
      plays.flatMap(({ number, ends }) => {
        const end = ends[at];
        if (end === undefined) return [];
        const { result, hp, rounds, cause } = end;
        return [[side, number + 1, `${seed} ${number}`, result, hp, rounds, cause]];
      }),
    ),
  ]);

export const deckTable = (decks: readonly string[], ends: readonly DeckEnd[]): string =>
  linesOf([
    ['deck', 'against', 'game', 'began', 'result', 'tower hp', 'turns', 'reason'],
    ...ends.map(({ one, other, game, began, end: { result, hp, rounds, cause } }) => [
      ...[decks[one] ?? '', decks[other] ?? '', game + 1, began ? 'yes' : 'no'],
      ...[result, hp, rounds, cause],
    ]),
  ]);
