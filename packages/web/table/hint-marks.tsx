import { useEffect, useRef } from 'react';
import { followLayout } from '../kit/follow-layout.ts';
import styles from './hints.module.css';

/** A numbered mark, and what it is laid on. */
export type HintMark = { readonly number: number; readonly selector: string };

const SIZE = 24;
const EDGE = 2;

/** The first place of that kind that can be seen. */
const find = (selector: string): DOMRect | undefined => {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
};

const within = (place: number, size: number): number => Math.max(EDGE, Math.min(place, size - SIZE - EDGE));

/** At the upper left corner, one beside another where several lie on the same thing. */
const placeOf = ({ left, top }: DOMRect, before: number): string =>
  `${within(left - SIZE / 3 + before * SIZE, window.innerWidth)}px ${within(top - SIZE / 3, window.innerHeight)}px`;

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

/** Numbers on the board where hints lie. They follow what they lie on. */
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
