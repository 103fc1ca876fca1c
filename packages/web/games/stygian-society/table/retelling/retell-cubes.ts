/** Cubes on the displayed view: gathered, dropped, moved, cleared. */
import { POSE_LENGTH } from '@three-spires/stygian-society/tower/pose';
import type { StygianSocietyEvent, StygianSocietyView } from '../../pieces/content.ts';

type Counts = readonly number[];
type Of<Type extends StygianSocietyEvent['type']> = Extract<StygianSocietyEvent, { type: Type }>;

const plus = (counts: Counts, more: Counts): number[] =>
  counts.map((count, colour) => count + (more[colour] ?? 0));
const minus = (counts: Counts, less: Counts): number[] =>
  counts.map((count, colour) => count - (less[colour] ?? 0));
const none = (counts: Counts): number[] => counts.map(() => 0);

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

/** From the bank to the top of the tower. */
export const gather = (shown: StygianSocietyView, cubes: Counts): StygianSocietyView => ({
  ...shown,
  bank: minus(shown.bank, cubes),
  gathered: plus(shown.gathered, cubes),
});

/** Cubes gathered for a cancelled drop go back (STY-6.2). */
export const returnGathered = (shown: StygianSocietyView): StygianSocietyView => ({
  ...shown,
  bank: plus(shown.bank, shown.gathered),
  gathered: none(shown.gathered),
});

/** Only the view after the fall knows the poses. */
export const land = (
  shown: StygianSocietyView,
  { field, crypt, tower }: Of<'dropped' | 'jostled'>,
  next: StygianSocietyView,
): StygianSocietyView => ({
  ...shown,
  field: plus(shown.field, field),
  crypt: plus(shown.crypt, crypt),
  tower,
  gathered: none(shown.gathered),
  stuck: next.stuck,
  awaited: 'nothing',
});

const PILES = { bank: 'bank', tower: 'tower', field: 'field', crypt: 'crypt', gone: 'banished' } as const;

export const moveCubes = (
  shown: StygianSocietyView,
  { colour, number, from, to }: Of<'cubes'>,
): StygianSocietyView => {
  const only = shown.bank.map((_, each) => (each === colour ? number : 0));
  const moved = {
    ...shown,
    [PILES[from]]: minus(shown[PILES[from]], only),
    [PILES[to]]: plus(shown[PILES[to]], only),
  };
  return from === 'tower' ? { ...moved, stuck: posesIn(shown.stuck, moved.tower) } : moved;
};

/** STY-3.5: field and crypt go back to the bank; STY-19.2: the tower too. */
export const clear = (shown: StygianSocietyView, towerToo: boolean): StygianSocietyView => {
  const outside = plus(shown.field, shown.crypt);
  return {
    ...shown,
    bank: plus(shown.bank, towerToo ? plus(outside, shown.tower) : outside),
    field: none(shown.field),
    crypt: none(shown.crypt),
    ...(towerToo ? { tower: none(shown.tower), stuck: [] } : {}),
  };
};
