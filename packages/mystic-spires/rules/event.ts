/** What players at the table see happen; each event is described in `events/`. */
import type { Emit } from '@three-spires/kernel';
import type { MysticSpiresEvent } from './events/index.ts';

export type { Origin } from './events/cards.ts';
export type { Figures, Limits } from './events/figures.ts';
export type { MysticSpiresEvent } from './events/index.ts';
export type MysticSpiresEmit = Emit<MysticSpiresEvent> | undefined;
