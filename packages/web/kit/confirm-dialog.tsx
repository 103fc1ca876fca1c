import type { ReactNode } from 'react';
import styles from '../table/table-dialogs.module.css';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { closeDialog } from './dialogs.ts';

type ConfirmDialogProps = {
  readonly title: string;
  /** Its messages say what it is about, yes and no. */
  readonly about: 'confirmEnd' | 'giveUp' | 'mystic.concede';
  /** What yes does, for tests. */
  readonly action: string;
  readonly onYes: () => void;
  readonly children?: ReactNode;
};

/** Asks once more before something is done that cannot be taken back. */
export const ConfirmDialog = ({ title, about, action, onYes, children }: ConfirmDialogProps) => (
  <DialogFrame title={title}>
    <p>{say(`${about}.about`)}</p>
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
        {say(`${about}.yes`)}
      </button>
      <button type="button" className={controls.button} onClick={closeDialog}>
        {say(`${about}.no`)}
      </button>
    </div>
  </DialogFrame>
);
