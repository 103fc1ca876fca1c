import type { NoticesAnswer } from '@three-spires/session/protocol';
import { useState } from 'react';
import { useLoaded } from '../connection/use-loaded.ts';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import controls from '../theme/controls.module.css';
import styles from './notices.module.css';
import { addBrowser, removeChannel } from './notices-api.ts';
import { canPush, pushEndpoint, subscribe, unsubscribe } from './push.ts';
import { say } from './words.ts';

export type NoticesProps = {
  readonly notices: NoticesAnswer;
  readonly onChange: (notices: NoticesAnswer) => void;
};

/** Turns notifications in this browser on and off. */
export const BrowserNotices = ({ notices, onChange }: NoticesProps) => {
  const { loaded: found, setLoaded: setEndpoint } = useLoaded(endpointOrNone);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const here = notices.browsers.find(({ endpoint }) => endpoint === found);
  const others = notices.browsers.filter(({ id }) => id !== here?.id);
  const isOn = here !== undefined && here.offReason === undefined;

  const attempt = (work: () => Promise<void>): void => {
    setBusy(true);
    setProblem(undefined);
    work()
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false));
  };
  const switchOn = async (): Promise<void> => {
    const result = await subscribe(notices.publicKey);
    if ('problem' in result) {
      setProblem(
        result.problem === 'blocked'
          ? say('notices.push.blocked')
          : say('notices.push.failed', { reason: result.reason }),
      );
      return;
    }
    onChange(await addBrowser(result.body));
    setEndpoint(result.body.endpoint);
  };
  const switchOff = async (): Promise<void> => {
    if (here !== undefined) onChange(await removeChannel(here.id));
    await unsubscribe();
    setEndpoint('');
  };
  const switchOffOthers = async (): Promise<void> => {
    for (const { id } of others) onChange(await removeChannel(id));
  };

  return (
    <section className={`${controls.panel} ${styles.way}`} aria-labelledby="push">
      <h2 id="push">{say('notices.push')}</h2>
      <p>{say('notices.push.about')}</p>
      {canPush() ? (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isOn}
            disabled={busy || found === undefined}
            onChange={() => attempt(isOn ? switchOff : switchOn)}
          />
          <span>{say('notices.push.label')}</span>
        </label>
      ) : (
        <p role="status">{say('notices.push.missing')}</p>
      )}
      {isOn && <p role="status">{say('notices.push.on')}</p>}
      {here?.offReason !== undefined && (
        <p className={styles.problem}>{say('notices.push.off', { reason: here.offReason })}</p>
      )}
      <Failure text={problem} className={styles.problem} />
      {others.length > 0 && (
        <p className={styles.row}>
          <span>{say('notices.push.others', { count: others.length })}</span>
          <Button look="quiet" disabled={busy} onClick={() => attempt(switchOffOthers)}>
            {say('notices.push.offOthers')}
          </Button>
        </p>
      )}
    </section>
  );
};

const endpointOrNone = async (): Promise<string> => (await pushEndpoint()) ?? '';
