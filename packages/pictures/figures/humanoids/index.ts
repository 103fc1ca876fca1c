/** The figures with the shape of people, one array for each game. */
import type { Figure } from '../../model.ts';
import { SLAY_ACT_ONE } from './slay-act-one.ts';
import { SLAY_GREMLINS } from './slay-gremlins.ts';
import { SLAY_HEROES } from './slay-heroes.ts';

export const SLAY_HUMANOIDS: readonly Figure[] = [...SLAY_HEROES, ...SLAY_ACT_ONE, ...SLAY_GREMLINS];

export const STYGIAN_HUMANOIDS: readonly Figure[] = [];
