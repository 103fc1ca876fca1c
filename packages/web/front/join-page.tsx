import type { TableSummary } from '@three-spires/server/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { claimSeat, fetchMe, fetchTable } from '../connection/api.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { CharacterTile } from './character-tile.tsx';
import { profileOf } from './characters.ts';
import { charactersOf, describeRun } from './describe-run.ts';
import { NameField } from './name-field.tsx';
import { PageFrame } from './page-frame.tsx';
import styles from './solo-picker.module.css';

/** Where an invitation link leads: choose among the open seats. */
const JoinPage = ({ table, invite }: { readonly table: string; readonly invite: string }) => {
  const [, go] = useLocation();
  const [summary, setSummary] = useState<TableSummary>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    fetchMe()
      .then(() => fetchTable(table, invite))
      .then((found) => setSummary(found))
      .catch((error: Error) => setFailure(error.message));
  }, [table, invite]);
  const claim = (seat: number): void => {
    claimSeat(table, invite, seat)
      .then(() => go(`/table/${table}`))
      .catch((error: Error) => setFailure(error.message));
  };
  const open = summary?.seats.filter((seat) => seat.open) ?? [];
  const seated = summary?.seats.some(({ mine }) => mine) ?? false;
  const host = summary?.seats.find((seat) => !seat.open)?.name ?? '';
  return (
    <PageFrame title={say('join.title')}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {summary !== undefined && (
        <>
          <p className={controls.label}>{describeRun(summary.setup)}</p>
          <p>{open.length > 0 ? say('join.lead', { host }) : say('join.full')}</p>
          <NameField />
          <div className={styles.tiles}>
            {open.map(({ seat }) => {
              const profile = profileOf(charactersOf(summary.setup)[seat] ?? '');
              return (
                profile && (
                  <CharacterTile
                    key={seat}
                    profile={profile}
                    action={say('join.take')}
                    onChoose={() => claim(seat)}
                  />
                )
              );
            })}
          </div>
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
