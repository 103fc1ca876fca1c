import type { GameEvent } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../../connection/table-state.ts';
import type { Teller } from '../../game/teller.ts';
import { createDirector, type Director } from './director.ts';

/** A game whose view is a number; each event adds to it and takes as long as it says. */
const teller: Teller = {
  retell: (shown, event) => (shown as number) + (event as unknown as { adds: number }).adds,
  paceOf: (event) => (event as unknown as { ms: number }).ms,
  isLive: (shown, next) => shown === next,
};

const pictureOf = (view: number, seq: number): Picture =>
  ({
    seq,
    deciding: [0],
    outlooks: [{ viewer: 0, view, decisions: [], options: ['move'] }],
  }) as unknown as Picture;

/** Each step adds 1 and takes so long. */
const sceneOf = (...steps: readonly number[]): Scene =>
  ({
    from: pictureOf(0, 1),
    to: pictureOf(steps.length, 2),
    events: steps.map((ms) => ({ seq: 2, event: { type: 'added', adds: 1, ms } })),
    log: [],
  }) as unknown as Scene;

let shown: (number | 'newest')[];
let told: number;
let pace: number;
let isHidden: boolean;
let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, told, pace, isHidden] = [[], 0, 1, false];
  director = createDirector({
    table: {
      step: (picture: Picture, _: Scene, count: number, __: readonly GameEvent[]) => {
        shown.push(picture.outlooks[0]?.view as number);
        told = count;
      },
      showNewest: () => shown.push('newest'),
    },
    stepTime: (ms) => ms * pace,
    isHidden: () => isHidden,
  });
  director.setTeller(teller);
});
afterEach(() => vi.useRealTimers());

it('shows one step after the other, each for its time, and at last the newest picture', () => {
  expect(director.tell(sceneOf(100, 200))).toBe(true);
  expect([shown, told]).toEqual([[1], 1]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect([shown, told]).toEqual([[1, 2], 2]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 'newest']);
  expect(director.isTelling()).toBe(false);
});

it('tells what comes meanwhile afterwards, and hurries the more it waits', () => {
  director.tell(sceneOf(100, 100));
  director.tell(sceneOf(100));
  // The first step began alone; the next ones go twice as fast.
  vi.advanceTimersByTime(100 + 50);
  expect(shown).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 1, 'newest']);
});

it('waits for what is held, and goes on at once when it is let go', () => {
  director.tell(sceneOf(100, 100));
  const [one, other] = [director.hold(), director.hold()];
  vi.advanceTimersByTime(5_000);
  one();
  one();
  expect(shown).toEqual([1]);
  other();
  expect(shown).toEqual([1, 2]);
});

it('is not stopped by something that hangs', () => {
  director.tell(sceneOf(100, 100));
  director.hold();
  vi.advanceTimersByTime(12_000);
  expect(shown).toEqual([1, 2]);
});

it('lets go too early and after the end without harm', () => {
  director.hold()();
  director.tell(sceneOf(100, 100));
  const early = director.hold();
  early();
  expect(shown).toEqual([1]);
  const late = director.hold();
  director.finish();
  late();
  expect(shown).toEqual([1, 'newest']);
});

it('ends at once, with everything that waits', () => {
  director.tell(sceneOf(100, 100));
  director.tell(sceneOf(100));
  director.finish();
  director.finish();
  expect(shown).toEqual([1, 'newest']);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1, 'newest']);
});

it('tells a long scene faster than its own pace', () => {
  director.tell(sceneOf(...Array.from({ length: 20 }, () => 1_000)));
  vi.advanceTimersByTime(7_000);
  expect(shown.at(-1)).toBe('newest');
});

it('takes an input for itself in a long scene only, and only while nobody can decide', () => {
  director.tell(sceneOf(100, 100));
  expect(director.takesInput()).toBe(false);
  director.finish();
  expect(director.takesInput()).toBe(false);
  director.tell(sceneOf(600, 600));
  expect(director.takesInput()).toBe(true);
  vi.advanceTimersByTime(600);
  // The last step shows the newest view, where one can decide.
  expect(director.takesInput()).toBe(false);
});

it.each([
  ['without words of a game', () => director.setTeller(undefined)],
  [
    'on a page that nobody sees',
    () => {
      isHidden = true;
    },
  ],
  [
    'where the player wants no motion',
    () => {
      pace = 0;
    },
  ],
])('tells nothing %s', (_, prepare) => {
  prepare();
  expect(director.tell(sceneOf(100))).toBe(false);
  expect(shown).toEqual([]);
});

it('tells nothing of a scene without events or with too many, and ends what it was telling', () => {
  expect(director.tell(sceneOf())).toBe(false);
  director.tell(sceneOf(100));
  expect(director.tell(sceneOf(...Array.from({ length: 161 }, () => 1)))).toBe(false);
  expect(shown).toEqual([1, 'newest']);
});
