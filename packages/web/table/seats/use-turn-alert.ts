import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings-store.ts';
import { playSound } from '../../sound/play-sound.ts';
import { say } from '../../text/say.ts';

const notify = (): void => {
  if (!useSettings.getState().notify || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(say('title'), { body: say('turn.yours'), tag: 'three-spires-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
};

/**
 * Calls players back to the table when it becomes their turn: always by the title of the tab and, if they are
 * looking elsewhere, by a sound and a system notification if they have enabled those.
 */
export const useTurnAlert = (turn: boolean): void => {
  const before = useRef(turn);
  useEffect(() => {
    document.title = turn ? say('turn.title', { title: say('title') }) : say('title');
    const became = turn && !before.current;
    before.current = turn;
    if (became && document.hidden) {
      playSound('turn');
      notify();
    }
    return () => {
      document.title = say('title');
    };
  }, [turn]);
};
