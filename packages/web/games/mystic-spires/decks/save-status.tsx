import { Button } from '../../../kit/button.tsx';
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
          <Button onClick={() => keepMine(now.theirs)}>{say('decks.keepMine')}</Button>
          <Button onClick={() => void keepBoth(now.theirs)}>{say('decks.keepBoth')}</Button>
        </div>
      </div>
    );
  if (now.kind === 'failed')
    return (
      <div className={styles.trouble} role="alert" data-saving="failed">
        <p>{say('decks.notSaved', { reason: now.text })}</p>
        <Button onClick={retry}>{say('decks.tryAgain')}</Button>
      </div>
    );
  return (
    <p className={styles.status} role="status" data-saving={now.kind}>
      {say(`decks.saving.${now.kind}`)}
    </p>
  );
};
