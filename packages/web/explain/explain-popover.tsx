import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { readFigures } from '../connection/preview-origins.ts';
import type { Explanation } from '../game/explain.ts';
import type { Signs } from '../icons/signs.ts';
import { openDialog } from '../kit/dialogs.ts';
import { type Explained, wholeOf } from '../kit/explained.ts';
import { followLayout } from '../kit/follow-layout.ts';
import { RichText } from '../kit/rich-text.tsx';
import { say } from '../text/say.ts';
import styles from './explain-popover.module.css';
import { placeBeside } from './place-beside.ts';

type ExplainPopoverProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly thing: Explained;
  /** What is specific to this element; shown before the explanation of its kind. */
  readonly tip: string | undefined;
  readonly found: Explanation | undefined;
  readonly signs: Signs | undefined;
  /** The figure of a preview that the element shows (`whyOf`). */
  readonly why: string | undefined;
  readonly onClose: () => void;
};

/** Positions the box beside the element; false if the element is no longer visible. */
const place = (box: HTMLElement, thing: Explained): boolean => {
  const at = wholeOf(thing).getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const isGone =
    at.width === 0 || at.bottom < 0 || at.top > view.height || at.right < 0 || at.left > view.width;
  if (!thing.isConnected || isGone) return false;
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const { left, top, room } = placeBeside(at, size, view);
  const style = { left: `${left}px`, top: `${top}px`, maxHeight: `${Math.min(320, room.height)}px` };
  // Changes only what differs, because the document is observed.
  for (const name of ['left', 'top', 'maxHeight'] as const)
    if (box.style[name] !== style[name]) box.style[name] = style[name];
  return true;
};

/** Screen readers read the explanation after the element's name, unless it only repeats the name. */
const describe = (thing: Explained, id: string, isName: boolean): (() => void) => {
  if (isName) return () => undefined;
  const before = thing.getAttribute('aria-describedby');
  thing.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) thing.removeAttribute('aria-describedby');
    else thing.setAttribute('aria-describedby', before);
  };
};

/**
 * Explains an element, beside it. It is in the top layer, inside the element's dialog if there is one:
 * nothing outside a modal dialog can be pressed.
 */
export const ExplainPopover = ({ ref, thing, tip, found, signs, why, onClose }: ExplainPopoverProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is for one thing
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.showPopover();
    const isName = found === undefined && tip === thing.getAttribute('aria-label');
    const forget = describe(thing, id, isName);
    const stop = followLayout(() => {
      if (!place(element, thing)) onClose();
    });
    return () => {
      stop();
      forget();
    };
  }, [thing, id]);
  return createPortal(
    <div
      ref={box}
      id={id}
      popover="manual"
      role="tooltip"
      className={styles.box}
      data-plain={(found === undefined && why === undefined) || undefined}
    >
      {tip !== undefined && tip !== found?.title && <p className={styles.tip}>{tip}</p>}
      {why !== undefined && (
        <button
          type="button"
          className={styles.rule}
          onClick={() => {
            onClose();
            openDialog({ kind: 'why', about: { of: 'preview', figures: readFigures(why) } });
          }}
        >
          <span className={styles.name}>{say('why')}</span>
        </button>
      )}
      {found !== undefined && (
        <>
          <strong className={styles.title}>{found.title}</strong>
          <p>
            <RichText text={found.text} signs={signs} />
          </p>
          <button
            type="button"
            className={styles.rule}
            onClick={() => {
              onClose();
              openDialog({ kind: 'rules', rule: found.rule });
            }}
          >
            <span className={styles.name}>{say('explain.rule', { rule: found.rule })}</span>
            <span className={styles.key} aria-hidden="true">
              F1
            </span>
          </button>
        </>
      )}
    </div>,
    thing.closest('dialog') ?? document.body,
  );
};
