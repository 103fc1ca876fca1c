import type { Seat } from '@three-spires/kernel';
import type { TableSummary } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ChatButton } from '../chat/chat-button.tsx';
import { claimSeat, seatBot } from '../connection/api.ts';
import { useTable } from '../connection/use-table.ts';
import { TableRatings } from '../finding/table-ratings.tsx';
import { TableSettings } from '../finding/table-settings.tsx';
import { Watchers } from '../finding/watchers.tsx';
import type { Level } from '../game/bot-levels.ts';
import { describedGame } from '../game/described-game.ts';
import type { WebGame } from '../game/web-game.ts';
import { Button } from '../kit/button.tsx';
import { closeDialog, openDialog, useDialog } from '../kit/dialogs.ts';
import { Failure } from '../kit/failure.tsx';
import { partOf } from '../kit/part.ts';
import { Place } from '../pictures/place.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { BotLevelChoice } from './bot-level-choice.tsx';
import { botName } from './bot-name.ts';
import { useShowFailure } from './failure.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { botBegins, hasBegun } from './in-lobby.ts';
import { InvitePanel } from './invite-panel.tsx';
import { LastSeatDialog } from './last-seat-dialog.tsx';
import styles from './lobby.module.css';
import { NotifyOffer } from './notify-offer.tsx';
import { SeatTile } from './seat-tile.tsx';
import { useSummary } from './use-summary.ts';
import { waitingLines } from './waiting-lines.ts';

type LobbyProps = {
  readonly game: WebGame;
  readonly table: string;
  readonly picture: Picture;
  readonly names: readonly string[];
  readonly onBegin: () => void;
};

type SummarySeat = TableSummary['seats'][number];

type SeatsProps = Pick<LobbyProps, 'game' | 'table' | 'picture' | 'names'> & {
  readonly summary: TableSummary;
  /** The level of newly added bots. */
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
  readonly onChoose: (seat: Seat) => void;
};

const useLetBotPlay = (table: string) => {
  const showFailure = useShowFailure();
  return (seat: Seat, level: Level): void => {
    seatBot(table, seat, level).catch(showFailure);
  };
};

/** If another player takes the last seat during the confirmation, the dialog closes with the lobby. */
const useNoLateQuestion = (): void =>
  useEffect(
    () => () => {
      if (useDialog.getState().open?.kind === 'lastSeat') closeDialog();
    },
    [],
  );

const whoIn = ({ open, mine, name, bot, choice }: SummarySeat): string => {
  if (open) return say('lobby.open');
  const who = mine ? say('lobby.you') : bot === undefined ? name : botName(name, bot);
  return choice === true ? `${who} · ${say('lobby.choosing')}` : who;
};

/** Every seat with its hero or deck. Open ones can be taken here too, by you or by a bot. */
const Seats = ({ game, table, names, summary, level, onLevel, onChoose }: SeatsProps) => {
  const { SeatPicture, SeatChoice } = use(partOf(game.setUp));
  const faces = describedGame(game).seats(summary);
  const offersBots = game.bots === true && summary.seats.some(({ open }) => open);
  const showFailure = useShowFailure();
  const letBotPlay = useLetBotPlay(table);
  const take = (seat: Seat): void => {
    claimSeat(table, { invite: summary.invite ?? '', seat }).catch(showFailure);
  };
  return (
    <div className={styles.party}>
      <ul className={styles.seats} aria-label={say('lobby.seats')}>
        {summary.seats.map((held) => {
          const { seat, open, mine, choice, barred } = held;
          const name = names[seat] ?? '';
          const chooses = choice === true && SeatChoice !== undefined;
          return (
            <SeatTile
              key={seat}
              face={faces[seat] ?? { name }}
              {...{ summary, seat, SeatPicture, open }}
              who={whoIn(held)}
              avatar={held.avatar}
            >
              {mine && chooses && (
                <Button
                  look="primary"
                  data-action="choose"
                  aria-label={say('lobby.chooseFor', { seat: name })}
                  onClick={() => onChoose(seat)}
                >
                  {say('lobby.choose')}
                </Button>
              )}
              {open && barred !== true && (
                <Button
                  data-action="take"
                  aria-label={say('lobby.takeNamed', { seat: name })}
                  onClick={() => (chooses ? onChoose(seat) : take(seat))}
                >
                  {say('lobby.take')}
                </Button>
              )}
              {open && offersBots && (
                <Button
                  data-action="let-bot-play"
                  aria-label={say('lobby.botNamed', { seat: name })}
                  onClick={() =>
                    botBegins(summary) ? openDialog({ kind: 'lastSeat', seat }) : letBotPlay(seat, level)
                  }
                >
                  {say('people.bot')}
                </Button>
              )}
              {mine && (
                <Button
                  look="quiet"
                  data-action="give-back"
                  aria-label={say('lobby.giveBackNamed', { seat: name })}
                  onClick={() => openDialog({ kind: 'giveBack', seat })}
                >
                  {say('people.giveBack')}
                </Button>
              )}
            </SeatTile>
          );
        })}
      </ul>
      {offersBots && <BotLevelChoice level={level} onChoose={onLevel} />}
    </div>
  );
};

