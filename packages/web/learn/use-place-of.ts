import { useEffect, useState } from 'react';
import { followLayout } from '../kit/follow-layout.ts';

export type Place = {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
};

const placeOf = (selectors: readonly string[]): Place | undefined => {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found === null) continue;
    const { top, left, width, height } = found.getBoundingClientRect();
    if (width > 0) return { top, left, width, height };
  }
  return undefined;
};

const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height;

/** Where the first of these things is on the screen; follows it while it moves, and brings it into sight. */
export const usePlaceOf = (selectors: readonly string[]): Place | undefined => {
  const [place, setPlace] = useState<Place | undefined>(() => placeOf(selectors));
  const key = selectors.join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the selectors
  useEffect(() => {
    const [first] = selectors;
    if (first !== undefined)
      document.querySelector(first)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return followLayout(() => {
      const now = placeOf(selectors);
      setPlace((before) => (isSame(before, now) ? before : now));
    });
  }, [key]);
  return place;
};
