import type { Seat } from '@three-spires/kernel';
import { sendCommand, useTable } from '../connection/table-store.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import { closeDialog } from './dialogs.ts';
import styles from './table-dialogs.module.css';

/** Asks once more before all is given up. */
export const GiveUpDialog = ({ seat }: { readonly seat: Seat }) => {
  const others = useTable(({ picture }) => picture?.seats.some(({ mine, open }) => !mine && !open) ?? false);
  return (
    <DialogFrame title={say('giveUp.title')}>
      <p>{say('giveUp.about')}</p>
      {others && <p>{say('giveUp.ask')}</p>}
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.primary}
          data-action="give-up"
          onClick={() => {
            closeDialog();
            sendCommand({ type: 'giveUp', seat });
          }}
        >
          {say('giveUp.yes')}
        </button>
        <button type="button" className={controls.button} onClick={closeDialog}>
          {say('giveUp.no')}
        </button>
      </div>
    </DialogFrame>
  );
};
