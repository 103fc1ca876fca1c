const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const all = (places: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(places)];

/**
 * What the arrow keys can choose now: highlighted targets, or answers, or the cards in hand and the options
 * of a place.
 */
const choices = (): readonly HTMLElement[] => {
  const lit = all('[data-target]');
  if (lit.length > 0) return lit;
  const asked = all('[data-question] [data-choice]');
  return asked.length > 0 ? asked : all('[data-hand-card], main [data-choice]');
};

/** Moves the focus through the choices; returns whether the key was an arrow. */
export const moveFocus = (key: string): boolean => {
  const step = ARROWS[key];
  if (step === undefined) return false;
  const places = choices();
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[at < 0 ? 0 : (at + step + places.length) % places.length]?.focus();
  return true;
};
