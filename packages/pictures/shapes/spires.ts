/** The Towers of Mystic Spires in glass: one drawing for each, 300 by 900, with the character of its set. */
import type { Drawing, Piece } from '../model.ts';
import { obelisk, ossuary } from './spires/barrow.ts';
import { dreams, twins } from './spires/dream.ts';
import { kiln, menhir } from './spires/ember.ts';
import { lens } from './spires/prism.ts';
import { stair } from './spires/tide.ts';

const drawn = (pieces: readonly Piece[]): Drawing => ({ box: [300, 900], pieces });

/** By the id of the Tower. */
const TOWER_DRAWINGS: Readonly<Record<string, Drawing>> = {
  'twr-01': drawn(dreams()),
  'twr-02': drawn(kiln()),
  'twr-03': drawn(ossuary()),
  'twr-04': drawn(stair()),
  'twr-05': drawn(lens()),
  'twr-06': drawn(twins()),
  'twr-07': drawn(obelisk()),
  'twr-08': drawn(menhir()),
};

/** The Tower that stands for a set where the Tower itself is not known: the set's first one. */
const FIRST_OF_SET: Readonly<Record<string, string>> = {
  DRM: 'twr-01',
  EMB: 'twr-02',
  GRV: 'twr-03',
  TID: 'twr-04',
  PRI: 'twr-05',
};

/** The drawing of a Tower by its id (`twr-06`) or by the code of its set (`DRM`). A Tower without one is a plain spire. */
export const towerDrawing = (of: string): Drawing =>
  TOWER_DRAWINGS[of.toLowerCase()] ?? TOWER_DRAWINGS[FIRST_OF_SET[of] ?? 'twr-07'] ?? drawn(obelisk());
