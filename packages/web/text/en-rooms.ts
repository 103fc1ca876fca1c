import type { Messages } from '@three-spires/kernel';

/** What rooms, rewards and the deck viewer say. */
export const ROOMS_ENGLISH = {} as const satisfies Messages;
