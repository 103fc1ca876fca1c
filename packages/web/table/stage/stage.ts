/** Plays the beats of a story step, each shortly after the previous one. Nothing waits for them. */
import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { moveParts } from '../../pictures/motions.ts';
import { paced, stepTime } from '../../settings/settings-store.ts';
import { letFall, type Sights } from './falls.ts';
import type { MarkName } from './mark.tsx';

export type Motion =
  | 'act'
  | 'arrive'
  | 'fall'
  | 'guard'
  | 'heal'
  | 'hurt'
  | 'mode'
  | 'power'
  | 'pulse'
  | 'roll'
  | 'shuffle';

type Tone = 'damage' | 'blocked' | 'block' | 'heal' | 'token' | 'item' | 'bad' | 'gold';

export type Rising = {
  readonly text: string;
  readonly tone: Tone;
  readonly symbol?: string;
  /** Drawn over the figure as the number rises. */
  readonly mark?: MarkName;
};

export type Beat = {
  /** The game's name for what moves: `enemy:3`, `player:0`, `pile:0:discardPile`, `die`. */
  readonly figure: string;
  readonly motion?: Motion;
  readonly rising?: Rising;
  /** The number of a card shown in the middle of the table. */
  readonly face?: number;
  /** How hard a blow is: a hard one freezes the figure for a moment and shakes the whole table. */
  readonly force?: number;
};

export type Risen = Rising & { readonly id: number; readonly figure: string; readonly delay: number };
export type Shown = { readonly id: number; readonly face: number; readonly delay: number };

type Stage = { readonly risen: readonly Risen[]; readonly shown: readonly Shown[] };

const STEP_MS = 130;
const LIFE_MS = 1_100;
/** Beats without movement must not pile up. */
const STILL_MS = 500;
const LONGEST_MS = 1_600;

export const useStage = create<Stage>(() => ({ risen: [], shown: [] }));

type Move = { readonly frames: Keyframe[]; readonly ms: number };

const shift = (x: number, y: number, turn = 0): Keyframe => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
});
const still: Keyframe = { transform: 'none' };
const lit = (filter: string, scale = 1): Keyframe => ({ filter, transform: `scale(${scale})` });
const unlit: Keyframe = { filter: 'none', transform: 'none' };

/** The wind-up, the lunge, a pause when the blow lands, and the return; -1 is to the left. */
const strike = (side: 1 | -1): Keyframe[] => [
  still,
  { ...shift(-12 * side, 2, -3 * side), offset: 0.36, easing: 'cubic-bezier(0.7, 0, 0.9, 0.4)' },
  { ...shift(34 * side, -4, 4 * side), offset: 0.58 },
  { ...shift(32 * side, -4, 4 * side), offset: 0.72 },
  still,
];

const MOVES: Readonly<Record<Motion, Move>> = {
  act: { frames: strike(-1), ms: 600 },
  arrive: { frames: [{ transform: 'translateY(-46px) scale(1.15)', opacity: 0 }, { opacity: 1 }], ms: 300 },
  fall: {
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(18px) rotate(9deg)', opacity: 0.2 },
    ],
    ms: 300,
  },
  guard: { frames: [unlit, lit('drop-shadow(0 0 16px var(--block)) brightness(1.2)', 1.05), unlit], ms: 240 },
  heal: {
    frames: [unlit, lit('drop-shadow(0 0 16px var(--green-87)) brightness(1.25)', 1.04), unlit],
    ms: 260,
  },
  hurt: {
    frames: [
      lit('brightness(2) saturate(1.5)', 1.04),
      // Holds the flash of the blow for a moment.
      { ...lit('brightness(1.9) saturate(1.5)', 1.04), offset: 0.2 },
      shift(-8, 0, -2),
      shift(8, 0, 2),
      shift(-5, 0, -1),
      shift(3, 0),
      unlit,
    ],
    ms: 350,
  },
  mode: {
    frames: [unlit, lit('brightness(2.2) hue-rotate(30deg)', 1.14), lit('brightness(1.3)', 0.96), unlit],
    ms: 300,
  },
  power: { frames: [unlit, lit('brightness(1.35)', 1.07), unlit], ms: 200 },
  pulse: { frames: [still, { transform: 'scale(1.16)' }, still], ms: 180 },
  roll: {
    frames: [
      { transform: 'rotate(-400deg) translateY(-14px) scale(0.6)' },
      { transform: 'rotate(20deg) scale(1.2)' },
      still,
    ],
    ms: 300,
  },
  shuffle: {
    frames: [still, { transform: 'rotate(-180deg) scale(1.1)' }, { transform: 'rotate(-360deg)' }],
    ms: 300,
  },
};

