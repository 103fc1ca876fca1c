import type { Picture } from '@three-spires/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import Gear from '~icons/game-icons/cog';
import Home from '~icons/game-icons/evil-tower';
import Menu from '~icons/game-icons/hamburger-menu';
import People from '~icons/game-icons/meeple-group';
import Undo from '~icons/game-icons/return-arrow';
import Book from '~icons/game-icons/rule-book';
import Scroll from '~icons/game-icons/scroll-unfurled';
import { ChatButton } from '../../chat/chat-button.tsx';
import { useTable } from '../../connection/use-table.ts';
import { watchersOf } from '../../finding/watchers.tsx';
import { useGame } from '../../game/games-context.ts';
import { openDialog } from '../../kit/dialogs.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { useLive } from '../live/use-live.ts';
import { CountingMarks } from './counting-marks.tsx';
import { SlowClock } from './slow-clock.tsx';
import styles from './top-bar.module.css';

type UndoProps = Pick<TopBarProps, 'picture' | 'onUndo'>;

const undoLabel = (canUndo: Picture['canUndo']): string => {
  if (canUndo.cost === 'no' && canUndo.reason !== undefined) return say(`undo.${canUndo.reason}`);
  return canUndo.cost === 'consent' && canUndo.people.length > 0
    ? say('undo.ask', { names: canUndo.people.join(', ') })
    : say('undo');
};

/**
 * A disabled button with a reason keeps its place in the tab order, so that screen readers can read the
 * reason.
 */
const UndoButton = ({ picture: { canUndo }, onUndo }: UndoProps) => {
  const label = undoLabel(canUndo);
  const isBarred = canUndo.cost === 'no' && canUndo.reason !== undefined;
  return (
    <button
      type="button"
      className={styles.undo}
      disabled={(canUndo.cost === 'no' && !isBarred) || onUndo === undefined}
      aria-disabled={isBarred || undefined}
      data-tip={label}
      aria-label={label}
      onClick={onUndo}
    >
      <Undo aria-hidden="true" />
      <span className={styles.word}>{say('undo')}</span>
    </button>
  );
};

const PeopleButton = ({ seats }: Picture) => {
  const live = useLive();
  const watching = useTable(({ people }) => watchersOf(people).length);
  const open = seats.some((seat) => seat.open);
  if (!live || (seats.length < 2 && watching === 0)) return null;
  const label =
    watching === 0 ? say('people') : `${say('people')}, ${say('watching.count', { count: watching })}`;
  return (
    <button
      type="button"
      className={open ? styles.invite : `${controls.square} ${styles.aside}`}
      aria-label={open && watching === 0 ? undefined : label}
      data-tip={label}
      onClick={() => openDialog({ kind: 'people' })}
    >
      <People aria-hidden="true" />
      {open && say('invite')}
      {watching > 0 && <span className={styles.watching}>{watching}</span>}
    </button>
  );
};

type TopBarProps = {
  readonly picture: Picture;
  /** The current place, shown next to the link to the front page. */
  readonly left?: ReactNode;
  /** The question, and the list of options. */
  readonly middle: ReactNode;
  /** The game's own tools: `ToolButton`s. */
  readonly tools?: ReactNode;
  /** Whether the name of the application is hidden in favour of the text on the left. */
  readonly short?: boolean;
  /** Whether wide screens show the log next to the table, so that only narrow ones need its button. */
  readonly logBeside?: boolean;
  /** Whether every seat shows its own clock. */
  readonly clocksBeside?: boolean;
  /** Undefined for a spectator. */
  readonly onUndo: (() => void) | undefined;
};

/** The current place, the open question, and the tools. */
export const TopBar = ({
  picture,
  left,
  middle,
  tools,
  short = false,
  logBeside = false,
  clocksBeside = false,
  onUndo,
}: TopBarProps) => {
  const status = useTable((state) => state.status);
  const live = useLive();
  const hasRules = useGame(picture.game)?.rulebook !== undefined;
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        <Link href="/" className={styles.home} aria-label={`${say('titleShort')}: ${say('home')}`}>
          <Home aria-hidden="true" />
          <span data-short={short || undefined}>{say('titleShort')}</span>
        </Link>
        {left}
      </div>
      <div className={styles.middle}>{middle}</div>
      <div className={styles.right}>
        {!clocksBeside && <SlowClock {...picture} />}
        <CountingMarks {...picture} />
        {live && onUndo !== undefined && <UndoButton picture={picture} onUndo={onUndo} />}
        <PeopleButton {...picture} />
        <ChatButton />
        {tools}
        <ToolButton
          Icon={Scroll}
          name={say('log')}
          className={`${styles.aside} ${logBeside ? styles.logButton : ''}`}
          onPress={() => openDialog({ kind: 'log' })}
        />
        {hasRules && (
          <ToolButton
            Icon={Book}
            name={say('rules')}
            className={styles.aside}
            onPress={() => openDialog({ kind: 'rules' })}
          />
        )}
        <ToolButton
          Icon={Gear}
          name={say('settings')}
          className={styles.aside}
          onPress={() => openDialog({ kind: 'settings' })}
        />
        <ToolButton
          Icon={Menu}
          name={say('menu')}
          action="menu"
          onPress={() => openDialog({ kind: 'menu' })}
        />
      </div>
      {status === 'lost' && (
        <p className={styles.lost} role="alert">
          {say('connection.lost')}
        </p>
      )}
    </header>
  );
};
