import type { NewTableAnswer } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../connection/use-table.ts';
import { chooseWorld, HAS_SERVER, useWorld } from '../connection/world.ts';
import { useGame } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { closeDialog } from '../kit/dialogs.ts';
import { Failure } from '../kit/failure.tsx';
import { InvitePanel } from '../lobby/invite-panel.tsx';
import controls from '../theme/controls.module.css';
import { noteMovedOnline } from './moved-online.ts';
import { exportTable, uploadTable } from './moving-api.ts';
import { saveTable } from './save-table.ts';
import styles from './upload-dialog.module.css';
import { useTask } from './use-task.ts';
import { say } from './words.ts';

type UploadDialogProps = { readonly names: readonly string[] };
type UploadProps = UploadDialogProps & { readonly table: string; readonly picture: Picture };

const TERMS = ['upload.replayed', 'upload.kept', 'upload.practice', 'upload.stays'] as const;

type SeatsProps = Pick<UploadProps, 'picture' | 'names'> & {
  readonly open: readonly number[];
  readonly onChoose: (open: readonly number[]) => void;
};

/** Which seats others may take. One of your own stays yours. */
const Seats = ({ picture: { seats }, names, open, onChoose }: SeatsProps) => {
  const mine = seats.filter((seat) => seat.mine && !open.includes(seat.seat));
  return (
    <fieldset className={styles.seats}>
      <legend className={controls.label}>{say('upload.seats')}</legend>
      {seats
        .filter((seat) => !seat.open)
        .map(({ seat }) => (
          <label key={seat} className={styles.seat}>
            <input
              type="checkbox"
              checked={open.includes(seat)}
              disabled={mine.length === 1 && mine[0]?.seat === seat}
              onChange={({ target }) =>
                onChoose(target.checked ? [...open, seat] : open.filter((each) => each !== seat))
              }
            />
            {say('upload.seat', { name: names[seat] ?? '' })}
          </label>
        ))}
    </fieldset>
  );
};

const UploadFrame = ({ children }: { readonly children: ReactNode }) => (
  <DialogFrame title={say('upload.title')}>
    <div className={styles.dialog}>{children}</div>
  </DialogFrame>
);

/** Saves the game as a file instead. */
const ExportInstead = ({ table, game }: { readonly table: string; readonly game: string }) => {
  const { busy, failure, run } = useTask();
  const save = (): void => run('', () => saveTable(table, game));
  return (
    <>
      <Button data-action="export-table" disabled={busy !== undefined} onClick={save}>
        {say('moving.exportTable')}
      </Button>
      <Failure text={failure} />
    </>
  );
};

const Upload = ({ table, picture, names }: UploadProps) => {
  const game = useGame(picture.game);
  const isAway = useWorld((state) => state.isServerAway);
  const { busy, failure, run } = useTask();
  const last = picture.seats.findLast(({ mine }) => mine)?.seat;
  const own = picture.seats.filter(({ mine }) => mine).length;
  const [open, setOpen] = useState<readonly number[]>(own > 1 && last !== undefined ? [last] : []);
  const [online, setOnline] = useState<NewTableAnswer>();
  const upload = (): void =>
    run(say('upload.busy'), async () => {
      const opened = await uploadTable({ game: await exportTable(table), open: [...open] });
      noteMovedOnline(table, opened.table);
      setOnline(opened);
    });
  if (!HAS_SERVER)
    return (
      <UploadFrame>
        <p>{say('upload.none')}</p>
        <ExportInstead {...{ table, game: picture.game }} />
      </UploadFrame>
    );
  if (online !== undefined)
    return (
      <UploadFrame>
        <p role="status">{say('upload.done')}</p>
        <InvitePanel
          {...online}
          game={game?.title ?? ''}
          open={open.length > 0 || picture.seats.some((seat) => seat.open)}
        />
        <Link
          href={`/table/${online.table}`}
          className={controls.primary}
          data-action="open-online"
          onClick={() => {
            chooseWorld('server');
            closeDialog();
          }}
        >
          {say('upload.open')}
        </Link>
      </UploadFrame>
    );
  return (
    <UploadFrame>
      <p>{say('upload.about')}</p>
      <ul className={styles.terms}>
        {TERMS.map((term) => (
          <li key={term}>{say(term)}</li>
        ))}
        {picture.rivals === true && own > 1 && <li>{say('upload.rivals')}</li>}
      </ul>
      {picture.seats.length > 1 ? (
        <Seats {...{ picture, names, open }} onChoose={setOpen} />
      ) : (
        <p>{say('upload.alone')}</p>
      )}
      {isAway && <p role="status">{say('upload.away')}</p>}
      <div className={styles.buttons}>
        <Button look="primary" data-action="upload" disabled={busy !== undefined} onClick={upload}>
          {say('upload.go')}
        </Button>
        <ExportInstead {...{ table, game: picture.game }} />
      </div>
      {busy !== undefined && <p role="status">{busy}</p>}
      <Failure text={failure} />
    </UploadFrame>
  );
};

/** Continues the game of this device at the server, so that others can join it. */
const UploadDialog = ({ names }: UploadDialogProps) => {
  const { table, picture } = useTable();
  return table === undefined || picture === undefined ? null : <Upload {...{ table, picture, names }} />;
};

export default UploadDialog;
