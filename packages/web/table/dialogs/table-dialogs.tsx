import type { Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useChat, useTable } from '../../connection/use-table.ts';
import { DialogBoundary } from '../../failure/boundaries.tsx';
import type { LogVoice } from '../../game/log-voice.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { closeDialog, type OwnDialog, type SharedDialog, useDialog } from '../../kit/dialogs.ts';
import { lazily } from '../../kit/part.ts';
import { GiveBackDialog } from '../../lobby/give-back-dialog.tsx';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { LogLines } from './log-panel.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import styles from './table-dialogs.module.css';

const WhyDialog = lazily(() => import('../../why/why-dialog.tsx'));
const RulesDrawer = lazily(() => import('../../rulebook/rules-drawer.tsx'));
const UploadDialog = lazily(() => import('../../moving/upload-dialog.tsx'));

/** A key and what it does, in words. */
type KeyLine = { readonly key: string; readonly about: string };

/** Keys with the same meaning at every table. */
const SHARED_KEYS = [
  'keys.targets',
  'keys.enter',
  'keys.escape',
  'keys.undo',
  'keys.inspect',
  'keys.log',
  'keys.why',
  'keys.rules',
  'keys.explain',
  'keys.settings',
  'keys.help',
] as const;

const SHARED_LINES: readonly KeyLine[] = SHARED_KEYS.map((key) => ({
  key: say(key),
  about: say(`${key}.about`),
}));

type TableDialogsProps = {
  readonly game: string;
  readonly names: readonly string[];
  readonly voice: LogVoice;
  /** Keys that only this game has. */
  readonly keys?: readonly KeyLine[];
  /** The seat that can propose to give up, if the game is given up together. */
  readonly giveUp?: Seat | undefined;
  /** Settings that only this game has. */
  readonly settings?: ReactNode;
  /** Renders the dialogs that only this game has. */
  readonly own: (own: OwnDialog['own']) => ReactNode;
};

const KeysDialog = ({ keys = [] }: Pick<TableDialogsProps, 'keys'>) => (
  <DialogFrame title={say('keys')}>
    <dl className={styles.keys}>
      {[...keys, ...SHARED_LINES].map(({ key, about }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  </DialogFrame>
);

const LogDialog = ({ voice, names }: Pick<TableDialogsProps, 'voice' | 'names'>) => {
  const live = useChat((state) => state.table);
  return (
    <DialogFrame title={say('log')} drawer>
      <LogLines voice={voice} names={names} />
      {live !== undefined && (
        <Link href={`/replay/${live}${location.search}`} className={controls.button} onClick={closeDialog}>
          {say('replay.fromStart')}
        </Link>
      )}
    </DialogFrame>
  );
};

const GiveBack = (props: { readonly seat: Seat; readonly name: string }) => {
  const { table, picture } = useTable();
  if (table === undefined || picture === undefined) return null;
  return <GiveBackDialog {...props} {...{ table, picture }} />;
};

const Shared = ({
  open,
  game,
  names,
  voice,
  keys,
  settings,
  giveUp,
}: TableDialogsProps & { readonly open: SharedDialog }) => {
  switch (open.kind) {
    case 'menu':
      return <MenuDialog game={game} mayGiveUp={giveUp !== undefined} />;
    case 'giveUp':
      return giveUp === undefined ? null : <GiveUpDialog seat={giveUp} />;
    case 'settings':
      return <SettingsDialog>{settings}</SettingsDialog>;
    case 'keys':
      return <KeysDialog {...defined({ keys })} />;
    case 'log':
      return <LogDialog voice={voice} names={names} />;
    case 'people':
      return <PeopleDialog names={names} />;
    case 'upload':
      return <UploadDialog names={names} />;
    case 'giveBack':
      return <GiveBack seat={open.seat} name={names[open.seat] ?? ''} />;
    case 'lastSeat':
      return null;
    case 'why':
      return <WhyDialog game={game} about={open.about} voice={voice} names={names} />;
    case 'rules':
      return <RulesDrawer key={open.rule ?? open.query} game={game} query={open.query} rule={open.rule} />;
  }
};

/** The dialog currently open over a table. */
export const TableDialogs = (props: TableDialogsProps) => {
  const open = useDialog((state) => state.open);
  if (open === undefined) return null;
  return (
    <DialogBoundary key={open.kind}>
      <Suspense>{open.kind === 'own' ? props.own(open.own) : <Shared {...props} open={open} />}</Suspense>
    </DialogBoundary>
  );
};
