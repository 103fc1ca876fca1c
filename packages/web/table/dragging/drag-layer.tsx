import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './drag-layer.module.css';
import { middleOf, useDrag } from './dragging.ts';

type Point = { readonly x: number; readonly y: number };

/** Curves upwards, so that it does not cover what is in between. */
const curve = (from: Point, to: Point): string => {
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - Math.abs(to.x - from.x) * 0.12 };
  return `M${from.x} ${from.y} Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
};

type ArrowProps = { readonly from: Point; readonly to: Point; readonly hits: boolean };

const Arrow = ({ from, to, hits }: ArrowProps) => (
  <svg className={styles.arrow} data-drag-arrow data-hits={hits || undefined} aria-hidden="true">
    <defs>
      <marker id="drag-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" orient="auto">
        <path d="M0 0 L10 5 L0 10 Z" />
      </marker>
    </defs>
    <path d={curve(from, to)} markerEnd="url(#drag-arrow)" />
  </svg>
);

type GhostProps = {
  readonly element: HTMLElement;
  readonly at: Point;
  /** Whether it is over its target. */
  readonly hits: boolean;
};

/** A copy of the dragged element, under the pointer. */
const Ghost = ({ element, at, hits }: GhostProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const face = element.firstElementChild?.cloneNode(true);
    if (face !== undefined) ref.current?.replaceChildren(face);
  }, [element]);
  return (
    <div
      ref={ref}
      className={styles.ghost}
      style={{ ['--card-width' as string]: `${element.offsetWidth}px`, translate: `${at.x}px ${at.y}px` }}
      data-drag-ghost
      data-hits={hits || undefined}
      aria-hidden="true"
    />
  );
};

/** The dragged element, and an arrow to its target. */
export const DragLayer = () => {
  const drag = useDrag((state) => state.drag);
  if (drag === undefined) return null;
  const { element, from, at, over, aims } = drag;
  return createPortal(
    <>
      <Ghost element={element} at={at} hits={aims && over !== undefined} />
      {aims && <Arrow from={from} to={over === undefined ? at : middleOf(over)} hits={over !== undefined} />}
    </>,
    // Inside the table, where the game's colours apply.
    document.querySelector('[data-table]') ?? document.body,
  );
};
