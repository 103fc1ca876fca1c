import type { GameInWords } from '@three-spires/in-words';
import { defined, type Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { type FormEvent, useCallback, useState } from 'react';
import { claimSeat, fetchTable, seatBot } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { BASE } from '../kit/base.ts';
import { Button } from '../kit/button.tsx';
import { useSummary } from '../lobby/use-summary.ts';
import { say } from '../text/say.ts';
import { FieldSelect } from './new-game.tsx';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';
import { useOwnDecks } from './use-own-decks.ts';

type Props = {
  readonly game: GameInWords;
  readonly picture: Picture;
  readonly table: string;
  readonly invite: string | undefined;
};

type OpenProps = Props & {
  readonly open: readonly Seat[];
  readonly named: (seat: Seat) => string;
  /** They are your own, and only what you bring is missing. */
  readonly isMine?: boolean;
};

/** Takes a seat, or brings what is still missing to one of your own. */
const SitDown = ({ game: known, table, invite = '', open, named, isMine = false }: OpenProps) => {
  const offered = useOwnDecks(known);
  const seatChoice = offered?.game.seatChoice;
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const seat = Number(form.get('seat'));
    const choice = seatChoice && offered?.deckOf(String(form.get(seatChoice.name)));
    claimSeat(table, { invite, seat, ...defined({ choice }) })
      .then(() => location.replace(`${BASE}/text/${table}`))
      .catch((error: Error) => setProblem(error.message));
  };
  if (offered === undefined) return <p role="status">{say('loading')}</p>;
  return open.map((seat) => (
    <form key={seat} className={styles.part} onSubmit={submit}>
      <input type="hidden" name="seat" value={seat} />
      {seatChoice !== undefined && <FieldSelect field={seatChoice} />}
      <p role="alert">{problem}</p>
      <div className={styles.row}>
        <Button type="submit">{say(isMine ? 'plain.bring' : 'plain.sitDown', { name: named(seat) })}</Button>
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

/** What you still have to choose for your own seats, such as a deck. */
const OwnChoices = ({ named, ...props }: Props & Pick<OpenProps, 'named'>) => {
  const summary = useSummary(props.table, props.picture);
  const open = summary?.seats.filter(({ mine, choice }) => mine && choice === true) ?? [];
  if (summary?.invite === undefined || open.length === 0) return null;
  return (
    <SitDown {...props} named={named} invite={summary.invite} open={open.map(({ seat }) => seat)} isMine />
  );
};

/** Open seats, while there are any, and choices before the first move. */
export const GatheringInWords = (props: Props) => {
  const { game, picture, invite } = props;
  const open = picture.seats.filter((seat) => seat.open).map(({ seat }) => seat);
  const sits = picture.seats.some(({ mine }) => mine);
  const mayChoose = sits && picture.seq === 0 && game.seatChoice !== undefined;
  if ((open.length === 0 && !mayChoose) || picture.outcome !== undefined) return null;
  const names = game.names(picture);
  const named = (seat: Seat): string => names[seat] || say('plain.seat', { number: seat + 1 });
  if (!sits && invite === undefined) return null;
  return (
    <Part title={say('plain.seats')}>
      {mayChoose && <OwnChoices {...props} named={named} />}
      {sits ? (
        open.length > 0 && <Invite {...props} open={open} named={named} />
      ) : (
        <SitDown {...props} open={open} named={named} />
      )}
    </Part>
  );
};
