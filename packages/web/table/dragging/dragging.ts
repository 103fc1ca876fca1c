/** Dragging with mouse, pen or finger: the dragged element, its position, and the places that accept it. */
import { create } from 'zustand';

type Point = { readonly x: number; readonly y: number };

type Drag = {
  readonly element: HTMLElement;
  /** The centre of the element before it was dragged. */
  readonly from: Point;
  readonly at: Point;
  /** The accepting place under the pointer. */
  readonly over: HTMLElement | undefined;
  /** Whether it needs a target, rather than any spot on a field. */
  readonly aims: boolean;
};

export const useDrag = create<{ readonly drag: Drag | undefined }>(() => ({ drag: undefined }));

type DropPlace = {
  readonly onEnter?: () => void;
  readonly onLeave?: () => void;
  readonly onDrop: () => void;
  /** A field, where the exact spot does not matter. */
  readonly wide?: boolean;
};

const places = new Map<HTMLElement, DropPlace>();

/** Makes an element accept dragged elements; returns a function that removes this. */
export const dropPlace = (element: HTMLElement, place: DropPlace): (() => void) => {
  places.set(element, place);
  return () => {
    if (places.get(element) === place) places.delete(element);
  };
};

type Dragging = {
  readonly onStart: () => void;
  /** It was dropped; `taken` says whether a place accepted it. */
  readonly onEnd: (taken: boolean) => void;
};

/** Makes an element draggable; returns a function that removes this. */
export const draggable = (element: HTMLElement, dragging: Dragging): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const down = (event: PointerEvent): void => {
    if (event.isPrimary && event.button === 0) follow(element, event, dragging);
  };
  element.addEventListener('pointerdown', down, { signal });
  // Prevents the browser's own dragging of pictures.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
};

/** A press that moves less than this is a click. */
const CLICK_PX = 8;

const follow = (element: HTMLElement, down: PointerEvent, { onStart, onEnd }: Dragging): void => {
  const listening = new AbortController();
  const { signal } = listening;
  let begun = false;
  const end = (taken: boolean): void => {
    listening.abort();
    if (begun) onEnd(taken);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= CLICK_PX;
    if (!begun && !far) return;
    if (!begun) onStart();
    begun = true;
    moveTo(element, event);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    if (begun) {
      swallowClick();
      moveTo(element, event);
    }
    end(letGo(true));
  };
  const cancel = (): void => {
    letGo(false);
    end(false);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
};

const placeAt = ({ x, y }: Point): HTMLElement | undefined => {
  let element = document.elementFromPoint(x, y);
  while (element !== null && !(element instanceof HTMLElement && places.has(element)))
    element = element.parentElement;
  return element ?? undefined;
};

const moveTo = (element: HTMLElement, { clientX: x, clientY: y }: PointerEvent): void => {
  const before = useDrag.getState().drag;
  const over = placeAt({ x, y });
  if (before?.over !== over) {
    leave(before?.over);
    if (over !== undefined) {
      over.dataset.over = '';
      places.get(over)?.onEnter?.();
    }
  }
  element.dataset.dragged = '';
  const aims = [...places.values()].some(({ wide }) => wide !== true);
  useDrag.setState({ drag: { element, from: before?.from ?? middleOf(element), at: { x, y }, over, aims } });
};

/** Ends the dragging; returns whether a place accepted it. */
const letGo = (dropped: boolean): boolean => {
  const { drag } = useDrag.getState();
  if (drag === undefined) return false;
  useDrag.setState({ drag: undefined });
  delete drag.element.dataset.dragged;
  const place = dropped && drag.over !== undefined ? places.get(drag.over) : undefined;
  leave(drag.over);
  place?.onDrop();
  return place !== undefined;
};

const leave = (element: HTMLElement | undefined): void => {
  if (element === undefined) return;
  delete element.dataset.over;
  places.get(element)?.onLeave?.();
};

export const middleOf = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Dropping it where the drag began would count as a click. */
const swallowClick = (): void => {
  const swallowing = new AbortController();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
};
