/** What a player would see happen; each event is described in `events/`. */
import type { Emit } from '@three-spires/kernel';
import type { StygianSocietyEvent } from './events/index.ts';

export type { StygianSocietyEvent } from './events/index.ts';
export type { Place } from './events/tower.ts';
export type StygianSocietyEmit = Emit<StygianSocietyEvent> | undefined;
