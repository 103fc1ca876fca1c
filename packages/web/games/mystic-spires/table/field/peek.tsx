import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { explainedAt } from '../../../../kit/explained.ts';
import { useBoard } from '../../board/board-context.ts';
import { useSelection } from '../../board/selection.ts';
import { CardFace } from '../../pieces/card.tsx';
import { TowerFace } from '../../pieces/tower-face.tsx';
import styles from './peek.module.css';

/** How long the pointer must rest before a card shows: passing over the table shows nothing. */
const PAUSE_MS = 280;
const WIDTH = 236;
const HEIGHT = WIDTH * 1.42;
const GAP = 12;

/** What to show beside an element, as its `data-peek` says: `card:12` or `tower:3`. */
export const peekAt = (kind: 'card' | 'tower', number: number): string => `${kind}:${number}`;

type Peeked = {
  readonly kind: string;
  readonly number: number;
  readonly left: number;
  readonly top: number;
};

/** To its right if there is room, else to its left, and always inside the window. */
const beside = (element: Element): Peeked => {
  const [kind = '', number] = (element.getAttribute('data-peek') ?? '').split(':');
  const { left, right, top, height } = element.getBoundingClientRect();
  const fits = right + GAP + WIDTH < innerWidth;
  const middle = top + height / 2 - HEIGHT / 2;
  return {
    kind,
    number: Number(number),
    left: fits ? right + GAP : Math.max(GAP, left - GAP - WIDTH),
    top: Math.max(GAP, Math.min(innerHeight - HEIGHT - GAP, middle)),
  };
};

/** Follows the mouse pointer, and the focus when keys have moved it. */
const usePeeked = (root: RefObject<HTMLElement | null>, seq: number): Peeked | undefined => {
  const [peeked, setPeeked] = useState<Peeked>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture may have moved or taken the card
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rested: Element | undefined;
    const restOn = (element: Element | undefined): void => {
      if (element === rested) return;
      rested = element;
      clearTimeout(timer);
      setPeeked(undefined);
      if (element === undefined) return;
      timer = setTimeout(() => element.isConnected && setPeeked(beside(element)), PAUSE_MS);
    };
    // A sign on a card explains itself instead.
    const found = (target: EventTarget | null): Element | undefined =>
      target instanceof Element && explainedAt(target) === undefined
        ? (target.closest('[data-peek]:not([data-target])') ?? undefined)
        : undefined;
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') restOn(found(target));
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) restOn(found(target));
    };
    const leave = (): void => restOn(undefined);
    table.addEventListener('pointerover', over);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('pointerdown', leave);
    table.addEventListener('focusin', focused);
    table.addEventListener('focusout', leave);
    return () => {
      leave();
      table.removeEventListener('pointerover', over);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('pointerdown', leave);
      table.removeEventListener('focusin', focused);
      table.removeEventListener('focusout', leave);
    };
  }, [root, seq]);
  return peeked;
};

/**
 * Shows a card at full size beside its small version on the table, except while aiming. It is visual only:
 * screen readers use `i`, and touch screens have the long press.
 */
export const Peek = ({ root }: { readonly root: RefObject<HTMLElement | null> }) => {
  const peeked = usePeeked(root, useBoard().picture.seq);
  const aiming = useSelection(({ source, dragging }) => source !== undefined || dragging);
  if (peeked === undefined || aiming) return null;
  const { kind, number, left, top } = peeked;
  return createPortal(
    <div className={styles.peek} style={{ left, top }} data-peeked={number} aria-hidden="true">
      {kind === 'tower' ? <TowerFace tower={number} /> : <CardFace card={number} />}
    </div>,
    document.body,
  );
};
