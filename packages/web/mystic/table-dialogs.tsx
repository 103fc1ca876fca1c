import { sendCommand } from '../connection/table-store.ts';
import { DialogFrame } from '../table/dialog-frame.tsx';
import { closeDialog } from '../table/dialogs.ts';
import { type KeyHelp, TableDialogs } from '../table/table-dialogs.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import type { MysticDialog } from './dialogs.ts';
import { CardInspect, ThingInspect, TowerInspect } from './inspect.tsx';
import { CONCEDE } from './library.ts';
import { PassSettings } from './pass-settings.tsx';
import styles from './table-dialogs.module.css';
import { VOICE } from './voice.ts';
import { ZoneDialog } from './zone-dialog.tsx';

const KEYS = ['pass', 'turn', 'battle', 'end', 'attack', 'ability', 'answer', 'graveyard'] as const;

const SHARED_KEYS = [
  'cards',
  'targets',
  'enter',
  'escape',
  'undo',
  'inspect',
  'log',
  'rules',
  'settings',
  'help',
] as const;

const KEY_HELP: readonly KeyHelp[] = [
  ...KEYS.map((key) => ({ key: say(`mystic.keys.${key}`), about: say(`mystic.keys.${key}.about`) })),
  ...SHARED_KEYS.map((key) => ({ key: say(`keys.${key}`), about: say(`keys.${key}.about`) })),
];

/** MYS-36.4: a house rule, asked once more because it cannot be taken back. */
const ConcedeDialog = () => {
  const { seat } = useBoard();
  return (
    <DialogFrame title={say('mystic.concede')}>
      <p>{say('mystic.concede.about')}</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.primary}
          data-action="concede"
          onClick={() => {
            closeDialog();
            if (seat !== undefined) sendCommand({ type: 'move', seat, move: CONCEDE });
          }}
        >
          {say('mystic.concede.yes')}
        </button>
        <button type="button" className={controls.button} onClick={closeDialog}>
          {say('mystic.concede.no')}
        </button>
      </div>
    </DialogFrame>
  );
};

const Own = ({ open }: { readonly open: MysticDialog }) => {
  switch (open.kind) {
    case 'card':
      return <CardInspect card={open.card} />;
    case 'thing':
      return <ThingInspect id={open.id} />;
    case 'tower':
      return <TowerInspect seat={open.seat} />;
    case 'zone':
      return <ZoneDialog seat={open.seat} zone={open.zone} />;
    case 'concede':
      return <ConcedeDialog />;
  }
};

const MysticDialogs = () => {
  const { picture, names } = useBoard();
  return (
    <TableDialogs
      game={picture.game}
      names={names}
      voice={VOICE}
      keys={KEY_HELP}
      settings={<PassSettings />}
      own={(open) => <Own open={open as MysticDialog} />}
    />
  );
};

export default MysticDialogs;
