import type { Seat } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { claimSeat, fetchMe, fetchTable, joinTable } from '../connection/api.ts';
import { practiceReasons } from '../table/practice-text.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useMood } from '../theme/use-mood.ts';
import { describedGame } from './described-games.ts';
import { FigureTile } from './figure-tile.tsx';
import { loadNewGame } from './load-new-game.ts';
import { NameField } from './name-field.tsx';
import { PageFrame } from './page-frame.tsx';
import styles from './solo-picker.module.css';

type SeatsProps = {
  readonly summary: TableSummary;
  readonly onTake: (seat: Seat, choice?: unknown) => void;
};

/** The open seats; where a game lets whoever takes one choose something for it, that is asked next. */
const OpenSeats = ({ summary, onTake }: SeatsProps) => {
  const SeatChoice = use(loadNewGame(summary.game))?.SeatChoice;
  const open = summary.seats.filter((seat) => seat.open && seat.barred !== true);
  const [chosen, setChosen] = useState<Seat | undefined>(open.length === 1 ? open[0]?.seat : undefined);
  const faces = describedGame(summary.game).seats(summary);
  if (SeatChoice !== undefined && chosen !== undefined)
    return <SeatChoice summary={summary} seat={chosen} onTake={(choice) => onTake(chosen, choice)} />;
  return (
    <div className={styles.tiles}>
      {open.map(({ seat }) => {
        const face = faces[seat];
        return (
          face && (
            <FigureTile
              key={seat}
              face={face}
              action={say('join.take')}
              onChoose={() => (SeatChoice === undefined ? onTake(seat) : setChosen(seat))}
            />
          )
        );
      })}
    </div>
  );
};

/** Said to everybody before they sit down. */
const PracticeNote = ({ reasons }: { readonly reasons: TableSummary['practice'] }) => (
  <p className={styles.note} data-practice={reasons.join(' ')}>
    <strong>{say('practice.about')}</strong> {practiceReasons(reasons).join(' ')}
  </p>
);

/** Where an invitation link leads: choose among the open seats. */
const JoinPage = ({ table, invite }: { readonly table: string; readonly invite: string }) => {
  const [, go] = useLocation();
  const [summary, setSummary] = useState<TableSummary>();
  const [failure, setFailure] = useState<string>();
  useMood(summary?.game);
  useEffect(() => {
    fetchMe()
      .then(() => fetchTable(table, invite))
      .then((found) => setSummary(found))
      .catch((error: Error) => setFailure(error.message));
  }, [table, invite]);
  const take = (seat: Seat, choice?: unknown): void => {
    sitDown(claimSeat(table, { invite, seat, ...(choice === undefined ? {} : { choice }) }));
  };
  const sitDown = (sitting: Promise<unknown>): void => {
    sitting.then(() => go(`/table/${table}`)).catch((error: Error) => setFailure(error.message));
  };
  const full = summary?.seats.every((seat) => !seat.open) ?? false;
  const barred = summary?.seats.some((seat) => seat.barred) ?? false;
  const seated = summary?.seats.some(({ mine }) => mine) ?? false;
  const guests = summary === undefined ? [] : (describedGame(summary.game).guests?.(summary.about) ?? []);
  const host = summary?.seats.find((seat) => !seat.open)?.name ?? '';
  return (
    <PageFrame title={say('join.title')}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {summary !== undefined && (
        <>
          <p className={controls.label}>{describedGame(summary.game).setup(summary.setup)}</p>
          {guests.length === 0 && (
            <p>{full ? say('join.full') : barred ? say('join.barred') : say('join.lead', { host })}</p>
          )}
          {summary.practice.length > 0 && <PracticeNote reasons={summary.practice} />}
          <NameField />
          <OpenSeats summary={summary} onTake={take} />
          {!seated && guests.length > 0 && (
            <section className={styles.picker} aria-label={say('join.guest')}>
              <p>{say('join.guestLead', { host })}</p>
              <div className={styles.tiles}>
                {guests.map((face) => (
                  <FigureTile
                    key={face.name}
                    face={face}
                    action={say('join.guest')}
                    onChoose={() => sitDown(joinTable(table, { invite, join: face.name }))}
                  />
                ))}
              </div>
            </section>
          )}
          {!seated && (
            <button
              type="button"
              className={controls.button}
              onClick={() => go(`/table/${table}?invite=${encodeURIComponent(invite)}`)}
            >
              {say('join.watch')}
            </button>
          )}
          {seated && (
            <button type="button" className={controls.button} onClick={() => go(`/table/${table}`)}>
              {say('join.toTable')}
            </button>
          )}
        </>
      )}
    </PageFrame>
  );
};

export default JoinPage;
