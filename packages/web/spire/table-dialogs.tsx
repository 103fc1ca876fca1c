import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchTable } from '../connection/api.ts';
import { useTable } from '../connection/table-store.ts';
import { keyed } from '../keyed.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { closeDialog, type OpenDialog, openDialog, useDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import { CardFace } from './card.tsx';
import { CardInspect, EnemyInspect, ItemInspect } from './inspect.tsx';
import { faceInfo, faceOf } from './library.ts';
import { LogLines } from './log-panel.tsx';
import styles from './table-dialogs.module.css';

const MapDialog = lazy(() => import('./climb/map-dialog.tsx'));
const RulesDrawer = lazy(() => import('../rules/rules-drawer.tsx'));

const byName = (a: number, b: number): number => faceInfo(a).name.localeCompare(faceInfo(b).name);

const PileDialog = ({ seat, pile }: Extract<OpenDialog, { kind: 'pile' }>) => {
  const { view } = useBoard();
  const player = view.players.find((each) => each.seat === seat);
  if (player === undefined) return null;
  const faces =
    pile === 'drawPile' ? [...(player.drawPile ?? [])].sort(byName) : player[pile].map(faceOf).reverse();
  return (
    <DialogFrame title={say('pileOf', { pile: say(pile), count: faces.length })} wide>
      {pile === 'drawPile' && <p className={styles.note}>{say('drawPile.note')}</p>}
      {faces.length === 0 && <p className={styles.note}>{say('pile.empty')}</p>}
      <ul className={styles.cards}>
        {keyed(faces).map(({ key, item: face }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.card}
              aria-label={faceInfo(face).name}
              onClick={() => openDialog({ kind: 'card', face })}
            >
              <CardFace face={face} />
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
};

const KEYS = [
  'cards',
  'targets',
  'enter',
  'escape',
  'end',
  'undo',
  'shiv',
  'miracle',
  'potion',
  'inspect',
  'log',
  'rules',
  'settings',
  'help',
] as const;

const KeysDialog = () => (
  <DialogFrame title={say('keys')}>
    <dl className={styles.keys}>
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{say(`keys.${key}`)}</kbd>
          </dt>
          <dd>{say(`keys.${key}.about`)}</dd>
        </div>
      ))}
    </dl>
  </DialogFrame>
);

const ConfirmEnd = () => {
  const { actions, perform } = useBoard();
  const end = actions.find(({ does }) => does === 'endTurn');
  return (
    <DialogFrame title={say('confirmEnd')}>
      <p>{say('confirmEnd.about')}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.primary}
          onClick={() => {
            closeDialog();
            if (end !== undefined) perform(end);
          }}
        >
          {say('confirmEnd.yes')}
        </button>
        <button type="button" className={controls.button} onClick={closeDialog}>
          {say('confirmEnd.no')}
        </button>
      </div>
    </DialogFrame>
  );
};

const InviteDialog = () => {
  const table = useTable((state) => state.table);
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (table === undefined) return;
    fetchTable(table)
      .then(({ invite }) => invite !== undefined && setLink(`${location.origin}/join/${table}/${invite}`))
      .catch(() => undefined);
  }, [table]);
  return (
    <DialogFrame title={say('invite')}>
      <p>{say('invite.about')}</p>
      <input
        className={`${controls.field} ${styles.link}`}
        readOnly
        aria-label={say('invite.link')}
        value={link}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.primary}
          onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
        >
          {say(copied ? 'invite.copied' : 'invite.copy')}
        </button>
      </div>
    </DialogFrame>
  );
};

const LogDialog = () => {
  const { names } = useBoard();
  return (
    <DialogFrame title={say('log')} drawer>
      <LogLines names={names} />
    </DialogFrame>
  );
};

const Opened = ({ open }: { readonly open: OpenDialog }) => {
  switch (open.kind) {
    case 'settings':
      return <SettingsDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'log':
      return <LogDialog />;
    case 'map':
      return <MapDialog />;
    case 'invite':
      return <InviteDialog />;
    case 'confirmEnd':
      return <ConfirmEnd />;
    case 'rules':
      return <RulesDrawer key={open.rule ?? open.query} query={open.query} rule={open.rule} />;
    case 'pile':
      return <PileDialog {...open} />;
    case 'card':
      return <CardInspect face={open.face} />;
    case 'enemy':
      return <EnemyInspect enemy={open.enemy} />;
    case 'item':
      return <ItemInspect item={open.item} />;
  }
};

const TableDialogs = () => {
  const open = useDialog((state) => state.open);
  return <Suspense>{open !== undefined && <Opened open={open} />}</Suspense>;
};

export default TableDialogs;
