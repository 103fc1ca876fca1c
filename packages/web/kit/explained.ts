export type Explained = HTMLElement | SVGElement;

/**
 * What answers to a resting pointer, to the focus and to a long press: `data-explain` is a key of the game's
 * explanations, `data-tip` a line of its own. A figure that can be aimed at shows its preview instead.
 */
const EXPLAINED = ':is([data-explain], [data-tip]):not([data-figure][data-target])';

/** The nearest thing at or around an element that has an explanation. */
export const explainedAt = (target: EventTarget | null): Explained | undefined => {
  const found = target instanceof Element ? target.closest(EXPLAINED) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : undefined;
};

/** What a long press explains; undefined where it looks closer at a card or a figure. */
export const pressedAt = (target: EventTarget | null): Explained | undefined => {
  const found = explainedAt(target);
  const looked = found?.closest('[data-long-press]') ?? null;
  const explains = looked === null || (looked !== found && !found?.hasAttribute('data-in-text'));
  return explains ? found : undefined;
};

/** The card or figure that a thing is a part of, or the thing itself: an explanation covers no part of it. */
export const wholeOf = (thing: Explained): Element =>
  thing.closest('[data-long-press], button[data-figure]') ?? thing;
