import type { Page } from 'playwright-core';
import { whileSeen } from './unseen.ts';

/** The sizes every layout promise is checked at. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Rounding of fractional boxes, and borders that touch, are no overlap. */
const slackPx = 2;

type Box = {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The boxes of elements inside it; a thing does not overlap with its own parts. */
  readonly inside: readonly number[];
};

type Measured = {
  readonly boxes: readonly Box[];
  readonly missing: readonly string[];
  readonly width: number;
  readonly height: number;
};

/** What does not lie wholly inside the viewport, one sentence each. A selector that finds nothing is a problem. */
export async function insideViewport(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const { boxes, missing, width, height } = await measured(page, selectors);
  const outside = boxes.flatMap((box) => {
    const over = [
      ['left', -box.left],
      ['top', -box.top],
      ['right', box.right - width],
      ['bottom', box.bottom - height],
    ] as const;
    return over
      .filter(([, px]) => px > slackPx)
      .map(([side, px]) => `${box.name} is ${Math.round(px)} px outside the viewport (${side}).`);
  });
  return [...missing.map(nothing), ...outside];
}

/** Which of the elements cover each other, one sentence each. A selector that finds nothing is a problem. */
export async function noOverlaps(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const { boxes, missing } = await measured(page, selectors);
  const overlaps = boxes.flatMap((one, first) =>
    boxes.flatMap((other, second) => {
      if (second <= first || one.inside.includes(second) || other.inside.includes(first)) return [];
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= slackPx || down <= slackPx) return [];
      return [`${one.name} and ${other.name} overlap by ${Math.round(across)} x ${Math.round(down)} px.`];
    }),
  );
  return [...missing.map(nothing), ...overlaps];
}

const nothing = (selector: string): string => `Nothing on the page matches ${selector}.`;

/** The visible boxes of all matches; an element that two selectors match counts once. */
const measured = (page: Page, selectors: readonly string[]): Promise<Measured> =>
  whileSeen(page, () => boxesOf(page, selectors));

const boxesOf = (page: Page, selectors: readonly string[]): Promise<Measured> =>
  page.evaluate(async (wanted) => {
    // In the font that stands in for ours meanwhile, lines break elsewhere.
    await document.fonts.ready;
    const visible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0 &&
      element.getBoundingClientRect().height > 0;
    const found = wanted.map((selector) => [...document.querySelectorAll(selector)].filter(visible));
    const elements = [...new Set(found.flat())];
    const nameOf = (element: Element): string => {
      const selector = wanted[found.findIndex((matches) => matches.includes(element))] ?? '';
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return words === '' ? selector : `${selector} "${words.slice(0, 40)}"`;
    };
    const boxes = elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const inside = elements.flatMap((other, at) =>
        other !== element && element.contains(other) ? [at] : [],
      );
      return { name: nameOf(element), left, top, right, bottom, inside };
    });
    const missing = wanted.filter((_, at) => found[at]?.length === 0);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return { boxes, missing, width, height };
  }, selectors);

/** Between two points at which a card is tapped. */
const tapPx = 9;

/**
 * What a tap on the visible part of a lifted card would press in place of the card: whatever is pressable and lies over
 * it, by name, and the card itself where its middle is not reached.
 */
export const pressedInPlaceOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluate((card, step) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const hit = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
    const found = new Set<string>();
    for (let y = Math.max(0, top) + 2; y < Math.min(innerHeight, bottom); y += step)
      for (let x = Math.max(0, left) + 2; x < Math.min(innerWidth, right); x += step) {
        const pressed = hit(x, y)?.closest('button, a, input, select, summary, [role="button"]');
        if (pressed && !card.contains(pressed))
          found.add(`${pressed.getAttribute('aria-label') ?? pressed.textContent}`.slice(0, 40));
      }
    if (!card.contains(hit((left + right) / 2, (top + bottom) / 2))) found.add('not the card in its middle');
    return [...found];
  }, tapPx);

/** The words of a prompt that are cut: by its own box or by one around it. */
export const cutPrompts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('p[role="status"] > span:first-child')]
      .filter((prompt) => prompt.checkVisibility() && getComputedStyle(prompt).position !== 'absolute')
      .filter((prompt) => {
        const { left, top, right, bottom } = prompt.getBoundingClientRect();
        const isCut =
          prompt.scrollHeight > prompt.clientHeight + 1 && getComputedStyle(prompt).display !== 'inline';
        const reached = [left + 2, right - 2].every((x) =>
          [top + 2, bottom - 2].every((y) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && (prompt.contains(hit) || hit.contains(prompt));
          }),
        );
        return isCut || !reached;
      })
      .map((prompt) => prompt.textContent ?? ''),
  );
