import { createPlayer } from '@three-spires/what-if';

/** Plays what one page asks, whatever world its games are in. */
export const player = createPlayer();
