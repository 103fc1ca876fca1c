import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { say } from '../text/say.ts';
import { Button } from './button.tsx';
import styles from './dialog-frame.module.css';
import { closeDialog } from './dialogs.ts';

type DialogFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A drawer takes the full height of the right edge. */
  readonly drawer?: boolean;
  readonly wide?: boolean;
  /** The close handler of a panel that does not belong to the table. */
  readonly onClose?: () => void;
};

/**
 * Stops the page behind from scrolling while a dialog is open. The scroll bar keeps its space, so nothing
 * shifts. This is set from script because a `:root:has(…)` rule is re-evaluated whenever anything on the page
 * changes.
 */
const holdScrolling = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const before = { scrollbarGutter: style.scrollbarGutter, overflow: style.overflow };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    Object.assign(style, before);
  };
};

/** Keeps the focus in the dialog when the focused button disappears, such as "Let a bot play". */
const useKeptFocusInside = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) element.focus();
    });
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [dialog]);
};

/**
 * A panel over the page. The browser's modal dialog traps the focus and restores it. The element covers the
 * whole window, so a press outside the panel is a press on the element itself.
 */
export const DialogFrame = ({
  title,
  children,
  drawer = false,
  wide = false,
  onClose = closeDialog,
}: DialogFrameProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const releaseScrolling = holdScrolling();
    element?.showModal();
    element?.focus();
    // The content renders only when the dialog is open; before that, no field in it could take the focus.
    setOpen(true);
    return () => {
      element?.close();
      releaseScrolling();
    };
  }, []);
  useKeptFocusInside(dialog);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The table and any dialog below also listen for Escape.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-drawer={drawer || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (pressedBeside.current && target === dialog.current) onClose();
      }}
    >
      <div className={styles.modal} data-wide={wide || undefined}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Button look="square" aria-label={say('close')} onClick={onClose}>
            ×
          </Button>
        </header>
        <div className={styles.body}>{open && children}</div>
      </div>
    </dialog>,
    document.body,
  );
};
