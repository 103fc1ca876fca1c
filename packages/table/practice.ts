/**
 * Why a game is only practice and counts for nothing: moves may be taken back past what they revealed, the seed was
 * chosen, it began from a position, or it goes on from another table's past. `earlier` stands for tables that were
 * stored before reasons were kept.
 */
export type PracticeReason = 'freeUndo' | 'seed' | 'position' | 'branch' | 'earlier';
