/** Dead figures leave the table at once. Their glass falls over what comes next, and nothing waits for it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { PicturedGame } from '../../pictures/addresses.ts';
import { paced } from '../../settings/settings-store.ts';

type Glass = { readonly game: PicturedGame; readonly id: string; readonly maxHp?: number };
/** A figure and its position when it left. */
type Sight = Glass & { readonly left: number; readonly top: number; readonly size: number };
type Fall = Sight & { readonly key: number; readonly delay: number };

const FALL_MS = 1_700;

/** The figures that have left since the last step of the story. */
export type Sights = ReadonlyMap<string, Sight>;

let sights = new Map<string, Sight>();

export const useFalls = create<{ readonly falls: readonly Fall[] }>(() => ({ falls: [] }));

/** Remembers a figure's position while the events that removed it are shown. */
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

/** Drops the glass of a figure that has left the table. */
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
 * The positions of figures that left with the current step. Each step takes its own: at a low frame rate, the
 * next step arrives before this one is animated.
 */
export const takeSights = (): Sights => {
  const taken = sights;
  sights = new Map();
  return taken;
};
