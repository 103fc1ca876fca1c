import type { Seat } from '@three-spires/kernel';
import type { PresentPerson } from '@three-spires/session/protocol';
import { useState } from 'react';
import { seatBot } from '../../connection/api.ts';
import { useTable } from '../../connection/use-table.ts';
import { worldOfTable } from '../../connection/world.ts';
import { PersonOptions } from '../../finding/person-options.tsx';
import { TableSettings } from '../../finding/table-settings.tsx';
import { Watchers } from '../../finding/watchers.tsx';
import type { Level } from '../../game/bot-levels.ts';
import { useGame } from '../../game/games-context.ts';
import { Button } from '../../kit/button.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { openDialog } from '../../kit/dialogs.ts';
import { BotLevelChoice } from '../../lobby/bot-level-choice.tsx';
import { botName } from '../../lobby/bot-name.ts';
import { useShowFailure } from '../../lobby/failure.ts';
import { InvitePanel } from '../../lobby/invite-panel.tsx';
import { useSummary } from '../../lobby/use-summary.ts';
import { Avatar } from '../../pictures/avatar.tsx';
import { say } from '../../text/say.ts';
import { SeatClock } from '../bar/seat-clock.tsx';
import styles from './people-dialog.module.css';

type PeopleDialogProps = {
  readonly names: readonly string[];
};

/** Nobody can join a game of this device, but it can go on online. */
const DeviceInvite = () => {
  const isOver = useTable((state) => state.picture?.outcome !== undefined);
  return isOver ? null : (
    <div className={styles.device}>
      <p>{say('invite.device')}</p>
      <Button look="primary" data-action="invite" onClick={() => openDialog({ kind: 'upload' })}>
        {say('upload.title')}
      </Button>
    </div>
  );
};

/** The invitation link and, for the person who opened the table, who may join. */
const Invite = ({ table }: { readonly table: string }) => {
  const picture = useTable((state) => state.picture);
  const summary = useSummary(table, picture ?? {});
  const game = useGame(summary?.game);
  if (summary?.invite === undefined) return null;
  if (worldOfTable(table) === 'device') return <DeviceInvite />;
  return (
    <>
      <InvitePanel
        {...{ table, invite: summary.invite, game: game?.title ?? '' }}
        open={summary.seats.some((seat) => seat.open)}
      />
      <TableSettings {...{ table, summary }} />
    </>
  );
};

type OptionsProps = {
  readonly table: string;
  readonly seat: Seat;
  readonly people: readonly PresentPerson[];
};

/** Options about another person who is seated and present. */
const Options = ({ table, seat, people }: OptionsProps) => {
  const other = people.find(({ seats, me }) => !me && seats.includes(seat));
  return other === undefined ? null : (
    <PersonOptions {...{ table, person: other.person, name: other.name }} />
  );
};

/** Who sits where, the invitation link, and a button to give up a seat. */
export const PeopleDialog = ({ names }: PeopleDialogProps) => {
  const { table, picture, people, refused } = useTable();
  const game = useGame(picture?.game);
  const [level, setLevel] = useState<Level>('master');
  const showFailure = useShowFailure();
  if (table === undefined || picture === undefined) return null;
  const mine = picture.seats.filter((seat) => seat.mine);
  const offersBot = mine.length > 0 && picture.outcome === undefined && game?.bots === true;
  const isSlow = picture.clock?.settings.perMove === true && picture.outcome === undefined;
  const standing = ({ seat, name, open, bot }: (typeof picture.seats)[number]): string => {
    if (open) return say('openSeatShort');
    if (bot !== undefined) return botName(name, bot);
    if (isSlow && picture.clock?.left[seat] === 0) return say('clock.awayOther', { person: name });
    const here = people.some(({ seats }) => seats.includes(seat));
    return here ? name : say('personAway', { person: name });
  };
  return (
    <DialogFrame title={say('people')}>
      <Invite table={table} />
      <ul className={styles.seats}>
        {picture.seats.map((seat) => (
          <li key={seat.seat} data-open={seat.open || undefined}>
            <strong>{names[seat.seat]}</strong>
            <span className={styles.who}>
              <Avatar avatar={seat.avatar} />
              <span>{standing(seat)}</span>
              <Options seat={seat.seat} {...{ table, people }} />
            </span>
            {isSlow && picture.clock !== undefined && <SeatClock clock={picture.clock} seat={seat.seat} />}
            {seat.open && offersBot && (
              <Button
                data-action="let-bot-play"
                onClick={() => void seatBot(table, seat.seat, level).catch(showFailure)}
              >
                {say('people.bot')}
              </Button>
            )}
            {seat.mine && picture.outcome === undefined && picture.rated !== true && (
              <Button
                data-action="give-back"
                onClick={() => openDialog({ kind: 'giveBack', seat: seat.seat })}
              >
                {say('people.giveBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Watchers {...{ table, people }} />
      {offersBot && picture.seats.some(({ open }) => open) && (
        <BotLevelChoice level={level} onChoose={setLevel} />
      )}
      {refused !== undefined && <p role="alert">{refused.text}</p>}
    </DialogFrame>
  );
};
