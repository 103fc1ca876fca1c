/**
 * The glass behind a subject, cut into panes. Sheets 0 and 1 of a ground are its two main ones; 2 and 3 are accents:
 * the core of rays, the sun of a land, the roundels of a rose, the blocks of a niche.
 */
import type { GroundName } from '../model.ts';
import { broken } from './broken.ts';
import { chance } from './chance.ts';
import type { Cutter } from './cutter.ts';
import { cells, quarry, scales } from './lattices.ts';
import { land, swell, tongues } from './nature.ts';
import { burst, rings, whirl } from './rays.ts';
import { rain, slash } from './strips.ts';
import { niche, rose } from './tracery.ts';

const CUTTERS: Readonly<Record<GroundName, (seed: number, aspect: number) => Cutter>> = {
  quarry,
  burst,
  slash,
  niche,
  scales,
  cells,
  rose,
  broken,
  land,
  tongues,
  swell,
  whirl,
  rings,
  rain,
};

/** No glazier cuts a line quite straight. */
const BENT = 0.005;

export const cutterOf = (kind: GroundName, seed: number, aspect: number): Cutter => {
  const cut = CUTTERS[kind](seed, aspect);
  const first = chance(seed, 101) * 6;
  const second = chance(seed, 102) * 6;
  return (x, y) => cut(x + BENT * Math.sin(y * 11 + first), y + BENT * Math.sin(x * 9 + second));
};
