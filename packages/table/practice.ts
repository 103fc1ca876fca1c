/**
 * Why a game is only practice and does not count: free undo, a chosen seed, a start from a position, a branch of
 * another table, or an import from another world. `earlier` is for tables that were stored before reasons were.
 */
export type PracticeReason = 'freeUndo' | 'seed' | 'position' | 'branch' | 'imported' | 'earlier';
