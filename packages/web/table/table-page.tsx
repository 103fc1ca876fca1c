import type { Picture } from '@three-spires/table';
import { use, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { Chat } from '../chat/chat.tsx';
import { fetchMe } from '../connection/api.ts';
import { followTable, useTable } from '../connection/table-store.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useMood } from '../theme/use-mood.ts';
import { closeDialog } from './dialogs.ts';
import { HandOver } from './hand-over.tsx';
import { sitDown, standUp, useHandOver } from './sitting.ts';
import { TABLE_GAMES, type TableGame } from './table-games.ts';
import styles from './table-page.module.css';
import { useTurnAlert } from './use-turn-alert.ts';

/** Whoever only looks on brings the invitation in the address. */
const inviteHere = (): string | undefined => new URLSearchParams(location.search).get('invite') ?? undefined;

/** Whether a seat of one's own may decide while somebody else is at the table too. */
const isCalled = (picture: Picture | undefined): boolean =>
  picture !== undefined &&
  picture.outcome === undefined &&
  picture.seats.some(({ mine }) => !mine) &&
  picture.seats.some(({ seat, mine }) => mine && picture.deciding.includes(seat));

const loading = new Map<string, Promise<TableGame | undefined>>();

/** React's `use` needs the same promise every time. */
const loadGame = (id: string): Promise<TableGame | undefined> => {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const begun = TABLE_GAMES[id]?.().then((module) => module.default) ?? Promise.resolve(undefined);
  loading.set(id, begun);
  return begun;
};

const Message = ({ text, home }: { readonly text: string; readonly home: boolean }) => (
  <main className={styles.waiting}>
    <p role="status">{text}</p>
    {home && (
      <Link href="/" className={controls.button}>
        {say('home')}
      </Link>
    )}
  </main>
);

const Seated = ({ picture: whole }: { readonly picture: Picture }) => {
  const game = use(loadGame(whole.game));
  const targets = useMemo(() => game?.targets(whole) ?? [], [game, whole]);
  const { picture, handTo } = useHandOver(whole);
  useMood(whole.game);
  if (game === undefined) return <Message text={say('table.unknownGame')} home />;
  return (
    <div className={styles.table} data-table data-seq={whole.seq}>
      {picture === undefined ? (
        <HandOver name={game.names(whole)[handTo] ?? ''} onReady={() => sitDown(handTo)} />
      ) : (
        <game.Table picture={picture} />
      )}
      <Chat targets={targets} />
    </div>
  );
};

/** One table of any game: follows it as long as the page is open. */
const TablePage = ({ table }: { readonly table: string }) => {
  const { picture, status, failure } = useTable();
  useTurnAlert(isCalled(picture));
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    standUp();
    closeDialog();
    void fetchMe()
      .catch(() => undefined)
      .then(() => {
        if (!left) stop = followTable(table, inviteHere());
      });
    return () => {
      left = true;
      stop?.();
    };
  }, [table]);
  if (picture !== undefined) return <Seated picture={picture} />;
  return status === 'failed' ? (
    <Message text={failure ?? ''} home />
  ) : (
    <Message text={say(status === 'lost' ? 'connection.lost' : 'connecting')} home={false} />
  );
};

export default TablePage;
