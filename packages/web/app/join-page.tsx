import type { Seat } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import { use, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { claimSeat, fetchMe, fetchTable, joinTable } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import type { SeatFace } from '../game/describe.ts';
import { useGame } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { PageFrame } from '../kit/page-frame.tsx';
import { Figure } from '../pictures/figure.tsx';
import { FigureTile } from '../set-up/figure-tile.tsx';
import styles from '../set-up/figure-tiles.module.css';
import { NameField } from '../set-up/name-field.tsx';
import { practiceReasons } from '../table/practice-text.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useTheme } from '../theme/use-theme.ts';
import { describedGame } from './describe-plainly.ts';

type SeatsProps = {
  readonly game: WebGame;
  readonly summary: TableSummary;
  readonly onTake: (seat: Seat, choice?: unknown) => void;
};

const standing = ({ figure }: SeatFace) => figure && <Figure {...figure} state="still" />;

/** The open seats. If the game lets a player choose something with a seat, that comes next. */
const OpenSeats = ({ game, summary, onTake }: SeatsProps) => {
  const { SeatChoice } = use(game.setUp());
  const open = summary.seats.filter((seat) => seat.open && seat.barred !== true);
  const [chosen, setChosen] = useState<Seat | undefined>(open.length === 1 ? open[0]?.seat : undefined);
  const faces = describedGame(game).seats(summary);
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
              figure={standing(face)}
              action={say('join.take')}
              onChoose={() => (SeatChoice === undefined ? onTake(seat) : setChosen(seat))}
            />
          )
        );
      })}
    </div>
  );
};

/** Said to every player before they sit down. */
const PracticeNote = ({ reasons }: { readonly reasons: TableSummary['practice'] }) => (
  <p className={styles.note} data-practice={reasons.join(' ')}>
    <strong>{say('practice.about')}</strong> {practiceReasons(reasons).join(' ')}
  </p>
);

/** Where an invitation link leads: choose among the open seats. */
const JoinPage = ({ table, invite }: { readonly table: string; readonly invite: string }) => {
  const [, go] = useLocation();
  const {
    loaded: summary,
    failure,
    setFailure,
  } = useLoaded(useCallback(() => fetchMe().then(() => fetchTable(table, invite)), [table, invite]));
  const game = useGame(summary?.game);
  const described = describedGame(game);
  useTheme(game?.id);
  const take = (seat: Seat, choice?: unknown): void => {
    sitDown(claimSeat(table, { invite, seat, ...(choice === undefined ? {} : { choice }) }));
  };
  const sitDown = (sitting: Promise<unknown>): void => {
    sitting.then(() => go(`/table/${table}`)).catch((error: Error) => setFailure(error.message));
  };
  const full = summary?.seats.every((seat) => !seat.open) ?? false;
  const barred = summary?.seats.some((seat) => seat.barred) ?? false;
  const seated = summary?.seats.some(({ mine }) => mine) ?? false;
  const guests = summary === undefined ? [] : (described.guests?.(summary.about) ?? []);
  const host = summary?.seats.find((seat) => !seat.open)?.name ?? '';
  return (
    <PageFrame title={say('join.title')}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {summary !== undefined && (
        <>
          <p className={controls.label}>{described.setup(summary.setup)}</p>
          {guests.length === 0 && (
            <p>{full ? say('join.full') : barred ? say('join.barred') : say('join.lead', { host })}</p>
          )}
          {summary.practice.length > 0 && <PracticeNote reasons={summary.practice} />}
          <NameField />
          {game !== undefined && <OpenSeats game={game} summary={summary} onTake={take} />}
          {!seated && guests.length > 0 && (
            <section className={styles.picker} aria-label={say('join.guest')}>
              <p>{say('join.guestLead', { host })}</p>
              <div className={styles.tiles}>
                {guests.map((face) => (
                  <FigureTile
                    key={face.name}
                    face={face}
                    figure={standing(face)}
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
