/** What is on the screen around the box of a guide. */
import type { Box } from './placing.ts';

/** What can be pressed now. All games mark it in the same way. */
const PRESSES = [
  '[data-target]',
  '[data-usable]',
  '[data-playable]',
  '[data-answer]',
  '[data-takeable]',
  '[data-action]:enabled',
  '[data-choice]:not(:disabled)',
  '[data-does]:enabled',
  '[data-question] :is(button, input, select):enabled',
  '[data-offer] button:enabled',
  '[data-lack] button:enabled',
  'main fieldset button:enabled',
].join();

/** Other things to read or press on every table. The log next to a table may be covered. */
const SEEN = ['main :is(h1, h2, h3, p, button, input, select)', 'header :is(button, [role="status"])'];

export const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};

export const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const isOnScreen = ({ left, top, width, height }: Box): boolean =>
  width > 0 && height > 0 && left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(boxOf)
    .filter(isOnScreen);

type Obstacles = { readonly presses: readonly Box[]; readonly others: readonly Box[] };

/** `clear` names what else should stay uncovered in this lesson. */
export const obstaclesNow = (clear: readonly string[]): Obstacles => ({
  presses: boxesOf(PRESSES),
  others: boxesOf([...clear, ...SEEN].join()),
});
