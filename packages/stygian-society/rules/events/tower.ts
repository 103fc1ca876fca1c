/** Cubes: gathered, dropped, moved, cleared. */
import { becomes } from '@three-spires/kernel';
import type { FallRequest } from '../../tower/fall.ts';
import { POSE_LENGTH } from '../../tower/pose.ts';
import { type Counts, minus, none, plus } from './counts.ts';
import { event, type View } from './event.ts';

export type Place = 'bank' | 'tower' | 'field' | 'crypt' | 'gone';

type Fallen = {
  /** What was poured in at the top; nothing in an accident. */
  readonly poured: Counts;
  readonly field: Counts;
  readonly crypt: Counts;
  readonly tower: Counts;
};

/** From the bank to the top of the tower. */
const joined = {
  bank: ({ bank }: View, { cubes }: { readonly cubes: Counts }) => minus(bank, cubes),
  gathered: ({ gathered }: View, { cubes }: { readonly cubes: Counts }) => plus(gathered, cubes),
};

const landed = {
  field: (shown: View, { field }: Fallen) => plus(shown.field, field),
  crypt: (shown: View, { crypt }: Fallen) => plus(shown.crypt, crypt),
  tower: 'tower',
  // Only the view after the fall knows the poses.
  stuck: (_: View, __: Fallen, { next }: { readonly next: View }) => next.stuck,
} as const;

/** STY-3.5: field and crypt go back to the bank. */
export const cleared = {
  bank: ({ bank, field, crypt }: View) => plus(bank, plus(field, crypt)),
  field: ({ field }: View) => none(field),
  crypt: ({ crypt }: View) => none(crypt),
};

type Shift = {
  readonly colour: number;
  readonly number: number;
  readonly from: Place;
  readonly to: Place;
};

const shifted = (counts: Counts, place: Place, { colour, number, from, to }: Shift): Counts => {
  const change = (to === place ? number : 0) - (from === place ? number : 0);
  return change === 0 ? counts : counts.map((count, at) => (at === colour ? count + change : count));
};

/** Poses of the cubes still in the tower. The last to come to rest are the first to be removed. */
const posesIn = (stuck: Counts, tower: Counts): Counts => {
  const left = [...tower];
  const kept: number[] = [];
  for (let at = 0; at < stuck.length; at += POSE_LENGTH) {
    const colour = stuck[at] ?? 0;
    if ((left[colour] ?? 0) <= 0) continue;
    left[colour] = (left[colour] ?? 0) - 1;
    kept.push(...stuck.slice(at, at + POSE_LENGTH));
  }
  return kept.length === stuck.length ? stuck : kept;
};

export const tower = {
  gathered: event<{ readonly cubes: Counts; readonly missing: number }, 'all' | 'some'>({
    says: {
      all: 'Peril cubes: {cubes}.',
      some: 'Peril cubes: {cubes}. {missing} enemy {missing|cube is|cubes are} missing from the bank.',
    },
    variant: ({ missing }) => (missing === 0 ? 'all' : 'some'),
    changes: { phase: becomes('heroCubes'), ...joined },
  }),
  /** A hero's cubes join those of peril. */
  added: event<{ readonly cubes: Counts }>({ changes: joined }),
  /** Additional peril cubes for every drop on this floor. */
  perilCubes: event<{ readonly cubes: Counts }>({
    changes: { extra: ({ extra }, { cubes }) => plus(extra, cubes) },
  }),
  /** Cubes are falling, poured in or knocked loose. */
  falls: event<
    Fallen & {
      /** The fall in a physical tower. */
      readonly fall?: FallRequest;
    }
  >({
    changes: {
      phase: becomes('drop'),
      gathered: ({ gathered }) => none(gathered),
      awaited: becomes('nothing'),
    },
  }),
  dropped: event<Fallen>({
    says: 'Field: {field}. Crypt: {crypt}. In the tower: {tower}.',
    changes: { phase: becomes('dropped'), ...landed },
  }),
  jostled: event<Fallen>({
    says: 'The tower is jostled. Into the field: {field}. Into the crypt: {crypt}. In the tower: {tower}.',
    changes: { phase: becomes('passOn'), ...landed },
  }),
  cubes: event<Shift>({
    changes: {
      bank: ({ bank }, shift) => shifted(bank, 'bank', shift),
      tower: (shown, shift) => shifted(shown.tower, 'tower', shift),
      field: ({ field }, shift) => shifted(field, 'field', shift),
      crypt: ({ crypt }, shift) => shifted(crypt, 'crypt', shift),
      banished: ({ banished }, shift) => shifted(banished, 'gone', shift),
      stuck: ({ stuck, tower: before }, shift) =>
        shift.from === 'tower' ? posesIn(stuck, shifted(before, 'tower', shift)) : stuck,
    },
  }),
  /** STY-19.2 */
  regrouped: event({
    says: 'All cubes go back to the bank.',
    changes: {
      ...cleared,
      bank: (shown) => plus(cleared.bank(shown), shown.tower),
      tower: (shown) => none(shown.tower),
      stuck: becomes([]),
    },
  }),
};
