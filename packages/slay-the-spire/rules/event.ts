/** What a player would see happen in a game; each event is described in `events/`. */
import type { Emit as KernelEmit } from '@three-spires/kernel';
import type { SlayTheSpireEvent } from './events/index.ts';

export type { SlayTheSpireEvent } from './events/index.ts';
export type { Side } from './events/reading.ts';
export type Emit = KernelEmit<SlayTheSpireEvent> | undefined;
