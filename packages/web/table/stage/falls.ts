/** Figures that die leave the table at once; their glass falls over what comes next, and nothing waits for it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { PicturedGame } from '../../pictures/addresses.ts';
import { paced } from '../../settings/settings-store.ts';

type Glass = { readonly game: PicturedGame; readonly id: string; readonly maxHp?: number };
/** A figure where it stood when it left. */
type Sight = Glass & { readonly left: number; readonly top: number; readonly size: number };
type Fall = Sight & { readonly key: number; readonly delay: number };

const FALL_MS = 1_700;

/** What has left since the last step of the story. */
export type Sights = ReadonlyMap<string, Sight>;

let sights = new Map<string, Sight>();

export const useFalls = create<{ readonly falls: readonly Fall[] }>(() => ({ falls: [] }));

/** Remembers where a figure stood, for as long as the events that took it away are shown. */
export const useLastSight = (figure: string, ref: RefObject<HTMLElement | null>, glass: Glass): void => {
  const shown = useRef(glass);
  useEffect(() => {
    shown.current = glass;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element === null) return;
      const { left, top, width } = element.getBoundingClientRect();
      if (width > 0) sights.set(figure, { ...shown.current, left, top, size: width });
    };
  }, [figure, ref]);
};

let made = 0;

/** Lets the glass of a figure fall that has left the table. */
export const letFall = (sight: Sight | undefined, delay: number): void => {
  if (sight === undefined) return;
  const fall = { ...sight, key: ++made, delay };
  useFalls.setState(({ falls }) => ({ falls: [...falls, fall] }));
  setTimeout(
    () => useFalls.setState(({ falls }) => ({ falls: falls.filter((each) => each !== fall) })),
    delay + paced(FALL_MS),
  );
};

/**
 * Where figures stood that left with the step now on the screen. Each step takes its own: where frames are slow, the next
 * one is there before this one moves.
 */
export const takeSights = (): Sights => {
  const taken = sights;
  sights = new Map();
  return taken;
};
