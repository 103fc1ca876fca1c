import type { ReactNode } from 'react';
import controls from '../theme/controls.module.css';
import styles from './confirm-dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { closeDialog } from './dialogs.ts';

type ConfirmDialogProps = {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  /** What yes does, for tests. */
  readonly action: string;
  readonly onYes: () => void;
  readonly children?: ReactNode;
};

/** Asks once more before something is done that cannot be taken back. */
export const ConfirmDialog = ({ title, about, yes, no, action, onYes, children }: ConfirmDialogProps) => (
  <DialogFrame title={title}>
    <p>{about}</p>
    {children}
    <div className={styles.buttons}>
      <button
        type="button"
        className={controls.primary}
        data-action={action}
        onClick={() => {
          closeDialog();
          onYes();
        }}
      >
        {yes}
      </button>
      <button type="button" className={controls.button} onClick={closeDialog}>
        {no}
      </button>
    </div>
  </DialogFrame>
);
