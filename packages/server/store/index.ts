/** The store of a server, for programs that compare it with what the server has sent. */
export { openStore } from './open-store.ts';
export type { Store } from './store.ts';
