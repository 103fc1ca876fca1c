/** The figures of each game, from the SVG files beside this one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '../games.ts';
import type { Figure } from '../model.ts';
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
