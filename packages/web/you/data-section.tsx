import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import controls from '../theme/controls.module.css';
import { deleteMe } from './account-api.ts';
import { Section } from './section.tsx';
import { type SectionProps, useAction } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** All of your data as a file, and its end. */
export const DataSection = ({ account: { name }, onChange }: SectionProps) => {
  const { busy, failure, run } = useAction(onChange);
  const [typed, setTyped] = useState('');
  const erase = (): void =>
    run(async () => {
      await deleteMe(typed);
      location.assign('/');
      return undefined;
    });
  return (
    <Section title={say('you.data')} failure={failure}>
      <p className={styles.about}>{say('you.data.about')}</p>
      <a
        className={`${controls.button} ${styles.download}`}
        href="/api/me/export"
        download
        data-action="export"
      >
        {say('you.data.export')}
      </a>
      <details className={styles.erase}>
        <summary className={styles.summary} data-action="delete">
          {say('you.delete')}
        </summary>
        <p>{say('you.delete.about')}</p>
        <label className={styles.confirm}>
          {say('you.delete.name', { name })}
          <input
            className={controls.field}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button data-action="delete-yes" disabled={busy || typed.trim() !== name} onClick={erase}>
          {say('you.delete.yes')}
        </Button>
      </details>
    </Section>
  );
};
