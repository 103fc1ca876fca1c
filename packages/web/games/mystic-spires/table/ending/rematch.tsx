import { useState } from 'react';
import { useLocation } from 'wouter';
import { openNextGame, openRematch } from '../../../../connection/api.ts';
import { useTable } from '../../../../connection/use-table.ts';
import { Button } from '../../../../kit/button.tsx';
import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import styles from './ending.module.css';

/** Leads to the next game of a match, or to a rematch: the first player to ask opens it for both. */
export const Rematch = () => {
  const { seats, match, next } = useBoard().picture;
  const table = useTable((state) => state.table);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!seats.some(({ mine }) => mine)) return null;
  const goesOn = match !== undefined && match.result === undefined;
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const opened = next ?? (await (goesOn ? openNextGame : openRematch)(table ?? '')).table;
      go(`/table/${opened}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : say('failed'));
      setBusy(false);
    }
  };
  return (
    <>
      {next !== undefined && !goesOn && (
        <p className={styles.offer} role="status">
          {say('rematchOpen')}
        </p>
      )}
      <Button
        look="primary"
        data-action={goesOn ? 'next-game' : 'rematch'}
        disabled={busy}
        onClick={() => void open()}
      >
        {say(goesOn ? 'nextGame' : next === undefined ? 'rematch' : 'toRematch')}
      </Button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
};
