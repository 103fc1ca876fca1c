import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useChat } from '../chat/chat-store.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { closeDialog, type OpenDialog, useDialog } from '../table/dialogs.ts';
import { PeopleDialog } from '../table/people-dialog.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import { DeckViewer } from './deck-viewer.tsx';
import { CardInspect, EnemyInspect, ItemInspect } from './inspect.tsx';
import { LogLines } from './log-panel.tsx';
import { OwnedItem } from './owned-item.tsx';
import styles from './table-dialogs.module.css';

const MapDialog = lazy(() => import('./climb/map-dialog.tsx'));
const RulesDrawer = lazy(() => import('../rules/rules-drawer.tsx'));

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
  'deck',
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
  const { names } = useBoard();
  return <PeopleDialog names={names} />;
};

const LogDialog = () => {
  const { names } = useBoard();
  const live = useChat((state) => state.table);
  return (
    <DialogFrame title={say('log')} drawer>
      <LogLines names={names} />
      {live !== undefined && (
        <Link href={`/replay/${live}${location.search}`} className={controls.button} onClick={closeDialog}>
          {say('replay.fromStart')}
        </Link>
      )}
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
      return <DeckViewer {...open} />;
    case 'card':
      return <CardInspect face={open.face} />;
    case 'enemy':
      return <EnemyInspect enemy={open.enemy} />;
    case 'item':
      return <ItemInspect item={open.item} />;
    case 'owned':
      return <OwnedItem of={open.of} place={open.place} />;
  }
};

const TableDialogs = () => {
  const open = useDialog((state) => state.open);
  return <Suspense>{open !== undefined && <Opened open={open} />}</Suspense>;
};

export default TableDialogs;
