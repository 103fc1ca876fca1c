import { lazy } from 'react';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { closeDialog } from '../table/dialogs.ts';
import styles from '../table/table-dialogs.module.css';
import { type KeyHelp, TableDialogs } from '../table/table-dialogs.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import { DeckViewer } from './deck-viewer.tsx';
import type { SpireDialog } from './dialogs.ts';
import { CardInspect, EnemyInspect, ItemInspect } from './inspect.tsx';
import { OwnedItem } from './owned-item.tsx';
import { VOICE } from './voice.ts';

const MapDialog = lazy(() => import('./climb/map-dialog.tsx'));

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

const KEY_HELP: readonly KeyHelp[] = KEYS.map((key) => ({
  key: say(`keys.${key}`),
  about: say(`keys.${key}.about`),
}));

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

const Own = ({ open }: { readonly open: SpireDialog }) => {
  switch (open.kind) {
    case 'map':
      return <MapDialog />;
    case 'confirmEnd':
      return <ConfirmEnd />;
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

const SpireDialogs = () => {
  const { picture, names, seat } = useBoard();
  return (
    <TableDialogs
      game={picture.game}
      names={names}
      voice={VOICE}
      keys={KEY_HELP}
      giveUp={picture.outcome === undefined ? seat : undefined}
      own={(open) => <Own open={open as SpireDialog} />}
    />
  );
};

export default SpireDialogs;
