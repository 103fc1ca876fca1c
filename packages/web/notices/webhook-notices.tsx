import { type FormEvent, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { Failure } from '../kit/failure.tsx';
import controls from '../theme/controls.module.css';
import type { NoticesProps } from './browser-notices.tsx';
import styles from './notices.module.css';
import { removeChannel, saveWebhook } from './notices-api.ts';
import { say } from './words.ts';

const LONGEST = 1_000;

/** Your webhook address for turn notices. */
export const WebhookNotices = ({ notices, onChange }: NoticesProps) => {
  const { webhook } = notices;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [problem, setProblem] = useState<string>();
  const attempt = (work: Promise<NoticesProps['notices']>): void => {
    setProblem(undefined);
    work.then(onChange).catch((error: Error) => setProblem(error.message));
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    attempt(saveWebhook(url.trim()));
  };
  return (
    <section className={`${controls.panel} ${styles.way}`} aria-labelledby="webhook">
      <h2 id="webhook">{say('notices.webhook')}</h2>
      <p>{say('notices.webhook.about')}</p>
      <form className={styles.form} onSubmit={save}>
        <label className={styles.field}>
          <span className={controls.label}>{say('notices.webhook.address')}</span>
          <input
            className={controls.field}
            type="url"
            required
            maxLength={LONGEST}
            value={url}
            data-webhook
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <p className={styles.row}>
          <button type="submit" className={controls.button} data-action="save-webhook">
            {say('notices.webhook.save')}
          </button>
          {webhook !== undefined && (
            <Button look="quiet" data-action="end-webhook" onClick={() => attempt(removeChannel(webhook.id))}>
              {say('notices.switchOff')}
            </Button>
          )}
        </p>
      </form>
      {webhook?.offReason !== undefined && (
        <p className={styles.problem} role="status">
          {say('notices.webhook.failing', { reason: webhook.offReason })}
        </p>
      )}
      <Failure text={problem} className={styles.problem} />
      {webhook !== undefined && (
        <>
          <label className={styles.field}>
            <span className={controls.label}>{say('notices.webhook.key')}</span>
            <input className={controls.field} readOnly value={webhook.key} data-key />
          </label>
          <p className={styles.row}>
            <CopyButton text={webhook.key} label={say('notices.copy')} className={controls.button} />
          </p>
          <p className={styles.small}>{say('notices.webhook.signed')}</p>
        </>
      )}
    </section>
  );
};
