import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import styles from './save-status.module.css';
import type { SavingDeck } from './use-saving.ts';

/** Whether everything is saved on the server, and what to do if not. */
export const SaveStatus = ({ saving }: { readonly saving: SavingDeck }) => {
  const { saving: now, retry, keepMine, keepBoth } = saving;
  if (now.kind === 'conflict')
    return (
      <div className={styles.trouble} role="alert" data-saving="conflict">
        <p>{say('decks.conflict')}</p>
        <div className={styles.choices}>
          <button type="button" className={controls.button} onClick={() => keepMine(now.theirs)}>
            {say('decks.keepMine')}
          </button>
          <button type="button" className={controls.button} onClick={() => void keepBoth(now.theirs)}>
            {say('decks.keepBoth')}
          </button>
        </div>
      </div>
    );
  if (now.kind === 'failed')
    return (
      <div className={styles.trouble} role="alert" data-saving="failed">
        <p>{say('decks.notSaved', { reason: now.text })}</p>
        <button type="button" className={controls.button} onClick={retry}>
          {say('decks.tryAgain')}
        </button>
      </div>
    );
  return (
    <p className={styles.status} role="status" data-saving={now.kind}>
      {say(`decks.saving.${now.kind}`)}
    </p>
  );
};
