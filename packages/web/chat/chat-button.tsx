import Talk from '~icons/game-icons/conversation';
import { unreadOf } from '../connection/chat.ts';
import { useChat, useLiveTable, useTable } from '../connection/use-table.ts';
import { Button } from '../kit/button.tsx';
import { useSettings } from '../settings/settings-store.ts';
import { say } from '../text/say.ts';
import styles from './chat.module.css';

/** Opens the chat; shows the number of unread lines. */
export const ChatButton = () => {
  const { chat } = useLiveTable();
  const { table, open } = useChat();
  const unread = useChat(unreadOf);
  const muted = useSettings((settings) => settings.muteChat);
  const alone = useTable(
    ({ people, picture }) =>
      people.length < 2 && (picture?.seats.every(({ mine, bot }) => mine || bot !== undefined) ?? true),
  );
  if (table === undefined || (alone && !open)) return null;
  const shown = muted ? 0 : unread;
  return (
    <Button
      look="square"
      className={styles.button}
      aria-label={shown > 0 ? say('chat.unread', { count: shown }) : say('chat')}
      data-tip={say('chat')}
      aria-expanded={open}
      aria-controls="chat"
      onClick={open ? chat.close : chat.open}
    >
      <Talk aria-hidden="true" />
      {shown > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </Button>
  );
};
