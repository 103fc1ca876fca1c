import { useState } from 'react';
import { askToKeep, type Kept, readKept } from '../connection/persistence.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { Button } from '../kit/button.tsx';
import { bytesText } from './bytes-text.ts';
import { Section } from './section.tsx';
import { say } from './words.ts';
import styles from './you-page.module.css';

const promiseText = ({ isPromised }: Kept): string => {
  if (isPromised === undefined) return say('you.storage.unknown');
  return say(isPromised ? 'you.storage.promised' : 'you.storage.notPromised');
};

/** Whether the browser keeps the games of this device, and how much room they take. */
export const StorageSection = () => {
  const { loaded: kept, setLoaded } = useLoaded(readKept);
  const [isRefused, setRefused] = useState(false);
  const ask = async (): Promise<void> => {
    const now = await askToKeep();
    setLoaded(now);
    setRefused(now.isPromised !== true);
  };
  return (
    <Section title={say('you.storage')}>
      {kept !== undefined && (
        <p>
          {promiseText(kept)}
          {kept.used !== undefined && ` ${say('you.storage.used', { size: bytesText(kept.used) })}`}
        </p>
      )}
      {isRefused && <p role="status">{say('you.storage.refused')}</p>}
      {kept?.isPromised === false && !isRefused && (
        <div className={styles.buttons}>
          <Button data-action="keep-games" onClick={() => void ask()}>
            {say('you.storage.ask')}
          </Button>
        </div>
      )}
    </Section>
  );
};
