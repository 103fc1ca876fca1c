import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { useNewVersion } from '../offline/keep-offline.ts';
import { say } from '../text/say.ts';
import styles from './new-version.module.css';

/** Offers a new version once it is complete. Nothing is lost by reloading, but when is the person's choice. */
export const NewVersion = () => {
  const isReady = useNewVersion((state) => state.isReady);
  const [isLater, setLater] = useState(false);
  if (!isReady || isLater) return null;
  return (
    <aside className={styles.notice} role="status" data-new-version>
      <p>{say('version.ready')}</p>
      <Button look="primary" data-action="reload" onClick={() => location.reload()}>
        {say('version.reload')}
      </Button>
      <Button data-action="later" onClick={() => setLater(true)}>
        {say('version.later')}
      </Button>
    </aside>
  );
};
