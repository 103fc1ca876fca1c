import type { GameInWords } from '@three-spires/in-words';
import { defined, type Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { type FormEvent, useCallback, useState } from 'react';
import { claimSeat, fetchTable, seatBot } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { BASE } from '../kit/base.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import { FieldSelect } from './new-game.tsx';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';

type Props = {
  readonly game: GameInWords;
  readonly picture: Picture;
  readonly table: string;
  readonly invite: string | undefined;
};

type OpenProps = Props & { readonly open: readonly Seat[]; readonly named: (seat: Seat) => string };

/** For someone without a seat who has an invitation. */
const SitDown = ({ game, table, invite = '', open, named }: OpenProps) => {
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const seat = Number(form.get('seat'));
    const { seatChoice } = game;
    const choice = seatChoice && String(form.get(seatChoice.name));
    claimSeat(table, { invite, seat, ...defined({ choice }) })
      .then(() => location.replace(`${BASE}/text/${table}`))
      .catch((error: Error) => setProblem(error.message));
  };
  return open.map((seat) => (
    <form key={seat} className={styles.part} onSubmit={submit}>
      <input type="hidden" name="seat" value={seat} />
      {game.seatChoice !== undefined && <FieldSelect field={game.seatChoice} />}
      <p role="alert">{problem}</p>
      <div className={styles.row}>
        <Button type="submit">{say('plain.sitDown', { name: named(seat) })}</Button>
      </div>
    </form>
  ));
};

/** For those who sit: the invitation, and bots in place of others. */
const Invite = ({ table, open, named }: OpenProps) => {
  const [problem, setProblem] = useState('');
  const load = useCallback(() => fetchTable(table), [table]);
  const { loaded } = useLoaded(load);
  const letBots = async (): Promise<void> => {
    for (const seat of open) await seatBot(table, seat, 'adept');
  };
  return (
    <>
      <p>{say('plain.openSeats', { names: open.map(named).join(', ') })}</p>
      {loaded?.invite !== undefined && (
        <p>{`${location.origin}${BASE}/text/${table}?invite=${loaded.invite}`}</p>
      )}
      <p role="alert">{problem}</p>
      <div className={styles.row}>
        <Button onClick={() => void letBots().catch((error: Error) => setProblem(error.message))}>
          {say('plain.botsIn')}
        </Button>
      </div>
    </>
  );
};

/** Open seats, while there are any. */
export const GatheringInWords = (props: Props) => {
  const { game, picture, invite } = props;
  const open = picture.seats.filter((seat) => seat.open).map(({ seat }) => seat);
  if (open.length === 0 || picture.outcome !== undefined) return null;
  const names = game.names(picture);
  const named = (seat: Seat): string => names[seat] || say('plain.seat', { number: seat + 1 });
  const sits = picture.seats.some(({ mine }) => mine);
  if (!sits && invite === undefined) return null;
  return (
    <Part title={say('plain.seats')}>
      {sits ? (
        <Invite {...props} open={open} named={named} />
      ) : (
        <SitDown {...props} open={open} named={named} />
      )}
    </Part>
  );
};
