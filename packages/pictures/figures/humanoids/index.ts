/** The figures with the shape of people, one array for each game. */
import type { Figure } from '../../model.ts';
import { SLAY_ACT_ONE } from './slay-act-one.ts';
import { SLAY_ACT_TWO } from './slay-act-two.ts';
import { SLAY_BOSSES } from './slay-bosses.ts';
import { SLAY_GREMLINS } from './slay-gremlins.ts';
import { SLAY_HEROES } from './slay-heroes.ts';
import { merchant } from './slay-merchant.ts';
import { STYGIAN_ENEMIES } from './stygian-enemies.ts';
import { STYGIAN_HEROES } from './stygian-heroes.ts';

export const SLAY_HUMANOIDS: readonly Figure[] = [
  ...SLAY_HEROES,
  merchant,
  ...SLAY_ACT_ONE,
  ...SLAY_GREMLINS,
  ...SLAY_ACT_TWO,
  ...SLAY_BOSSES,
];

export const STYGIAN_HUMANOIDS: readonly Figure[] = [...STYGIAN_HEROES, ...STYGIAN_ENEMIES];
