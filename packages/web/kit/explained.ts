export type Explained = HTMLElement | SVGElement;

/**
 * What responds to hovering, focus and long press: `data-explain` is a key of the game's explanations,
 * `data-tip` a separate line. A figure that can be targeted shows its preview instead.
 */
const EXPLAINED = ':is([data-explain], [data-tip]):not([data-figure][data-target])';

/** The nearest element, at or around the target, that has an explanation. */
export const explainedAt = (target: EventTarget | null): Explained | undefined => {
  const found = target instanceof Element ? target.closest(EXPLAINED) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : undefined;
};

/** What a long press explains; undefined if it opens the details of a card or figure. */
export const pressedAt = (target: EventTarget | null): Explained | undefined => {
  const found = explainedAt(target);
  const looked = found?.closest('[data-long-press]') ?? null;
  const explains = looked === null || (looked !== found && !found?.hasAttribute('data-in-text'));
  return explains ? found : undefined;
};

/**
 * The card or figure that contains the element, or the element itself: an explanation covers no part of it.
 */
export const wholeOf = (thing: Explained): Element =>
  thing.closest('[data-long-press], button[data-figure]') ?? thing;
