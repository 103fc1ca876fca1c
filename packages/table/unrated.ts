/**
 * Why a game between two people who were matched does not count for their ratings: one of them is new here, they or
 * their addresses have met too often, no clock ends it, or it was not paired by the server. `earlier` is for games that
 * ran when these reasons came up.
 */
export type UnratedReason = 'newcomer' | 'often' | 'untimed' | 'rematch' | 'earlier';
