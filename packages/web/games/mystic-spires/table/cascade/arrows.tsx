import { type RefObject, useLayoutEffect, useState } from 'react';
import { followLayout } from '../../../../kit/follow-layout.ts';
import { type Source, targetKey } from '../../board/actions.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { type Pointed, useSelection } from '../../board/selection.ts';
import { figureOfRef, linkFigure, thingFigure, towerFigure, zoneFigure } from '../../pieces/figures.ts';
import styles from './arrows.module.css';
import type { Chain } from './chain.ts';

type Arrow = {
  readonly kind: 'attack' | 'intercept' | 'aim' | 'bond' | 'plan';
  /** What the arrow connects, as element selectors. */
  readonly from: string;
  readonly to: string;
};

type Drawn = Arrow & { readonly path: string };

const place = (figure: string): string => `[data-figure="${figure}"]`;

const attackArrows = ({ view: { attack } }: Board): readonly Arrow[] => {
  if (attack === undefined || attack.attacker < 0) return [];
  const from = place(thingFigure(attack.attacker));
  if (attack.interceptor < 0) return [{ kind: 'attack', from, to: place(figureOfRef(attack.target)) }];
  return [{ kind: 'intercept', from, to: place(thingFigure(attack.interceptor)) }];
};

const aimArrows = (chain: Chain): readonly Arrow[] =>
  chain
    .filter(({ fate, kind }) => fate === 'stands' && kind !== 'attack')
    .flatMap(({ number, targets }) =>
      // Two cards in one graveyard are in one place.
      [...new Set(targets.map(figureOfRef))].map((figure) => ({
        kind: 'aim' as const,
        from: place(linkFigure(number)),
        to: place(figure),
      })),
    );

const bondArrows = ({ view: { things } }: Board): readonly Arrow[] =>
  things.flatMap(({ id, bonds }) =>
    bonds
      .filter((other) => other > id)
      .map((other) => ({
        kind: 'bond' as const,
        from: place(thingFigure(id)),
        to: place(thingFigure(other)),
      })),
  );

const sourcePlace = (source: Source, near: number): string => {
  switch (source.kind) {
    case 'card':
      return `[data-hand-card="${source.card}"][aria-pressed="true"]`;
    case 'tower':
      return place(towerFigure(near));
    default:
      return place(thingFigure(source.id));
  }
};

/** Planned arrows: from the selected source to the target under the pointer. */
const planArrows = ({ source, litFor, near }: Board, pointed: Pointed | undefined): readonly Arrow[] => {
  if (source === undefined || pointed === undefined || pointed.kind === 'option') return [];
  if (litFor(pointed) === undefined) return [];
  const to =
    pointed.kind === 'pile' ? place(zoneFigure(pointed.seat, 'graveyard')) : place(targetKey(pointed));
  return [{ kind: 'plan', from: sourcePlace(source, near), to }];
};

type Point = { readonly x: number; readonly y: number };
type Box = Point & { readonly half: Point };

const curve = (from: Point, to: Point, kind: Arrow['kind']): string => {
  const lift = kind === 'bond' ? 0.08 : 0.18;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - dy * lift, y: (from.y + to.y) / 2 + dx * lift };
  return `M${from.x} ${from.y} Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
};

/** An arrow starts at the edge towards its target, so that it covers no text. */
const leaving = (from: Box, to: Point): Point =>
  Math.abs(to.x - from.x) - from.half.x > Math.abs(to.y - from.y)
    ? { x: from.x + Math.sign(to.x - from.x) * from.half.x, y: from.y }
    : { x: from.x, y: from.y + Math.sign(to.y - from.y) * from.half.y };

/** Whether a link of the Cascade is scrolled out of its list; it then has no arrow. */
const isScrolledAway = (element: Element | null, { left, top, width, height }: DOMRect): boolean => {
  const list = element?.closest('[data-cascade]')?.getBoundingClientRect();
  if (list === undefined) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  return x < list.left || x > list.right || y < list.top || y > list.bottom;
};

const draw = (root: HTMLElement, arrows: readonly Arrow[]): readonly Drawn[] => {
  const origin = root.getBoundingClientRect();
  const boxOf = (selector: string): Box | undefined => {
    const element = document.querySelector(selector);
    const rect = element?.getBoundingClientRect();
    return rect === undefined || isScrolledAway(element, rect)
      ? undefined
      : {
          x: rect.left - origin.left + root.scrollLeft + rect.width / 2,
          y: rect.top - origin.top + root.scrollTop + rect.height / 2,
          half: { x: rect.width / 2, y: rect.height / 2 },
        };
  };
  return arrows.flatMap((arrow) => {
    const from = boxOf(arrow.from);
    const to = boxOf(arrow.to);
    if (from === undefined || to === undefined) return [];
    const start = leaving(from, to);
    return [{ ...arrow, path: curve(start, to, arrow.kind) }];
  });
};

const isSame = (before: readonly Drawn[], now: readonly Drawn[]): boolean =>
  before.length === now.length &&
  now.every(({ kind, from, to, path }, index) => {
    const other = before[index];
    return other?.kind === kind && other.from === from && other.to === to && other.path === path;
  });

/** Redraws when anything moves: a new picture, a resize, a scroll. */
const useDrawn = (root: RefObject<HTMLElement | null>, arrows: readonly Arrow[]): readonly Drawn[] => {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const key = JSON.stringify(arrows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the arrows
  useLayoutEffect(() => {
    const again = (): void => {
      if (root.current === null) return;
      const now = draw(root.current, arrows);
      setDrawn((before) => (isSame(before, now) ? before : now));
    };
    if (arrows.length > 0) return followLayout(again);
    again();
    return undefined;
  }, [key, root]);
  return drawn;
};

const HEADS = ['attack', 'intercept', 'aim', 'plan'] as const;

/**
 * Arrows over the table: who attacks, intercepts and targets whom. The names of cards and links say the same.
 */
export const Arrows = ({
  root,
  chain,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly chain: Chain;
}) => {
  const board = useBoard();
  const pointed = useSelection((selection) => selection.pointed);
  const drawn = useDrawn(root, [
    ...bondArrows(board),
    ...aimArrows(chain),
    ...attackArrows(board),
    ...planArrows(board, pointed),
  ]);
  return (
    <svg className={styles.arrows} aria-hidden="true">
      <defs>
        {HEADS.map((kind) => (
          <marker
            key={kind}
            id={`mystic-head-${kind}`}
            className={styles.head}
            data-kind={kind}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 L10 5 L0 10 L3 5Z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ kind, from, to, path }) => (
        <path
          key={`${kind}:${from}:${to}`}
          className={styles.arrow}
          data-arrow={kind}
          d={path}
          markerEnd={kind === 'bond' ? undefined : `url(#mystic-head-${kind})`}
        />
      ))}
    </svg>
  );
};
