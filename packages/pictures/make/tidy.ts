/** Brings figures that an editor has saved into the form of the house. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figureFiles, figureFrom } from '../figures/figures.ts';
import { writeFigure } from '../figures/svg/write-figure.ts';
import { GAMES } from '../games.ts';

/** The files that it changed. */
export const tidyFigures = (fits: (name: string) => boolean): readonly string[] =>
  GAMES.flatMap((game) =>
    figureFiles(game).filter((file) => {
      if (!fits(`${game}/figure/${path.basename(file, '.svg')}`)) return false;
      const tidy = writeFigure(figureFrom(file));
      if (tidy === readFileSync(file, 'utf8')) return false;
      writeFileSync(file, tidy);
      return true;
    }),
  );
