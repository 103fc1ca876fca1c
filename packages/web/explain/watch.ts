import { type Explained, explainedAt, pressedAt, wholeOf } from '../kit/explained.ts';
import { LONG_MS } from '../kit/use-long-press.ts';

/** A pointer that only passes over shows nothing. */
const REST_MS = 250;
/** Enough to move the pointer from the element to its explanation. */
const LEAVE_MS = 220;
/** A finger that moves further than this is scrolling. */
const STILL_PX = 10;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

type Watched = {
  readonly show: (thing: Explained) => void;
  readonly hide: () => void;
  /** The element being explained. */
  readonly shown: () => Explained | undefined;
  readonly isInside: (target: EventTarget | null) => boolean;
  /** Opens the rule of the displayed explanation. */
  readonly follow: () => void;
};

type Point = { readonly clientX: number; readonly clientY: number };

const distance = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Follows a mouse: shows what the pointer rests on until it leaves both the element and its explanation. */
const watchMouse = ({ show, hide, shown, isInside }: Watched) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: Explained | undefined;
  let last: Point = { clientX: -1, clientY: -1 };
  const restOn = (thing: Explained | undefined): void => {
    if (thing === rested && timer !== undefined) return;
    rested = thing;
    clearTimeout(timer);
    if (thing !== undefined && thing === shown()) return;
    if (thing !== undefined) timer = setTimeout(() => thing.isConnected && show(thing), REST_MS);
    // An explanation shown by focus stays while the mouse passes over other elements.
    else if (shown() !== undefined && shown() !== document.activeElement) timer = setTimeout(hide, LEAVE_MS);
  };
  const over = (event: PointerEvent): void => {
    const { target, pointerType, buttons, relatedTarget } = event;
    if (pointerType === 'touch' || buttons !== 0) return;
    // The pointer did not move: an element has moved under it.
    if (relatedTarget !== null && distance(event, last) === 0) return;
    last = event;
    const thing = explainedAt(target);
    const now = shown();
    const isPart = now !== undefined && target instanceof Node && wholeOf(now).contains(target);
    // On the way to the explanation, the pointer may cross the rest of the card.
    if (isInside(target) || (thing === undefined && isPart)) {
      clearTimeout(timer);
      timer = undefined;
      rested = now;
    } else restOn(thing);
  };
  const leave = ({ relatedTarget, pointerType }: PointerEvent): void => {
    if (relatedTarget === null && pointerType !== 'touch') restOn(undefined);
  };
  const press = (event: PointerEvent): void => {
    last = event;
    clearTimeout(timer);
    timer = undefined;
  };
  return { pointerover: over, pointerout: leave, pointerdown: press };
};

/** Follows a finger: a long press explains, and then does not count as a tap. */
const watchTouch = ({ show }: Watched) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point | undefined;
  let explained = false;
  const stop = (): void => clearTimeout(timer);
  const swallow = (event: Event): void => {
    if (!explained) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: PointerEvent): void => {
    stop();
    explained = false;
    const thing = event.pointerType === 'touch' ? pressedAt(event.target) : undefined;
    if (thing === undefined) return;
    start = event;
    timer = setTimeout(() => {
      explained = true;
      show(thing);
    }, LONG_MS);
  };
  const move = (event: PointerEvent): void => {
    if (start !== undefined && distance(event, start) > STILL_PX) stop();
  };
  return {
    pointerdown: press,
    pointermove: move,
    pointerup: stop,
    pointercancel: stop,
    click: swallow,
    contextmenu: swallow,
  };
};

/**
 * Escape in a dialog or panel is meant for that, unless the open explanation belongs to something inside it.
 */
const isWhereFocusIs = (thing: Element | undefined): boolean =>
  document.activeElement?.closest('dialog, [data-panel]')?.contains(thing ?? null) ?? true;

/**
 * What was selected by keyboard also shows its explanation. Escape deselects it, which closes the explanation
 * too.
 */
const isPickedUp = (thing: Element | undefined): boolean => thing?.matches('[data-picked]') ?? false;

const isForExplanation = (key: string, thing: Element | undefined): boolean =>
  key === 'F1' || (key === 'Escape' && isWhereFocusIs(thing) && !isPickedUp(thing));

const watchKeys = ({ show, hide, shown, isInside, follow }: Watched) => ({
  focusin: ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible') || isInside(target)) return;
    const thing = explainedAt(target);
    if (thing !== undefined && thing === target) show(thing);
    else hide();
  },
  focusout: ({ target, relatedTarget }: FocusEvent): void => {
    if (target === shown() && !isInside(relatedTarget)) hide();
  },
  keydown: (event: KeyboardEvent): void => {
    if (shown() === undefined || MODIFIERS.includes(event.key) || isInside(event.target)) return;
    if (isForExplanation(event.key, shown())) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === 'F1') follow();
    else hide();
  },
});

/** Listens on the whole document, before any other listener. */
export const watchExplained = (watched: Watched): (() => void) => {
  const stop = new AbortController();
  const listen = (handlers: object): void => {
    for (const [name, handler] of Object.entries(handlers))
      window.addEventListener(name, handler, { capture: true, signal: stop.signal });
  };
  listen(watchMouse(watched));
  listen(watchTouch(watched));
  listen(watchKeys(watched));
  listen({
    pointerdown: ({ target }: PointerEvent) => {
      if (!watched.isInside(target)) watched.hide();
    },
  });
  return () => stop.abort();
};
