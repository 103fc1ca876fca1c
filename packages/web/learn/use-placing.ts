import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followLayout } from '../kit/follow-layout.ts';
import { boxOf, isShown, obstaclesNow } from './obstacles.ts';
import { type Box, onScreen, placeBox, type Size } from './placing.ts';

/** The widths of the box, preferred first. On a phone it may be as wide as the screen. */
const WIDTHS = [380, 300, 240];
const NARROW = 760;
const MARGIN = 16;

export type Placing = { readonly target: Box | undefined; readonly box: Box; readonly isFolded: boolean };

/** `auto`: the box folds if it would cover something to press. */
export type Folding = 'auto' | 'open' | 'folded';

const firstOf = (selectors: readonly string[]): Element | undefined => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isShown);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether something other than the box of the guide covers a point of the element. */
const isCoveredAt = (element: Element, left: number, top: number): boolean => {
  const found = document.elementsFromPoint(left, top).find((each) => each.closest('[data-step]') === null);
  return found === undefined || !(element.contains(found) || found.contains(element));
};

/** How far inside its edges an element is checked. */
const INSIDE = 4;

/** Scrolls if the element is off screen, or under a bar at the edge. */
const bringIntoSight = (element: Element): void => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const middle = left + width / 2;
  const isInSight = ![top + INSIDE, bottom - INSIDE].some((each) => isCoveredAt(element, middle, each));
  if (!isInSight) element.scrollIntoView({ block: 'center', inline: 'nearest' });
};

const widthsNow = (): readonly number[] =>
  innerWidth > NARROW ? WIDTHS : [innerWidth - MARGIN, ...WIDTHS.filter((width) => width < innerWidth - 40)];

type Sizes = { readonly open: readonly Size[]; readonly folded: Size };

/** The height of the box at each possible width, and its folded size. */
const measure = (element: HTMLElement): Sizes => {
  const { width: before, maxHeight } = element.style;
  const wasFolded = element.hasAttribute('data-folded');
  element.style.maxHeight = 'none';
  element.removeAttribute('data-folded');
  const open = widthsNow().map((width) => {
    element.style.width = `${width}px`;
    return { width, height: element.offsetHeight };
  });
  element.setAttribute('data-folded', 'true');
  element.style.width = 'max-content';
  const folded = { width: element.offsetWidth + 1, height: element.offsetHeight };
  element.style.width = before;
  element.style.maxHeight = maxHeight;
  if (!wasFolded) element.removeAttribute('data-folded');
  return { open, folded };
};

/** The allowed sizes of the box, and its folded size. */
const allowed = (
  { open, folded }: Sizes,
  folding: Folding,
): { readonly sizes: readonly Size[]; readonly folded: Size | undefined } => ({
  sizes: folding === 'folded' ? [folded] : open,
  folded: folding === 'auto' ? folded : undefined,
});

type Wanted = {
  /** What to point at: the first of these on the screen. */
  readonly at: readonly string[];
  /** What else to leave uncovered if there is room elsewhere. */
  readonly clear: readonly string[];
  /** The text of the box, which determines its size. */
  readonly text: string;
  readonly folding: Folding;
};

/**
 * The target's position on the screen, and the position of the box next to it. Follows the target as it
 * moves, and scrolls each new target into view.
 */
export const usePlacing = (
  ref: RefObject<HTMLElement | null>,
  { at, clear, text, folding }: Wanted,
): Placing | undefined => {
  const [placing, setPlacing] = useState<Placing>();
  const last = useRef<Box>(undefined);
  const key = [...at, text, folding].join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the selectors
  useLayoutEffect(() => {
    let sizes: Sizes | undefined;
    let before = '';
    let pointedAt: Element | undefined;
    return followLayout(() => {
      const element = ref.current;
      if (element === null) return;
      const found = firstOf(at);
      if (found !== undefined && found !== pointedAt) bringIntoSight(found);
      pointedAt = found;
      const screen = { width: innerWidth, height: innerHeight };
      const target = found && onScreen(boxOf(found), screen);
      const obstacles = obstaclesNow(clear);
      const now = JSON.stringify([target, obstacles, screen]);
      if (now === before) return;
      before = now;
      if (sizes === undefined || sizes.open[0]?.width !== widthsNow()[0]) sizes = measure(element);
      const placed = placeBox({
        screen,
        target,
        ...obstacles,
        ...allowed(sizes, folding),
        last: last.current,
      });
      last.current = placed.box;
      setPlacing({ target, box: placed.box, isFolded: placed.isFolded || folding === 'folded' });
    });
  }, [key]);
  return placing;
};
