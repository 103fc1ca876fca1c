import { useEffect } from 'react';
import { forgetRefusal, sendCommand, useTable } from '../connection/table-store.ts';
import { openDialog } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './notices.module.css';

const SHOWN_MS = 5_000;

/** Why something was not allowed, and requests to take moves back. */
export const Notices = () => {
  const refused = useTable((state) => state.refused);
  const request = useTable((state) => state.picture?.request);
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(forgetRefusal, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  const { rule } = refused?.refusal ?? {};
  return (
    <div className={styles.notices}>
      {refused !== undefined && (
        <div className={styles.notice} role="alert">
          <span>{refused.text}</span>
          {rule !== undefined && (
            <button
              type="button"
              className={controls.quiet}
              onClick={() => openDialog({ kind: 'rules', rule })}
            >
              {say('whyNot')}
            </button>
          )}
        </div>
      )}
      {request !== undefined && (
        <div className={styles.notice} role="status">
          <span>
            {request.mine
              ? say(request.giveUp ? 'giveUp.waiting' : 'undo.waiting', { names: request.waiting.join(', ') })
              : say(request.giveUp ? 'giveUp.request' : 'undo.request', {
                  name: request.by,
                  moves: request.moves,
                })}
          </span>
          {request.asked && (
            <button
              type="button"
              className={controls.primary}
              onClick={() => sendCommand({ type: 'consent', accept: true })}
            >
              {say('undo.allow')}
            </button>
          )}
          {(request.asked || request.mine) && (
            <button
              type="button"
              className={controls.button}
              onClick={() => sendCommand({ type: 'consent', accept: false })}
            >
              {say(request.mine ? 'cancel' : 'undo.refuse')}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
