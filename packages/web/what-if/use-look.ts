import type { Seat } from '@three-spires/kernel';
import type { Look, Start } from '@three-spires/what-if/figures';
import { useEffect, useState } from 'react';
import { startPlayer } from '../connection/start-player.ts';
import { say } from './words.ts';

type Found = { readonly look?: Look; readonly failure?: string };

/** What a start offers, found by a worker that has the rules. */
export const useLook = (game: string, start: Start, seat: Seat | undefined): Found => {
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    setFound({});
    const player = startPlayer({
      answered(answer) {
        if (answer.type === 'looked') setFound({ look: answer.look });
        else if (answer.type === 'failed') setFound({ failure: answer.text });
        player.end();
      },
      failed: (reason) => setFound({ failure: say('whatIf.workerFailed', { reason }) }),
    });
    player.tell({ type: 'look', game, start, ...(seat === undefined ? {} : { seat }) });
    return () => player.end();
  }, [game, start, seat]);
  return found;
};
