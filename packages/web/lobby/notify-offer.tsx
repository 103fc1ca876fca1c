import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { changeSettings, useSettings } from '../settings/settings-store.ts';
import { say } from '../text/say.ts';
import styles from './notify-offer.module.css';

const KEY = 'three-spires.notify-offered';

const wasOffered = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser may forbid a page to store anything.
    return false;
  }
};

const noteOffered = (): void => {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // In that case it is offered again.
  }
};

/** Offers system notifications for your turns, once per browser, where others are being waited for. */
export const NotifyOffer = ({ className = '' }: { readonly className?: string | undefined }) => {
  const notify = useSettings((settings) => settings.notify);
  const [state, setState] = useState<'open' | 'done' | 'blocked'>(() => (wasOffered() ? 'done' : 'open'));
  if (!('Notification' in window) || (notify && state === 'open') || state === 'done') return null;
  const decline = (): void => {
    noteOffered();
    setState('done');
  };
  const accept = async (): Promise<void> => {
    const answer = await Notification.requestPermission();
    noteOffered();
    if (answer === 'granted') changeSettings({ notify: true });
    setState(answer === 'granted' ? 'done' : 'blocked');
  };
  return (
    <p className={`${styles.offer} ${className}`} role="status" data-notify-offer>
      <span>{say(state === 'blocked' ? 'notify.blocked' : 'notify.offer')}</span>
      {state === 'open' && (
        <Button data-action="notify" onClick={() => void accept()}>
          {say('notify.yes')}
        </Button>
      )}
      <Button look="quiet" onClick={decline}>
        {say(state === 'blocked' ? 'close' : 'notify.no')}
      </Button>
    </p>
  );
};