const listeners = new Map<string, Set<(motion: Motion, delay: number) => void>>();

/** Animates an element whenever its figure moves; `mirrored` for figures that face right. */
export const useMotion = (figure: string, ref: RefObject<HTMLElement | null>, mirrored = false): void => {
  useEffect(() => {
    const move = (motion: Motion, delay: number): void => {
      const { frames, ms } = MOVES[motion];
      const element = ref.current;
      if (element === null) return;
      const played = motion === 'act' && mirrored ? strike(1) : frames;
      element.animate(played, { duration: paced(ms), delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
      moveParts(element, motion, mirrored ? 1 : -1, { pace: paced, delay });
    };
    const own = listeners.get(figure) ?? new Set();
    listeners.set(figure, own.add(move));
    return () => {
      own.delete(move);
    };
  }, [figure, ref, mirrored]);
};

let made = 0;

const present = (beats: readonly Beat[], step: number): Stage => ({
  risen: beats.flatMap(({ figure, rising }, place) =>
    rising === undefined ? [] : [{ ...rising, figure, id: ++made, delay: paced(place * step) }],
  ),
  shown: beats.flatMap(({ face }, place) =>
    face === undefined ? [] : [{ face, id: ++made, delay: paced(place * step) }],
  ),
});

const stepOf = (beats: readonly unknown[]): number =>
  Math.min(STEP_MS, LONGEST_MS / Math.max(1, beats.length));

/** When each event of a step appears, in milliseconds from now. */
const delaysOf = (perEvent: readonly (readonly Beat[])[]): readonly number[] => {
  const step = stepOf(perEvent.flat());
  let before = 0;
  return perEvent.map(({ length }) => {
    const delay = paced(before * step);
    before += length;
    return delay;
  });
};

/**
 * Plays the beats of a step, event by event, and returns when each event appears. `left` holds the figures
 * that fell.
 */
export const playBeats = (perEvent: readonly (readonly Beat[])[], left: Sights): readonly number[] => {
  const beats = perEvent.flat();
  const step = stepOf(beats);
  if (paced(1) > 0) moveFigures(beats, step, left);
  if (stepTime(1) > 0) showRisen(beats, step);
  return delaysOf(perEvent);
};

const moveFigures = (beats: readonly Beat[], step: number, left: Sights): void => {
  for (const [place, { figure, motion, force = 0 }] of beats.entries()) {
    if (motion === undefined) continue;
    const delay = paced(place * step);
    for (const move of listeners.get(figure) ?? []) move(motion, delay);
    if (motion === 'fall') letFall(left.get(figure), delay);
    if (force >= HARD) nudge(force, delay);
  }
};

/** Blows of this force or more shake the whole table. */
const HARD = 6;

/** Shakes the whole table: the harder the blow, the further, but never more than a few pixels. */
const nudge = (force: number, delay: number): void => {
  const far = Math.min(10, 2 + force / 3);
  document
    .querySelector('[data-table] main')
    ?.animate([still, shift(-far, far / 3), shift(far * 0.7, -far / 4), shift(-far / 3, 0), still], {
      duration: paced(260),
      // The figure first freezes in the flash of the blow.
      delay: delay + paced(HIT_STOP_MS),
    });
};

const HIT_STOP_MS = 70;

const showRisen = (beats: readonly Beat[], step: number): void => {
  const { risen, shown } = present(beats, step);
  if (risen.length + shown.length === 0) return;
  useStage.setState((state) => ({ risen: [...state.risen, ...risen], shown: [...state.shown, ...shown] }));
  const ids = new Set([...risen, ...shown].map(({ id }) => id));
  setTimeout(
    () =>
      useStage.setState((state) => ({
        risen: state.risen.filter(({ id }) => !ids.has(id)),
        shown: state.shown.filter(({ id }) => !ids.has(id)),
      })),
    stepTime(beats.length * step + (paced(1) > 0 ? LIFE_MS : STILL_MS)) + 50,
  );
};
