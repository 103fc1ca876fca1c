import { type ReactNode, useEffect, useRef } from 'react';
import { unsentAt } from '../connection/unsent.ts';
import { BASE, pathHere } from '../kit/base.ts';
import { Button } from '../kit/button.tsx';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './failure-page.module.css';
import { useFailure } from './use-failure.ts';

const tableHere = (): string | undefined => /^\/table\/([^/]+)/.exec(pathHere())?.[1];

/** Tells you that your seat, and any unsent commands, are kept. */
const Kept = () => {
  const table = tableHere();
  return table === undefined ? null : (
    <p>{say(unsentAt(table).length === 0 ? 'failure.seat' : 'failure.unsent')}</p>
  );
};

/**
 * What happened, and what to do next. Reloading is left to the person, to prevent an endless loop. The link
 * home reloads the page, so it works when nothing else does.
 */
const Words = ({ about, children }: { readonly about: string; readonly children?: ReactNode }) => (
  <>
    <div className={styles.about} role="alert">
      <p>{about}</p>
      <Kept />
    </div>
    <div className={styles.ways}>
      <Button look="primary" onClick={() => location.reload()}>
        {say('failure.reload')}
      </Button>
      {children}
    </div>
  </>
);

type FailurePageProps = {
  readonly error: unknown;
  /** Shows the table again, if the failure left the rest of its page intact. */
  readonly onBack?: () => void;
};

/** Replaces a page that has failed. */
export const FailurePage = ({ error, onBack }: FailurePageProps) => {
  const what = useFailure(error);
  const title = useRef<HTMLHeadingElement>(null);
  // Screen readers start reading here, and the next Tab reaches the links.
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={styles.page} data-failure={what}>
      <div className={styles.panel}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {say(what)}
        </h1>
        <Words about={say(`${what}.about`)}>
          {onBack !== undefined && <Button onClick={onBack}>{say('failure.back')}</Button>}
          <a href={`${BASE}/`} className={controls.button}>
            {say('home')}
          </a>
        </Words>
      </div>
    </main>
  );
};

type FailureDialogProps = { readonly error: unknown; readonly onClose: () => void };

/** Replaces a dialog that has failed; closing it returns to the page below. */
export const FailureDialog = ({ error, onClose }: FailureDialogProps) => {
  const what = useFailure(error);
  return (
    <DialogFrame title={say(what)} onClose={onClose}>
      <div data-failure={what}>
        <Words about={say(`${what}.about`)}>
          <Button onClick={onClose}>{say('close')}</Button>
        </Words>
      </div>
    </DialogFrame>
  );
};
