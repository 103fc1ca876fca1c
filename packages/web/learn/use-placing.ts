import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followLayout } from '../kit/follow-layout.ts';
import { type Box, placeBox, type Size } from './placing.ts';

/** The widths of the box, the preferred one first. On a phone it may be as wide as the screen. */
const WIDTHS = [380, 300, 240];
const NARROW = 760;
const MARGIN = 16;

export type Placing = { readonly target: Box | undefined; readonly box: Box };

const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const firstOf = (selectors: readonly string[]): Element | undefined => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isShown);
    if (found !== undefined) return found;
  }
  return undefined;
};

const isOnScreen = ({ left, top, width, height }: Box): boolean =>
  left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;

const widthsNow = (): readonly number[] =>
  innerWidth > NARROW ? WIDTHS : [innerWidth - MARGIN, ...WIDTHS.filter((width) => width < innerWidth - 40)];

/** How tall the box is at each width it may have. */
const measure = (element: HTMLElement): readonly Size[] => {
  const { width: before, maxHeight } = element.style;
  element.style.maxHeight = 'none';
  const sizes = widthsNow().map((width) => {
    element.style.width = `${width}px`;
    return { width, height: element.offsetHeight };
  });
  element.style.width = before;
  element.style.maxHeight = maxHeight;
  return sizes;
};

/**
 * Where the first of these things is on the screen and where the box beside it goes; follows the thing while it moves,
 * and brings it into sight. `text` is what the box says: its size depends on it.
 */
export const usePlacing = (
  ref: RefObject<HTMLElement | null>,
  at: readonly string[],
  clear: readonly string[],
  text: string,
): Placing | undefined => {
  const [placing, setPlacing] = useState<Placing>();
  const last = useRef<Box>(undefined);
  const key = [...at, text].join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the selectors
  useLayoutEffect(() => {
    let sizes: readonly Size[] = [];
    let before = '';
    firstOf(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return followLayout(() => {
      const element = ref.current;
      if (element === null) return;
      const found = firstOf(at);
      const target = found && boxOf(found);
      const others = [...document.querySelectorAll(clear.join())].map(boxOf).filter(isOnScreen);
      const screen = { width: innerWidth, height: innerHeight };
      const now = JSON.stringify([target, others, screen]);
      if (now === before) return;
      before = now;
      if (sizes[0]?.width !== widthsNow()[0] || sizes.length === 0) sizes = measure(element);
      const box = placeBox({ screen, target, others, sizes, last: last.current });
      last.current = box;
      setPlacing({ target, box });
    });
  }, [key]);
  return placing;
};
