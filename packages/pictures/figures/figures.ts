/** The figures of each game, from the SVG files beside this one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { GAMES, type GameId } from '../games.ts';
import type { Figure } from '../model.ts';
import { unitNamed } from './rigs/units.ts';
import { readFigure } from './svg/read-figure.ts';

export const FIGURES = import.meta.dirname;

/** The files of a game, in the order of their names. A game may have none. */
export const figureFiles = (game: GameId): readonly string[] => {
  const folder = path.join(FIGURES, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => path.join(folder, file));
};

export const figureFrom = (file: string): Figure => {
  try {
    return readFigure(path.basename(file, '.svg'), readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`figures/${path.relative(FIGURES, file)}, ${what}`, { cause: error });
  }
};

export const figuresOf = (game: GameId): readonly Figure[] => figureFiles(game).map(figureFrom);

const read = new Map<string, { readonly saved: number; readonly figure: Figure }>();

/** The figure of this id, of whatever game; undefined if there is none. Read again after it was saved. */
export const figureNamed = (id: string): Figure | undefined => {
  const file = GAMES.map((game) => path.join(FIGURES, game, `${id}.svg`)).find(existsSync);
  if (file === undefined) return unitNamed(id);
  const saved = statSync(file).mtimeMs;
  const before = read.get(file);
  if (before?.saved === saved) return before.figure;
  const figure = figureFrom(file);
  read.set(file, { saved, figure });
  return figure;
};

/** When the figure saved last was saved. */
export const figuresSaved = (): number =>
  Math.max(...GAMES.flatMap(figureFiles).map((file) => statSync(file).mtimeMs));
