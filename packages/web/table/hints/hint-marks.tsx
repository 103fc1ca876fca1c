import { useEffect, useRef } from 'react';
import { followLayout } from '../../kit/follow-layout.ts';
import styles from './hints.module.css';

/** A numbered mark, and the element it is attached to. */
export type HintMark = { readonly number: number; readonly selector: string };

const SIZE = 24;
const EDGE = 2;

const isOnScreen = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > SIZE && top < window.innerHeight - SIZE;

/** The first visible matching element. */
const find = (selector: string): DOMRect | undefined =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).find(isOnScreen);

const within = (place: number, size: number): number => Math.max(EDGE, Math.min(place, size - SIZE - EDGE));

/** Below the strip if that covers the corner; undefined if it covers the whole element. */
const besideStrip = (x: number, y: number, { bottom }: DOMRect): number | undefined => {
  const strip = document.querySelector('[data-hints]')?.getBoundingClientRect();
  const isApart =
    strip === undefined ||
    x + SIZE < strip.left ||
    x > strip.right ||
    y + SIZE < strip.top ||
    y > strip.bottom;
  if (isApart) return y;
  return bottom > strip.bottom + SIZE ? strip.bottom + EDGE : undefined;
};

/** At the upper left corner; several marks on one element are side by side. */
const placeOf = (box: DOMRect, before: number): string => {
  const x = within(box.left - SIZE / 3 + before * SIZE, window.innerWidth);
  const y = besideStrip(x, within(box.top - SIZE / 3, window.innerHeight), box);
  return y === undefined ? '' : `${x}px ${y}px`;
};

const lay = (marks: readonly HintMark[], layer: HTMLElement, shown: string[]): void => {
  const laid = new Map<string, number>();
  marks.forEach(({ selector }, at) => {
    const mark = layer.children[at];
    if (!(mark instanceof HTMLElement)) return;
    const box = find(selector);
    const corner = box && `${Math.round(box.left)} ${Math.round(box.top)}`;
    const before = laid.get(corner ?? '') ?? 0;
    if (corner !== undefined) laid.set(corner, before + 1);
    const place = box === undefined ? '' : placeOf(box, before);
    if (shown[at] === place) return;
    shown[at] = place;
    mark.hidden = place === '';
    mark.style.translate = place;
  });
};

/** The numbers of hints on the board. They follow their elements. */
export const HintMarks = ({ marks }: { readonly marks: readonly HintMark[] }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown: string[] = [];
    return followLayout(() => ref.current && lay(marks, ref.current, shown));
  }, [marks]);
  return (
    <div ref={ref} className={styles.marks} aria-hidden="true">
      {marks.map(({ number, selector }) => (
        <span key={`${number} ${selector}`} className={styles.mark} data-hint-mark={number} hidden>
          {number}
        </span>
      ))}
    </div>
  );
};
