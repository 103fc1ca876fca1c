import type { Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { claimSeat, fetchMe, fetchTable, joinTable } from '../connection/api.ts';
import { acceptChallenge, fetchChallenges } from '../connection/api-challenges.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { describedGame } from '../game/described-game.ts';
import { useGame } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { Button } from '../kit/button.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { Place } from '../pictures/place.tsx';
import styles from '../set-up/figure-tiles.module.css';
import { NameField } from '../set-up/name-field.tsx';
import { practiceReasons } from '../table/bar/practice-text.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useTheme } from '../theme/use-theme.ts';
import { Guests, OpenSeats, openSeats } from './join-seats.tsx';

/** Shown to every player before they sit down. */
const PracticeNote = ({ reasons }: { readonly reasons: TableSummary['practice'] }) => (
  <p className={styles.note}>
    <strong>{say('practice.about')}</strong> {practiceReasons(reasons).join(' ')}
  </p>
);

/** The name of the open seat within a sentence, if only one is open. */
const onlySeat = (game: WebGame | undefined, summary: TableSummary): string | undefined => {
  const [one, other] = openSeats(summary);
  const face = one && describedGame(game).seats(summary)[one.seat];
  return other === undefined ? (face?.called ?? face?.name) : undefined;
};

const titleOf = (game: WebGame | undefined, summary: TableSummary | undefined): string => {
  if (summary === undefined) return say('join.loading');
  const named = { game: game?.short ?? '', host: summary.host ?? '' };
  if (summary.seats.some(({ mine }) => mine)) return say('join.seated', named);
  if (summary.host === undefined) return say('join.titlePlain', named);
  const seat = onlySeat(game, summary);
  return seat === undefined ? say('join.title', named) : say('join.titleOne', { ...named, seat });
};

const leadOf = (summary: TableSummary, canJoin: boolean): string | undefined => {
  const { seats, status, host = '' } = summary;
  const open = openSeats(summary);
  if (status === 'finished') return say('join.over');
  if (open.some(({ left }) => left)) return say('join.back');
  if (open.length > 1) return say('join.lead', { host });
  if (open.length === 1) return undefined;
  if (seats.some(({ barred }) => barred)) return say('join.barred');
  return canJoin ? undefined : say('join.full');
};

/** Who is already at the table, and as whom. */
const There = ({ summary, game }: { readonly summary: TableSummary; readonly game: WebGame | undefined }) => {
  const faces = describedGame(game).seats(summary);
  const there = summary.seats.filter(({ open }) => !open);
  if (there.length === 0) return null;
  const names = there.map(({ seat, name }) =>
    say('heldSeat', { seat: faces[seat]?.name ?? '', person: name }),
  );
  return <p>{say('join.there', { names: names.join(', ') })}</p>;
};

/** The page was reached by an invitation link, or by a challenge. */
type Asked =
  | { readonly table: string; readonly invite: string; readonly challenge?: undefined }
  | { readonly challenge: string; readonly table?: undefined; readonly invite?: undefined };

const summaryOf = async (id: string): Promise<TableSummary> => {
  const { challenges } = await fetchChallenges();
  const found = challenges.find((each) => each.id === id);
  if (found?.summary === undefined || !['open', 'accepted'].includes(found.status))
    throw new Error(say('join.noChallenge'));
  return found.summary;
};

const sitBy = (
  { table, invite, challenge }: Asked,
  body: { readonly seat: Seat; readonly choice?: unknown },
): Promise<unknown> =>
  challenge === undefined ? claimSeat(table, { invite, ...body }) : acceptChallenge(challenge, body);

/** The page of an invitation link or of a challenge: it shows the game, host and seats, and lets a person sit down. */
const JoinPage = (asked: Asked) => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const { table: invited, invite, challenge } = asked;
  const load = useCallback(
    () =>
      fetchMe().then(() => (challenge === undefined ? fetchTable(invited, invite) : summaryOf(challenge))),
    [invited, invite, challenge],
  );
  const { loaded: summary, setLoaded, failure, setFailure } = useLoaded(load);
  const table = invited ?? summary?.table ?? '';
  const game = useGame(summary?.game);
  const described = describedGame(game);
  useTheme(game?.id);
  const sitDown = (sitting: Promise<unknown>): void => {
    setBusy(true);
    sitting
      .then(() => go(`/table/${table}`))
      .catch((error: Error) => {
        setFailure(error.message);
        setBusy(false);
        // Someone else may have been faster: show what is open now.
        load().then(setLoaded, () => undefined);
      });
  };
  const take = (seat: Seat, choice?: unknown): void =>
    sitDown(sitBy(asked, { seat, ...defined({ choice }) }));
  const seated = summary?.seats.some(({ mine }) => mine) ?? false;
  const guests =
    summary === undefined || invite === undefined || seated ? [] : (described.guests?.(summary.about) ?? []);
  const lead = summary && leadOf(summary, seated || guests.length > 0);
  return (
    <PageFrame
      title={failure !== undefined && summary === undefined ? say('join.failed') : titleOf(game, summary)}
      behind={game?.place && <Place {...game.place} dim="deep" fixed />}
    >
      {failure !== undefined && <p role="alert">{failure}</p>}
      {busy && <p role="status">{say('join.sitting')}</p>}
      {summary !== undefined && (
        <>
          <div className={styles.lead}>
            <p className={controls.label}>
              {[described.setup(summary.setup), described.progress(summary.about)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {lead !== undefined && <p>{lead}</p>}
            {summary.practice.length > 0 && <PracticeNote reasons={summary.practice} />}
            <There summary={summary} game={game} />
          </div>
          <NameField />
          {game !== undefined && summary.status === 'playing' && (
            <Suspense fallback={<p role="status">{say('loading')}</p>}>
              <OpenSeats
                key={openSeats(summary)
                  .map(({ seat }) => seat)
                  .join()}
                {...{ game, summary, busy }}
                onTake={take}
              />
            </Suspense>
          )}
          {invite !== undefined && guests.length > 0 && (
            <Guests
              faces={guests}
              host={summary.host ?? ''}
              busy={busy}
              onJoin={(join) => sitDown(joinTable(table, { invite, join }))}
            />
          )}
          {(seated || (invite !== undefined && summary.playersOnly !== true)) && (
            <div>
              <Button
                onClick={() =>
                  go(
                    `/table/${table}${seated || invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`}`,
                  )
                }
              >
                {say(seated ? 'join.toTable' : 'join.watch')}
              </Button>
            </div>
          )}
        </>
      )}
    </PageFrame>
  );
};

export default JoinPage;
