export { BLOCKS_LIMIT } from './block-handlers.ts';
export type { Caller } from './caller.ts';
export * from './calls/index.ts';
export { createDoor, type Door } from './door.ts';
export type { Handlers } from './handlers.ts';
export { sessionHandlers } from './session-handlers.ts';
export { createTalk } from './talk.ts';
