import type { Messages } from '@three-spires/kernel';

/** What library, rulebook and sandbox say. */
export const SHELF_ENGLISH = {} as const satisfies Messages;
