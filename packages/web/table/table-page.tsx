import type { Picture } from '@three-spires/table';
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Chat } from '../chat/chat.tsx';
import { askMe } from '../connection/early-me.ts';
import { PageTable } from '../connection/page-table.tsx';
import { useLiveTable, useTable } from '../connection/use-table.ts';
import { TableBoundary } from '../failure/boundaries.tsx';
import { useGame } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { closeDialog } from '../kit/dialogs.ts';
import { lazily, partOf } from '../kit/part.ts';
import { WaitingPage } from '../kit/waiting-page.tsx';
import { isLobby } from '../lobby/in-lobby.ts';
import { useAmbience } from '../sound/ambience.ts';
import { say } from '../text/say.ts';
import { useTheme } from '../theme/use-theme.ts';
import { HandOver } from './seats/hand-over.tsx';
import { sitDown, standUp, useHandOver } from './seats/sitting.ts';
import { useTurnAlert } from './seats/use-turn-alert.ts';
import { DirectorContext, useDirector } from './stage/use-director.ts';
import styles from './table-page.module.css';

const Lobby = lazily(() => import('../lobby/lobby.tsx'));

/** A spectator's invitation is in the address. */
const inviteHere = (): string | undefined => new URLSearchParams(location.search).get('invite') ?? undefined;

/** Whether one of your seats may decide while other people are also at the table. */
const isCalled = (picture: Picture): boolean =>
  picture.outcome === undefined &&
  picture.seats.some(({ mine }) => !mine) &&
  picture.seats.some(({ seat, mine }) => mine && picture.deciding.includes(seat));

type SeatedProps = { readonly game: WebGame; readonly picture: Picture };

const Seated = ({ game: web, picture: whole }: SeatedProps) => {
  const game = use(partOf(web.table));
  const table = useTable((state) => state.table);
  const [begun, setBegun] = useState(false);
  const telling = useTable((state) => state.telling);
  // While the first move is being told nobody decides, just as in a lobby.
  const meets = isLobby(whole) && !begun && !telling && table !== undefined;
  const targets = useMemo(() => game.targets?.(whole) ?? [], [game, whole]);
  const { picture, handTo } = useHandOver(whole);
  useTheme(web.id);
  useTurnAlert(isCalled(whole) && !meets);
  const director = useDirector(game.teller);
  useAmbience(game.ambience?.(whole));
  return (
    <div className={styles.table} data-table data-seq={whole.seq} data-telling={telling || undefined}>
      {meets ? (
        <Lobby
          {...{ game: web, table, picture: whole }}
          names={game.names(whole)}
          onBegin={() => setBegun(true)}
        />
      ) : picture === undefined ? (
        <HandOver name={game.names(whole)[handTo] ?? ''} onReady={() => sitDown(handTo)} />
      ) : (
        <DirectorContext value={director}>
          <game.Table picture={picture} />
        </DirectorContext>
      )}
      <Chat targets={targets} />
    </div>
  );
};

/** One table of any game: follows it while the page is open. */
const Followed = ({ table }: { readonly table: string }) => {
  const { follow } = useLiveTable();
  const { picture, status, failure } = useTable();
  const game = useGame(picture?.game);
  // A whole table takes longer to render than a frame: deferred, React does it in slices.
  const isHere = useDeferredValue(picture !== undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    standUp();
    closeDialog();
    void askMe()
      .catch(() => undefined)
      .then(() => {
        if (!left) stop = follow(table, inviteHere());
      });
    return () => {
      left = true;
      stop?.();
    };
  }, [follow, table]);
  if (isHere && picture !== undefined)
    return game === undefined ? (
      <WaitingPage words="" failure={say('table.unknownGame')} />
    ) : (
      <TableBoundary>
        <Seated game={game} picture={picture} />
      </TableBoundary>
    );
  return (
    <WaitingPage
      words={say(status === 'lost' ? 'connection.lost' : 'connecting')}
      failure={status === 'failed' ? (failure ?? '') : undefined}
    />
  );
};

const TablePage = ({ table }: { readonly table: string }) => (
  <PageTable>
    <Followed table={table} />
  </PageTable>
);

export default TablePage;
