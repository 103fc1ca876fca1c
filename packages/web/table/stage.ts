/** Plays the beats of a batch of events, each a little after the one before; nothing waits for them. */
import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { moveParts } from '../pictures/motions.ts';
import { paced } from '../settings/settings-store.ts';
import { forgetSights, letFall } from './falls.ts';

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

export type Rising = { readonly text: string; readonly tone: Tone; readonly symbol?: string };

export type Beat = {
  /** A name the game gives what moves: `enemy:3`, `player:0`, `pile:0:discardPile`, `die`. */
  readonly figure: string;
  readonly motion?: Motion;
  readonly rising?: Rising;
  /** The number of a card shown in the middle of the table. */
  readonly face?: number;
};

export type Risen = Rising & { readonly id: number; readonly figure: string; readonly delay: number };
export type Shown = { readonly id: number; readonly face: number; readonly delay: number };

type Stage = { readonly risen: readonly Risen[]; readonly shown: readonly Shown[] };

const STEP_MS = 130;
const LIFE_MS = 1_100;
const LONGEST_MS = 1_600;

export const useStage = create<Stage>(() => ({ risen: [], shown: [] }));

type Move = { readonly frames: Keyframe[]; readonly ms: number };

const shift = (x: number, y: number, turn = 0): Keyframe => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
});
const still: Keyframe = { transform: 'none' };
const lit = (filter: string, scale = 1): Keyframe => ({ filter, transform: `scale(${scale})` });
const unlit: Keyframe = { filter: 'none', transform: 'none' };

/** A step back, the lunge, and back into place; -1 to the left. */
const strike = (side: 1 | -1): Keyframe[] => [
  still,
  { ...shift(-6 * side, 0), offset: 0.25 },
  { ...shift(24 * side, -4), offset: 0.55 },
  still,
];

const MOVES: Readonly<Record<Motion, Move>> = {
  act: { frames: strike(-1), ms: 320 },
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
      lit('brightness(1.7) saturate(1.5)'),
      shift(-8, 0, -2),
      shift(8, 0, 2),
      shift(-5, 0, -1),
      shift(3, 0),
      unlit,
    ],
    ms: 280,
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

/** Lets an element move whenever its figure does; `mirrored` for those who look to the right. */
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

/** When each event of a batch is seen, in milliseconds from now. */
export const delaysOf = (perEvent: readonly (readonly Beat[])[]): readonly number[] => {
  const step = stepOf(perEvent.flat());
  let before = 0;
  return perEvent.map(({ length }) => {
    const delay = paced(before * step);
    before += length;
    return delay;
  });
};

/** Plays what the events of a batch move, event by event, and says when each is seen. */
export const playBeats = (perEvent: readonly (readonly Beat[])[]): readonly number[] => {
  const beats = perEvent.flat();
  if (paced(1) > 0 && beats.length > 0) stageBeats(beats, stepOf(beats));
  forgetSights();
  return delaysOf(perEvent);
};

const stageBeats = (beats: readonly Beat[], step: number): void => {
  for (const [place, { figure, motion }] of beats.entries())
    if (motion !== undefined) {
      for (const move of listeners.get(figure) ?? []) move(motion, paced(place * step));
      if (motion === 'fall') letFall(figure, paced(place * step));
    }
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
    paced(beats.length * step + LIFE_MS) + 50,
  );
};
