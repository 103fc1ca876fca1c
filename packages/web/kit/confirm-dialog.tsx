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
  /** The name of the confirmed action, for tests. */
  readonly action: string;
  readonly onYes: () => void;
  /** The more likely answer, which is highlighted. */
  readonly likely?: 'yes' | 'no';
  readonly children?: ReactNode;
};

/** Asks for confirmation before something that cannot be undone. */
export const ConfirmDialog = ({
  title,
  about,
  yes,
  no,
  action,
  onYes,
  likely = 'yes',
  children,
}: ConfirmDialogProps) => (
  <DialogFrame title={title}>
    <p>{about}</p>
    {children}
    <div className={styles.buttons}>
      <button
        type="button"
        className={likely === 'yes' ? controls.primary : controls.button}
        data-action={action}
        onClick={() => {
          closeDialog();
          onYes();
        }}
      >
        {yes}
      </button>
      <button
        type="button"
        className={likely === 'no' ? controls.primary : controls.button}
        onClick={closeDialog}
      >
        {no}
      </button>
    </div>
  </DialogFrame>
);
