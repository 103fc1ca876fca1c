/** The store of a server: for programs that compare it with what the server has sent, and for games in a terminal. */
export { openStore } from './open-store.ts';
export { openSqliteStore } from './sqlite/store-sqlite.ts';
export type { Store } from './store.ts';
