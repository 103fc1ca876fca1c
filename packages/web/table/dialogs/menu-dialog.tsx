import { Link } from 'wouter';
import Library from '~icons/game-icons/card-pick';
import Aid from '~icons/game-icons/checklist';
import Gear from '~icons/game-icons/cog';
import Sandbox from '~icons/game-icons/crafting';
import Home from '~icons/game-icons/evil-tower';
import Flag from '~icons/game-icons/flying-flag';
import Keyboard from '~icons/game-icons/keyboard';
import People from '~icons/game-icons/meeple-group';
import WhatIf from '~icons/game-icons/perspective-dice-six-faces-random';
import Replay from '~icons/game-icons/rapidshare-arrow';
import Book from '~icons/game-icons/rule-book';
import TextMode from '~icons/game-icons/scroll-quill';
import Scroll from '~icons/game-icons/scroll-unfurled';
import { useChat } from '../../connection/use-table.ts';
import { useGame } from '../../game/games-context.ts';
import type { WebGame } from '../../game/web-game.ts';
import { BASE } from '../../kit/base.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { closeDialog, openDialog } from '../../kit/dialogs.ts';
import { MovingItems } from '../../moving/moving-items.tsx';
import { AID } from '../../rulebook/address.ts';
import { say } from '../../text/say.ts';
import styles from './menu-dialog.module.css';

const HERE = [
  { kind: 'people', name: 'people', Icon: People },
  { kind: 'log', name: 'log', Icon: Scroll },
  { kind: 'rules', name: 'rules', Icon: Book },
  { kind: 'settings', name: 'settings', Icon: Gear },
  { kind: 'keys', name: 'keys', Icon: Keyboard },
] as const;

/** Other pages open in new tabs, so that the table stays open. */
const asideOf = ({ id, library, rulebook, sandbox }: WebGame) =>
  [
    { href: `/library/${id}`, name: 'shelf.library', Icon: Library, has: library },
    { href: `/rules/${id}/${AID}`, name: 'aid.title', Icon: Aid, has: rulebook?.aid },
    { href: `/rules/${id}`, name: 'rules.openPage', Icon: Book, has: rulebook },
    { href: `/sandbox/${id}`, name: 'shelf.sandbox', Icon: Sandbox, has: sandbox },
  ] as const;

type MenuDialogProps = { readonly game: string; readonly mayGiveUp: boolean };

/** Everything that does not fit in the bar, and what every table has. */
export const MenuDialog = ({ game: id, mayGiveUp }: MenuDialogProps) => {
  const game = useGame(id);
  const live = useChat((state) => state.table);
  return (
    <DialogFrame title={say('menu')}>
      <ul className={styles.menu}>
        {HERE.filter(
          ({ kind }) =>
            (kind !== 'people' || live !== undefined) && (kind !== 'rules' || game?.rulebook !== undefined),
        ).map(({ kind, name, Icon }) => (
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
        <MovingItems className={styles.item} />
        {live !== undefined && game?.whatIf !== undefined && (
          <li>
            <a
              href={`${BASE}/what-if/${id}?table=${live}`}
              target="_blank"
              rel="noreferrer"
              className={styles.item}
              data-action="what-if"
            >
              <WhatIf aria-hidden="true" />
              {say('shelf.whatIf')}
              <span className="hidden-visually"> {say('rules.newTab')}</span>
            </a>
          </li>
        )}
        {live !== undefined && game?.words !== undefined && (
          <li>
            <Link href={`/text/${live}${location.search}`} className={styles.item} onClick={closeDialog}>
              <TextMode aria-hidden="true" />
              {say('plain.link')}
            </Link>
          </li>
        )}
        {(game === undefined ? [] : asideOf(game).filter(({ has }) => has)).map(({ href, name, Icon }) => (
          <li key={name}>
            <a href={BASE + href} target="_blank" rel="noreferrer" className={styles.item}>
              <Icon aria-hidden="true" />
              {say(name)}
              <span className="hidden-visually"> {say('rules.newTab')}</span>
            </a>
          </li>
        ))}
        {mayGiveUp && live !== undefined && (
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
