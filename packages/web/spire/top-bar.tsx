import { Link } from 'wouter';
import Gear from '~icons/game-icons/cog';
import Home from '~icons/game-icons/evil-tower';
import Invite from '~icons/game-icons/meeple-group';
import Undo from '~icons/game-icons/return-arrow';
import Book from '~icons/game-icons/rule-book';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Deck from '~icons/game-icons/stack';
import TreasureMap from '~icons/game-icons/treasure-map';
import { ChatButton } from '../chat/chat-button.tsx';
import { useChat } from '../chat/chat-store.ts';
import { useTable } from '../connection/table-store.ts';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import { DecisionBanner } from './decision-banner.tsx';
import { Die } from './die.tsx';
import { OptionList } from './option-list.tsx';
import { RunStatus } from './run-status.tsx';
import { SeatTabs } from './seat-tabs.tsx';
import styles from './top-bar.module.css';
import { openDeck, undoLast } from './use-keys.ts';

const UndoButton = () => {
  const board = useBoard();
  const { canUndo } = board.picture;
  const label =
    canUndo.cost === 'consent'
      ? say(canUndo.people.length > 0 ? 'undo.ask' : 'undo', { names: canUndo.people.join(', ') })
      : say('undo');
  return (
    <button
      type="button"
      className={styles.undo}
      disabled={canUndo.cost === 'no' || board.seat === undefined}
      title={label}
      aria-label={label}
      onClick={() => undoLast(board)}
    >
      <Undo aria-hidden="true" />
      <span className={styles.word}>{say('undo')}</span>
    </button>
  );
};

/** Where one is, what is asked, and the tools. */
export const TopBar = () => {
  const board = useBoard();
  const { view, picture } = board;
  const status = useTable((state) => state.status);
  const live = useChat((state) => state.table !== undefined);
  const open = picture.seats.some((seat) => seat.open);
  const fighting = view.enemies.length > 0;
  const mapped = (view.run?.boss ?? -1) >= 0;
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        <Link href="/" className={styles.home} aria-label={say('home')}>
          <Home aria-hidden="true" />
          <span data-short={view.run !== undefined || undefined}>{say('titleShort')}</span>
        </Link>
        <RunStatus />
        {fighting && <span className={styles.round}>{say('round', { round: view.round })}</span>}
        {fighting && <Die face={view.die} moving />}
        <SeatTabs />
      </div>
      <div className={styles.middle}>
        <DecisionBanner />
        <OptionList />
      </div>
      <div className={styles.right}>
        <UndoButton />
        {live && picture.seats.length > 1 && (
          <button
            type="button"
            className={open ? styles.invite : controls.square}
            aria-label={open ? undefined : say('people')}
            title={say('people')}
            onClick={() => openDialog({ kind: 'invite' })}
          >
            <Invite aria-hidden="true" />
            {open && say('invite')}
          </button>
        )}
        <ChatButton />
        {mapped && (
          <button
            type="button"
            className={controls.square}
            aria-label={say('map')}
            title={say('map')}
            data-action="map"
            onClick={() => openDialog({ kind: 'map' })}
          >
            <TreasureMap aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={controls.square}
          aria-label={say('deck')}
          title={say('deck')}
          onClick={() => openDeck(board)}
        >
          <Deck aria-hidden="true" />
        </button>
        <button
          type="button"
          data-always={!fighting || undefined}
          className={`${controls.square} ${styles.logButton}`}
          aria-label={say('log')}
          title={say('log')}
          onClick={() => openDialog({ kind: 'log' })}
        >
          <Scroll aria-hidden="true" />
        </button>
        <button
          type="button"
          className={controls.square}
          aria-label={say('rules')}
          title={say('rules')}
          onClick={() => openDialog({ kind: 'rules' })}
        >
          <Book aria-hidden="true" />
        </button>
        <button
          type="button"
          className={controls.square}
          aria-label={say('settings')}
          title={say('settings')}
          onClick={() => openDialog({ kind: 'settings' })}
        >
          <Gear aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`${controls.square} ${styles.help}`}
          aria-label={say('keys')}
          title={say('keys')}
          onClick={() => openDialog({ kind: 'keys' })}
        >
          ?
        </button>
      </div>
      {status === 'lost' && (
        <p className={styles.lost} role="alert">
          {say('connection.lost')}
        </p>
      )}
    </header>
  );
};
