/**
 * Why a game is only practice and does not count: free undo, a chosen seed, a start from a position, or a branch of
 * another table. `earlier` is for tables that were stored before reasons were.
 */
export type PracticeReason = 'freeUndo' | 'seed' | 'position' | 'branch' | 'earlier';
