import type { Messages } from '@three-spires/kernel';

/** What chat, campaign, replay and the summary of a run say. */
export const HOST_ENGLISH = {} as const satisfies Messages;
