/** Builders for the three kinds of action patterns (STS-14.10 to STS-14.12). */
import type { CubeSlot, DieAction, Pattern } from '../../words/definition.ts';
import type { Effect } from '../../words/vocabulary.ts';

type Action = readonly Effect[] | { readonly does: readonly Effect[]; readonly actsLast: true };

/** An action with "acts last" printed beside it (STS-14.6). */
export const actsLast = (...does: readonly Effect[]): Action => ({ does, actsLast: true });

const onFaces = (faces: readonly number[], action: Action): DieAction =>
  'does' in action ? { faces, ...action } : { faces, does: action };

export const always = (...does: readonly Effect[]): Pattern => ({ kind: 'single', does });

/** Actions on 1-2, 3-4 and 5-6. */
export const byThirds = (low: Action, middle: Action, high: Action): Pattern => ({
  kind: 'die',
  actions: [onFaces([1, 2], low), onFaces([3, 4], middle), onFaces([5, 6], high)],
});

/** Actions on 1-3 and 4-6. */
export const byHalves = (low: Action, high: Action): Pattern => ({
  kind: 'die',
  actions: [onFaces([1, 2, 3], low), onFaces([4, 5, 6], high)],
});

/** Actions on 1-4 and 5-6. */
export const mostly = (low: Action, high: Action): Pattern => ({
  kind: 'die',
  actions: [onFaces([1, 2, 3, 4], low), onFaces([5, 6], high)],
});

/** One action per result, from 1 to 6. */
export const byFaces = (...actions: readonly Action[]): Pattern => ({
  kind: 'die',
  actions: actions.map((action, index) => onFaces([index + 1], action)),
});

export const gray = (...does: readonly Effect[]): CubeSlot => ({ color: 'gray', does });
export const red = (...does: readonly Effect[]): CubeSlot => ({ color: 'red', does });
export const track = (...slots: readonly CubeSlot[]): Pattern => ({ kind: 'cube', slots });