type ChoosingProps = Pick<LobbyProps, 'game' | 'table' | 'names'> & {
  readonly summary: TableSummary;
  readonly seat: Seat;
  readonly onDone: () => void;
};

/** A choice that the set-up leaves to the player of a seat, such as a deck. */
const Choosing = ({ game, table, names, summary, seat, onDone }: ChoosingProps) => {
  const { SeatChoice } = use(partOf(game.setUp));
  const showFailure = useShowFailure();
  const take = (choice: unknown): void => {
    claimSeat(table, { invite: summary.invite ?? '', seat, choice })
      .then(onDone)
      .catch(showFailure);
  };
  return (
    <section className={styles.choosing} aria-label={say('lobby.chooseFor', { seat: names[seat] ?? '' })}>
      <Button look="quiet" onClick={onDone}>
        {say('lobby.back')}
      </Button>
      {SeatChoice !== undefined && <SeatChoice summary={summary} seat={seat} onTake={take} />}
    </section>
  );
};

/** What the days for each move mean here. */
const SlowGame = ({ days, late }: NonNullable<TableSummary['slow']>) => (
  <p data-slow>
    {say(`lobby.slow.${late}`, { days })} <Link href="/notices">{say('lobby.slow.notices')}</Link>
  </p>
);

/** The moment before a game: the seats, the invitation link, and the start button. */
const Lobby = ({ game, table, picture, names, onBegin }: LobbyProps) => {
  const letBotPlay = useLetBotPlay(table);
  const summary = useSummary(table, picture);
  const refused = useTable((state) => state.refused);
  const people = useTable((state) => state.people);
  const open = useDialog((state) => state.open);
  const [choosing, setChoosing] = useState<Seat>();
  const [level, setLevel] = useState<Level>('master');
  const isChoosing = choosing !== undefined && summary?.seats[choosing]?.choice === true;
  const begun = hasBegun(picture);
  useNoLateQuestion();
  return (
    <div className={styles.lobby} data-lobby>
      {game.place !== undefined && <Place {...game.place} dim="deep" fixed />}
      <header className={styles.header}>
        <Link href="/" className={controls.home}>
          {say('title')}
        </Link>
        <ChatButton />
      </header>
      <main className={styles.main}>
        <header className={styles.words}>
          <p className={controls.label}>{say('lobby.kicker', { host: summary?.host ?? '' })}</p>
          <h1 className={styles.title}>{game.title}</h1>
          {summary !== undefined && <p>{describedGame(game).setup(summary.setup)}</p>}
          {summary?.slow !== undefined && <SlowGame {...summary.slow} />}
          {picture.rated && <TableRatings {...{ table, seats: picture.seats }} isOver={false} />}
        </header>
        {summary !== undefined &&
          (isChoosing ? (
            <Choosing
              {...{ game, table, names, summary }}
              seat={choosing}
              onDone={() => setChoosing(undefined)}
            />
          ) : (
            <Seats
              {...{ game, table, picture, names, summary, level }}
              onLevel={setLevel}
              onChoose={setChoosing}
            />
          ))}
        <aside className={`${controls.panel} ${styles.aside}`} aria-label={say('invite')}>
          {summary?.invite !== undefined && (
            <InvitePanel
              {...{ table, invite: summary.invite, game: game.title }}
              open={picture.seats.some((seat) => seat.open)}
            />
          )}
          <div className={styles.waiting} role="status" data-waiting>
            {summary !== undefined && waitingLines(summary, names).map((line) => <p key={line}>{line}</p>)}
          </div>
          <Failure text={refused?.text} />
          <NotifyOffer />
          <div className={styles.begin}>
            <Button look="primary" data-action="begin" disabled={!begun} onClick={onBegin}>
              {say('lobby.begin')}
            </Button>
            <span className={styles.hint}>{say(begun ? 'lobby.beginAbout' : 'lobby.notYet')}</span>
          </div>
          <Watchers {...{ table, people }} />
          {summary !== undefined && <TableSettings {...{ table, summary }} />}
        </aside>
      </main>
      {open?.kind === 'lastSeat' && (
        <LastSeatDialog
          seat={names[open.seat] ?? ''}
          level={level}
          onYes={() => letBotPlay(open.seat, level)}
        />
      )}
      {open?.kind === 'giveBack' && (
        <GiveBackDialog {...{ table, picture }} seat={open.seat} name={names[open.seat] ?? ''} />
      )}
    </div>
  );
};

export default Lobby;
