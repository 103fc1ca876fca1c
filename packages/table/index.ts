export * from './branch.ts';
export * from './explain.ts';
export { EVENTS_SHOWN, restoreTable, usableSnapshot } from './fold.ts';
export * from './picture.ts';
export * from './proposal.ts';
export * from './reel.ts';
export * from './setup.ts';
export * from './table.ts';
export * from './undo.ts';
