import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { Chat } from '../chat/chat.tsx';
import type { ChatTarget } from '../chat/line-text.ts';
import { fetchMe } from '../connection/api.ts';
import { followTable, type SpirePicture, useTable } from '../connection/table-store.ts';
import { closeDialog } from '../table/dialogs.ts';
import { useTurnAlert } from '../table/use-turn-alert.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { leaveTable } from './selection.ts';
import { SpireTable } from './spire-table.tsx';
import styles from './table-page.module.css';

/** Whoever only looks on brings the invitation in the address. */
const inviteHere = (): string | undefined => new URLSearchParams(location.search).get('invite') ?? undefined;

/** What a sign can point at: the living enemies, and the players. */
const targetsOf = (picture: SpirePicture | undefined): ChatTarget[] => {
  const view = picture?.outlooks[0]?.view;
  if (view === undefined) return [];
  return [
    ...view.enemies
      .filter(({ status }) => status === 'alive')
      .map(({ index, name }) => ({ figure: `enemy:${index}`, name, kind: 'enemy' as const })),
    ...view.players.map(({ seat, character }) => ({
      ...{ figure: `player:${seat}`, name: character },
      kind: 'player' as const,
    })),
  ];
};

/** Whether a seat of one's own may decide while somebody else is at the table too. */
const isCalled = (picture: SpirePicture | undefined): boolean =>
  picture !== undefined &&
  picture.outcome === undefined &&
  picture.seats.some(({ mine }) => !mine) &&
  picture.seats.some(({ seat, mine }) => mine && picture.deciding.includes(seat));

/** One table: follows it as long as the page is open. */
const TablePage = ({ table }: { readonly table: string }) => {
  const { picture, status, failure } = useTable();
  const targets = useMemo(() => targetsOf(picture), [picture]);
  useTurnAlert(isCalled(picture));
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    leaveTable();
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
  if (picture !== undefined)
    return (
      <div className={styles.table} data-table data-seq={picture.seq}>
        <SpireTable picture={picture} />
        <Chat targets={targets} />
      </div>
    );
  return (
    <main className={styles.waiting}>
      <p role="status">
        {status === 'failed' ? failure : say(status === 'lost' ? 'connection.lost' : 'connecting')}
      </p>
      {status === 'failed' && (
        <Link href="/" className={controls.button}>
          {say('home')}
        </Link>
      )}
    </main>
  );
};

export default TablePage;
