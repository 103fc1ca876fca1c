import { Link } from 'wouter';
import Library from '~icons/game-icons/card-pick';
import Aid from '~icons/game-icons/checklist';
import Gear from '~icons/game-icons/cog';
import Sandbox from '~icons/game-icons/crafting';
import Home from '~icons/game-icons/evil-tower';
import Flag from '~icons/game-icons/flying-flag';
import Keyboard from '~icons/game-icons/keyboard';
import People from '~icons/game-icons/meeple-group';
import Replay from '~icons/game-icons/rapidshare-arrow';
import Book from '~icons/game-icons/rule-book';
import Scroll from '~icons/game-icons/scroll-unfurled';
import { useChat } from '../connection/chat-store.ts';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { closeDialog, openDialog } from '../kit/dialogs.ts';
import { AID } from '../rulebook/address.ts';
import { say } from '../text/say.ts';
import styles from './menu-dialog.module.css';

const HERE = [
  { kind: 'people', name: 'people', Icon: People },
  { kind: 'log', name: 'log', Icon: Scroll },
  { kind: 'rules', name: 'rules', Icon: Book },
  { kind: 'settings', name: 'settings', Icon: Gear },
  { kind: 'keys', name: 'keys', Icon: Keyboard },
] as const;

/** Other pages stay beside the table: they open in tabs of their own. */
const ASIDE = [
  { place: 'library', further: '', name: 'shelf.library', Icon: Library },
  { place: 'rules', further: `/${AID}`, name: 'aid.title', Icon: Aid },
  { place: 'rules', further: '', name: 'rules.openPage', Icon: Book },
  { place: 'sandbox', further: '', name: 'shelf.sandbox', Icon: Sandbox },
] as const;

type MenuDialogProps = { readonly game: string; readonly mayGiveUp: boolean };

/** Everything that has no room in the bar, and what every table has. */
export const MenuDialog = ({ game, mayGiveUp }: MenuDialogProps) => {
  const live = useChat((state) => state.table);
  return (
    <DialogFrame title={say('menu')}>
      <ul className={styles.menu}>
        {HERE.filter(({ kind }) => kind !== 'people' || live !== undefined).map(({ kind, name, Icon }) => (
          <li key={kind}>
            <button type="button" className={styles.item} onClick={() => openDialog({ kind })}>
              <Icon aria-hidden="true" />
              {say(name)}
            </button>
          </li>
        ))}
        {live !== undefined && (
          <li>
            <Link href={`/replay/${live}${location.search}`} className={styles.item} onClick={closeDialog}>
              <Replay aria-hidden="true" />
              {say('replay.fromStart')}
            </Link>
          </li>
        )}
        {ASIDE.map(({ place, further, name, Icon }) => (
          <li key={name}>
            <a href={`/${place}/${game}${further}`} target="_blank" rel="noreferrer" className={styles.item}>
              <Icon aria-hidden="true" />
              {say(name)}
              <span className="hidden-visually"> {say('rules.newTab')}</span>
            </a>
          </li>
        ))}
        {mayGiveUp && (
          <li>
            <button
              type="button"
              className={styles.item}
              data-grave
              onClick={() => openDialog({ kind: 'giveUp' })}
            >
              <Flag aria-hidden="true" />
              {say('giveUp')}
            </button>
          </li>
        )}
        <li>
          <Link href="/" className={styles.item} onClick={closeDialog}>
            <Home aria-hidden="true" />
            {say('home')}
          </Link>
        </li>
      </ul>
    </DialogFrame>
  );
};
