import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../connection/api.ts';
import { useTable } from '../connection/table-store.ts';
import { useGame } from '../game/games-context.ts';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { closeDialog } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { InviteLink } from './invite-link.tsx';
import styles from './people-dialog.module.css';

/** Who sits where, the link for others, and a way to give a seat back. `names` are what the seats are called. */
export const PeopleDialog = ({ names }: { readonly names: readonly string[] }) => {
  const { table, picture, people } = useTable();
  const game = useGame(picture?.game);
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string>();
  if (table === undefined || picture === undefined) return null;
  const mine = picture.seats.filter((seat) => seat.mine);
  const giveBack = (seat: number): void => {
    call('DELETE', `/api/tables/${encodeURIComponent(table)}/seats/${seat}`)
      .then(() => {
        if (mine.length > 1) return;
        closeDialog();
        go('/');
      })
      .catch((error: Error) => setFailure(error.message));
  };
  const letBotPlay = (seat: number): void => {
    call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}/bot`, {}).catch((error: Error) =>
      setFailure(error.message),
    );
  };
  const offersBot = mine.length > 0 && picture.outcome === undefined && game?.bots === true;
  const standing = ({ seat, name, open, bot }: (typeof picture.seats)[number]): string => {
    if (open) return say('openSeatShort');
    if (bot !== undefined) return say('people.isBot', { name });
    const here = people.some(({ seats }) => seats.includes(seat));
    return here ? name : say('personAway', { person: name });
  };
  return (
    <DialogFrame title={say('people')}>
      <InviteLink table={table} />
      <ul className={styles.seats}>
        {picture.seats.map((seat) => (
          <li key={seat.seat} data-open={seat.open || undefined}>
            <strong>{names[seat.seat]}</strong>
            <span>{standing(seat)}</span>
            {seat.open && offersBot && (
              <button
                type="button"
                className={controls.button}
                data-action="let-bot-play"
                onClick={() => letBotPlay(seat.seat)}
              >
                {say('people.bot')}
              </button>
            )}
            {seat.mine && picture.outcome === undefined && (
              <button
                type="button"
                className={controls.button}
                data-action="give-back"
                onClick={() => giveBack(seat.seat)}
              >
                {say('people.giveBack')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mine.length > 0 && picture.outcome === undefined && (
        <p className={styles.note}>{say('people.giveBackAbout')}</p>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </DialogFrame>
  );
};
