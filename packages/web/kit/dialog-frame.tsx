import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './dialog-frame.module.css';
import { closeDialog } from './dialogs.ts';

type DialogFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A drawer stands at the right edge, full height. */
  readonly drawer?: boolean;
  readonly wide?: boolean;
  /** What closing does, for a panel that is not of the table. */
  readonly onClose?: () => void;
};

/** A panel over the table that keeps the focus and gives it back. */
export const DialogFrame = ({
  title,
  children,
  drawer = false,
  wide = false,
  onClose = closeDialog,
}: DialogFrameProps) => (
  <ModalOverlay
    className={styles.overlay ?? ''}
    data-drawer={drawer || undefined}
    isDismissable
    isOpen
    onOpenChange={(open) => !open && onClose()}
  >
    <Modal className={styles.modal ?? ''} data-wide={wide || undefined}>
      <Dialog className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          <button type="button" className={controls.square} aria-label={say('close')} onClick={onClose}>
            ×
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </Dialog>
    </Modal>
  </ModalOverlay>
);
